<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

defined( 'ABSPATH' ) || exit;

/** A list of ZIP codes as numbers, as in a block's content: 2139 is 02139. The twin of `client/domain/zip-coverage.ts`: both run `contracts/zip-coverage.cases.json`. */
final readonly class ZipCoverage {
	private const MOST = 5000;

	/** @param list<int> $zips */
	private function __construct( public array $zips ) {}

	/** @param mixed $list numbers or texts, not trusted; a text may contain several ZIP codes */
	public static function from_attribute( mixed $list ): self {
		$zips = array();

		foreach ( is_array( $list ) ? $list : array( $list ) as $item ) {
			foreach ( is_int( $item ) || is_string( $item ) ? (array) preg_split( '/[\s,;]+/', (string) $item ) : array() as $text ) {
				$zip = self::number( (string) $text );

				if ( null !== $zip ) {
					$zips[ $zip ] = $zip;
				}
			}
		}

		return new self( array_slice( array_values( $zips ), 0, self::MOST ) );
	}

	/** Whether the list contains the ZIP code of an entered place. */
	public function covers( string $place ): bool {
		return 1 === preg_match( '/^\d{5}(?:-\d{4})?$/', trim( $place ) ) && in_array( (int) substr( trim( $place ), 0, 5 ), $this->zips, true );
	}

	private static function number( string $text ): ?int {
		return 1 === preg_match( '/^\d{1,5}(?:-\d{4})?$/', $text ) && (int) $text > 0 ? (int) $text : null;
	}
}
