<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

defined( 'ABSPATH' ) || exit;

/** What the columns of a file are, by their headings. Capital letters, accents and punctuation make no difference. */
final readonly class Headings {
	private const LONGEST = 60;

	/**
	 * @param list<string>      $titles
	 * @param list<string>      $keys  tell the columns apart
	 * @param list<string|null> $paths where each column belongs, null for one that is none of ours
	 */
	private function __construct( public array $titles, public array $keys, public array $paths ) {}

	/**
	 * @param list<string>                $titles
	 * @param array<string, list<string>> $columns the names that each may have, the surest first: letters and digits, none of them capital
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

		return new self( $titles, $keys, array_map( static fn ( string $key ): ?string => $paths[ $key ] ?? null, $keys ) );
	}

	/** The higher, the more a line looks like headings: columns of ours count most, then cells that are not empty. */
	public function likeness(): int {
		return 1000 * count( array_filter( $this->paths, is_string( ... ) ) ) + count( array_filter( $this->titles, static fn ( string $title ): bool => '' !== trim( $title ) ) );
	}

	/** What a heading is called whatever its capitals, accents and punctuation. */
	public static function plain( string $title ): string {
		return strtolower( preg_replace( '/[^A-Za-z0-9]/', '', remove_accents( $title ) ) ?? '' );
	}

	/**
	 * @param list<string> $titles
	 * @return list<string> different ones: a heading that comes again, or says nothing, is told by its number
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
