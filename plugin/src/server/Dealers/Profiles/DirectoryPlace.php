<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Profiles\Places\City;
use HvacBlocks\Dealers\Profiles\Places\DealerPlaces;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The part of the directory at an address. */
final readonly class DirectoryPlace {
	private function __construct(
		/** Its canonical address. */
		public DirectoryAddress $address,
		/** Two letters; empty at the root. */
		public string $region = '',
		/** Null above the level of cities. */
		public ?City $city = null,
	) {}

	public static function root( Language $language ): self {
		return new self( new DirectoryAddress( $language ) );
	}

	/** Null if there are no dealers. */
	public static function at( DirectoryAddress $asked, DealerPlaces $places ): ?self {
		if ( '' === $asked->region ) {
			return self::root( $asked->language );
		}

		$region = Regions::code( $asked->region );

		$cities = null === $region ? array() : $places->cities( $region );

		if ( null === $region || array() === $cities ) {
			return null;
		}

		$address = self::address( $asked->language, $region );

		if ( '' === $asked->city ) {
			return new self( $address, $region );
		}

		foreach ( $cities as $city ) {
			if ( $city->is( $asked->city ) ) {
				return $asked->page < 1 || $asked->page > self::pages( $city ) ? null : new self( new DirectoryAddress( $asked->language, $address->region, $city->slug, $asked->page ), $region, $city );
			}
		}

		return null;
	}

	/** The address of a region, or of one of its cities. */
	public static function address( Language $language, string $region, string $city_slug = '' ): DirectoryAddress {
		return new DirectoryAddress( $language, DealerProfileAddress::words( Regions::name( $region ) ), $city_slug );
	}

	public static function pages( City $city ): int {
		return max( 1, (int) ceil( $city->count / DealerPlaces::A_PAGE ) );
	}

	/** The title of the page. */
	public function title(): string {
		$title = match ( true ) {
			null !== $this->city => __( 'Heating and cooling dealers in {city}, {region}', 'hvac-blocks' ),
			'' !== $this->region => __( 'Heating and cooling dealers in {region}', 'hvac-blocks' ),
			default              => __( 'Heating and cooling dealers by state and province', 'hvac-blocks' ),
		};

		return Text::fill( $title, $this->names() );
	}

	public function description(): string {
		$description = match ( true ) {
			null !== $this->city => __( 'Independent heating and cooling dealers in {city}, {region}, with addresses, phone numbers, reviews and services.', 'hvac-blocks' ),
			'' !== $this->region => __( 'Cities in {region} with independent heating and cooling dealers for repairs, yearly maintenance and new systems.', 'hvac-blocks' ),
			default              => __( 'All independent heating and cooling dealers, by state and province and by city.', 'hvac-blocks' ),
		};

		return Text::fill( $description, $this->names() );
	}

	/**
	 * The pages above this one and the page itself.
	 *
	 * @return list<array{text: string, url: string}>
	 */
	public function trail( string $home ): array {
		return self::trail_to( $home, $this->address->language, $this->region, $this->city );
	}

	/** @return list<array{text: string, url: string}> */
	public static function trail_to( string $home, Language $language, string $region, ?City $city ): array {
		$trail = array(
			array(
				'text' => __( 'Home', 'hvac-blocks' ),
				'url'  => $home,
			),
			array(
				'text' => __( 'Find a dealer', 'hvac-blocks' ),
				'url'  => ( new DirectoryAddress( $language ) )->url(),
			),
		);

		if ( '' !== $region ) {
			$trail[] = array(
				'text' => Regions::name_in( $region, $language ),
				'url'  => self::address( $language, $region )->url(),
			);
		}

		if ( '' !== $region && null !== $city ) {
			$trail[] = array(
				'text' => self::city_name( $city ),
				'url'  => self::address( $language, $region, $city->slug )->url(),
			);
		}

		return $trail;
	}

	public static function city_name( City $city ): string {
		return '' === $city->name ? __( 'Other places', 'hvac-blocks' ) : $city->name;
	}

	/** @return array<string, string> */
	private function names(): array {
		return array(
			'region' => '' === $this->region ? '' : Regions::name_in( $this->region, $this->address->language ),
			'city'   => null === $this->city ? '' : self::city_name( $this->city ),
		);
	}
}
