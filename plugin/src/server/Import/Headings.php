<?php
declare(strict_types=1);

namespace HvacBlocks\Import;

defined( 'ABSPATH' ) || exit;

/** What the columns of a file are, by their headings. Capital letters, accents and punctuation make no difference. */
final readonly class Headings {
	/** Limits what an import keeps of headings that are none. */
	private const MOST_UNUSED = 30;
	private const LONGEST     = 60;

	/**
	 * @param list<string|null> $paths  where each column belongs, null for one that is none of ours
	 * @param list<string>      $unused the headings of columns that are none of ours
	 */
	private function __construct( public array $paths, public array $unused ) {}

	/**
	 * @param list<string>                $titles
	 * @param array<string, list<string>> $columns the names that each may have, the surest first: letters and digits, none of them capital
	 */
	public static function of( array $titles, array $columns ): self {
		$names = array_map( self::plain( ... ), $titles );
		$paths = array_fill( 0, count( $titles ), null );

		foreach ( $columns as $path => $known ) {
			$found = array_intersect( $known, $names );
			$index = array() === $found ? false : array_search( reset( $found ), $names, true );

			if ( is_int( $index ) && null === $paths[ $index ] ) {
				$paths[ $index ] = $path;
			}
		}

		$others = array_filter( $titles, static fn ( string $title, int $index ): bool => null === $paths[ $index ] && '' !== trim( $title ), ARRAY_FILTER_USE_BOTH );

		return new self( $paths, array_map( static fn ( string $title ): string => mb_substr( trim( $title ), 0, self::LONGEST ), array_slice( array_values( $others ), 0, self::MOST_UNUSED ) ) );
	}

	private static function plain( string $title ): string {
		return strtolower( preg_replace( '/[^A-Za-z0-9]/', '', remove_accents( $title ) ) ?? '' );
	}
}
