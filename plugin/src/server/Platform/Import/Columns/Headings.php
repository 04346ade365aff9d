<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

defined( 'ABSPATH' ) || exit;

/** Recognizes the columns of a file by their headings. Capitals, accents and punctuation make no difference. */
final readonly class Headings {
	private const LONGEST = 60;

	/**
	 * @param list<string>      $titles
	 * @param list<string>      $keys  identify the columns
	 * @param list<string|null> $paths the target of each column, null for an unknown one
	 * @param bool              $is_settled whether each column is known by its heading, or by choice
	 */
	private function __construct( public array $titles, public array $keys, public array $paths, public bool $is_settled ) {}

	/**
	 * @param list<string>                $titles
	 * @param array<string, list<string>> $columns the possible names of each column, the most certain first: letters and digits in lower case
	 */
	public static function of( array $titles, array $columns, ColumnMapping $mapping = new ColumnMapping() ): self {
		$keys   = self::keys( $titles );
		$chosen = array_intersect_key( $mapping->of( $keys ), array_flip( $keys ) );
		$others = array_values( array_diff( $keys, array_keys( $chosen ) ) );
		$paths  = array_filter( $chosen, static fn ( ?string $path ): bool => null !== $path && isset( $columns[ $path ] ) );

		foreach ( array_diff_key( $columns, array_flip( $paths ) ) as $path => $known ) {
			$found = array_values( array_intersect( $known, $others ) );

			if ( array() !== $found ) {
				$paths[ $found[0] ] ??= $path;
			}
		}

		$open  = array_filter( $keys, static fn ( string $key ): bool => ! str_starts_with( $key, '~' ) && ! isset( $paths[ $key ] ) && ! array_key_exists( $key, $chosen ) );

		return new self( $titles, $keys, array_map( static fn ( string $key ): ?string => $paths[ $key ] ?? null, $keys ), array() === $open );
	}

	/** The higher, the more a line looks like headings: known columns count most, then non-empty cells. */
	public function likeness(): int {
		return 1000 * count( array_filter( $this->paths, is_string( ... ) ) ) + count( array_filter( $this->titles, static fn ( string $title ): bool => '' !== trim( $title ) ) );
	}

	/** Returns a heading without capitals, accents and punctuation. */
	public static function plain( string $title ): string {
		return strtolower( preg_replace( '/[^A-Za-z0-9]/', '', remove_accents( $title ) ) ?? '' );
	}

	/**
	 * @param list<string> $titles
	 * @return list<string> unique keys: a repeated or empty heading is identified by its number
	 */
	private static function keys( array $titles ): array {
		$keys = array();

		foreach ( $titles as $index => $title ) {
			$plain  = substr( self::plain( $title ), 0, self::LONGEST );
			$number = $index + 1;
			$keys[] = '' === $plain || in_array( $plain, $keys, true ) ? "$plain~$number" : $plain;
		}

		return $keys;
	}
}
