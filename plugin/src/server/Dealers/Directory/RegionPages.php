<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The pages of the dealers of a state or province, which a search for it offers beside its cities.
 *
 * @phpstan-import-type PlaceArray from NamedPlace
 */
final class RegionPages {
	public static function url( string $region, ?Language $language = null ): string {
		$language ??= PageLanguage::current();

		return ( new BasePath() )->url( "$language->value/find-a-dealer/" . DealerProfileAddress::words( Regions::name( $region ) ) );
	}

	/**
	 * Returns the places to choose from in the shape of `GET /dealers`: a region with the address of its page, in the language of this request.
	 *
	 * @param list<NamedPlace> $places
	 * @return list<PlaceArray>
	 */
	public static function of( array $places ): array {
		return array_map( static fn ( NamedPlace $place ): array => $place->to_array() + ( $place->is_region() ? array( 'directoryUrl' => self::url( $place->region ) ) : array() ), $places );
	}

	/**
	 * Returns the places without regions that have no page.
	 *
	 * @param list<NamedPlace>                $places
	 * @param (callable( string ): bool)|null $has_page
	 * @return list<NamedPlace>
	 */
	public static function existing( array $places, ?callable $has_page = null ): array {
		return array_values( array_filter( $places, static fn ( NamedPlace $place ): bool => ! $place->is_region() || ( null !== $has_page && $has_page( $place->region ) ) ) );
	}
}
