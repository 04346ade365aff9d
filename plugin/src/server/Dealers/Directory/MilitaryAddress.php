<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Names\PlaceQuery;

defined( 'ABSPATH' ) || exit;

/** What a search says about a military address abroad, which no dealer serves. */
final class MilitaryAddress {
	public static function is( string $query ): bool {
		return PlaceQuery::of( $query )->is_military();
	}

	/**
	 * Returns the texts that replace those of an unknown place, in the current language; null if nothing should.
	 *
	 * @return array{nobody: string, nobodyHelp: string}|null
	 */
	public static function texts( string $query, SearchResult $result ): ?array {
		return null !== $result->location || ! self::is( $query ) ? null : array(
			'nobody'     => __( 'No dealer serves a military address abroad', 'hvac-blocks' ),
			'nobodyHelp' => __( 'To find a dealer for a home in the United States or Canada, enter the ZIP or postal code of that home.', 'hvac-blocks' ),
		);
	}
}
