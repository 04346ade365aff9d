<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Platform\Values\CellText;

defined( 'ABSPATH' ) || exit;

/** The company ID of a dealer from a list without IDs: `smith-sons-75024`, the same each time the list is imported. */
final class MadeCompanyId {
	/** An ID has at most 64 characters, a postal code 6. */
	private const LONGEST = 56;
	private const HASH    = 8;

	/** @return string empty without a readable name and ZIP code */
	public static function of( string $name, string $zip, string $state ): string {
		$slug = trim( preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( str_replace( array( "'", '’' ), '', CellText::clean( $name ) ) ) ) ) ?? '', '-' );
		$zip  = PostalCode::repaired( CellText::plain( $zip ), (string) Regions::code( $state ) );

		if ( '' === $slug || null === $zip ) {
			return '';
		}

		// Long names that begin alike differ in their hash.
		$slug = strlen( $slug ) <= self::LONGEST ? $slug : substr( $slug, 0, self::LONGEST - self::HASH - 1 ) . '-' . substr( md5( $slug ), 0, self::HASH );

		return $slug . '-' . strtolower( str_replace( ' ', '', $zip ) );
	}
}
