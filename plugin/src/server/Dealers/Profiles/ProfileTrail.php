<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Profiles\Places\DealerPlaces;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The pages of the directory above a dealer's profile. */
final class ProfileTrail {
	/** @return list<array{text: string, url: string}> the profile itself last */
	public static function of( Dealer $dealer, Language $language, string $home, DealerPlaces $places ): array {
		$cities = '' === $dealer->state ? array() : $places->cities( $dealer->state );
		$found  = null;

		foreach ( $cities as $city ) {
			if ( in_array( $dealer->city, $city->spellings, true ) || ( '' !== $dealer->city && $city->is( $dealer->city ) ) ) {
				$found = $city;
				break;
			}
		}

		return array(
			...DirectoryPlace::trail_to( $home, $language, array() === $cities ? '' : $dealer->state, $found ),
			array(
				'text' => $dealer->name,
				'url'  => DealerProfileAddress::of( $dealer, DealerProfileAddress::folder( $language ) ),
			),
		);
	}
}
