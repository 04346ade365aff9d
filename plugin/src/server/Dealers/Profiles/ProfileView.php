<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\DealerSearch\DealerFilters;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Profiles\Places\DealerPlaces;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The view model of the block `dealer-profile`. */
final readonly class ProfileView {
	private const PLACES_AT_ONCE = 12;
	private const MOST_PLACES    = 300;
	private const NEARBY         = 4;

	private function __construct( private BlockContext $context, private Dealer $dealer ) {}

	/** Null if the page is not a dealer's. */
	public static function of( BlockContext $context, string $company_id, int $level ): ?ViewModel {
		$asked = ProfileDealer::of( $context, $company_id );

		if ( null === $asked ) {
			return null;
		}

		if ( null === $asked->dealer ) {
			return new ViewModel(
				array(
					'level'   => $level,
					'message' => $asked->is_unavailable ? self::unavailable( $context ) : self::gone( $context ),
				)
			);
		}

		return new ViewModel( ( new self( $context, $asked->dealer ) )->props( $level ) );
	}

	/** @return array<string, mixed> */
	private function props( int $level ): array {
		$card = DealerCard::props( $this->context->id, DealerCard::trimmed( $this->dealer ), DealerCard::config( $this->context, $level + 1 ) );
		$own  = new ProfileFields( $this->dealer, $this->context->language );

		return array(
			'level'   => $level,
			'message' => null,
			'trail'   => ProfileTrail::of( $this->dealer, $this->context->language, $this->context->service( SitePages::class )->home( $this->context->language ), $this->context->service( DealerPlaces::class ) ),
			'name'    => $this->dealer->name,
			'town'    => $this->town(),
			'photo'   => Picture::of_url( $this->dealer->photo, '3/2' )?->props(),
			'rating'  => $card['rating'],
			'offers'  => array( ...$this->offers(), ...$own->flags() ),
			'details' => $own->details(),
			'area'    => $this->area(),
			'nearby'  => $this->nearby(),
			'texts'   => array(
				'trail'  => __( 'You are here', 'hvac-blocks' ),
				'offers' => __( 'What this dealer offers', 'hvac-blocks' ),
				'details' => __( 'Details', 'hvac-blocks' ),
				'reviews' => __( 'Reviews', 'hvac-blocks' ),
				'average' => __( 'The average rating from this dealer’s customers.', 'hvac-blocks' ),
				'area'   => __( 'Service area', 'hvac-blocks' ),
				'nearby' => __( 'Other dealers nearby', 'hvac-blocks' ),
			),
		);
	}

	/** "Plano, Texas" */
	private function town(): string {
		$region = '' === $this->dealer->state ? '' : Regions::name_in( $this->dealer->state, $this->context->language );

		return implode( ', ', array_filter( array( $this->dealer->city, $region ), static fn ( string $part ): bool => '' !== $part ) );
	}

	/** @return list<array{icon: string, title: string, text: string}> */
	private function offers(): array {
		$labels = DealerFilters::labels( $this->context->service( Settings::class )->string( 'brand_name' ) );
		$texts  = array(
			'tcs'         => __( 'Meets the manufacturer’s standards for training and customer satisfaction.', 'hvac-blocks' ),
			'emergency'   => __( 'Available at night, on weekends and on holidays.', 'hvac-blocks' ),
			'nate'        => __( 'Technicians have passed independent exams on the systems they install and repair.', 'hvac-blocks' ),
			'financing'   => __( 'Offers plans to pay for a new system over time.', 'hvac-blocks' ),
			'leasing'     => __( 'Leases systems for a monthly payment instead of a purchase price. Ask the dealer about terms.', 'hvac-blocks' ),
			'diagnostics' => __( 'Can check a connected system remotely before a visit.', 'hvac-blocks' ),
			'charter'     => Text::fill( __( 'In the program since {year}.', 'hvac-blocks' ), array( 'year' => substr( (string) $this->dealer->charter_member_date, 0, 4 ) ) ),
		);

		return array_map(
			static fn ( string $key ): array => array(
				'icon'  => DealerFilters::icon( $key ),
				'title' => $labels[ $key ],
				'text'  => $texts[ $key ] ?? '',
			),
			DealerFilters::of( $this->dealer->to_array()['data'] )
		);
	}

	/** @return array{intro: string, places: list<string>, more: array{summary: string, groups: list<array{region: string, places: string}>}|null, codes: array{summary: string, codes: string}|null}|null */
	private function area(): ?array {
		$coverage = $this->dealer->coverage;
		$names    = $this->context->service( DealerPlaces::class )->names( $coverage );
		$town     = $this->town();
		$own      = $names[ $this->dealer->state ] ?? array();
		$count    = array_sum( array_map( 'count', $names ) );

		if ( '' === $town && array() === $coverage ) {
			return null;
		}

		return array(
			'intro'  => '' === $town
				? Text::fill( __( '{name} serves these places.', 'hvac-blocks' ), array( 'name' => $this->dealer->name ) )
				: Text::fill( array() === $coverage ? __( '{name} serves {town} and the surrounding area.', 'hvac-blocks' ) : __( '{name} serves {town}, the surrounding area, and:', 'hvac-blocks' ), array( 'name' => $this->dealer->name, 'town' => $town ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
			'places' => array_slice( $own, 0, self::PLACES_AT_ONCE ),
			'more'   => $count <= min( self::PLACES_AT_ONCE, count( $own ) ) ? null : array(
				'summary' => Text::fill(
					Text::plural(
						array(
							'one'   => __( '{count} more place', 'hvac-blocks' ),
							'other' => __( '{count} more places', 'hvac-blocks' ),
						),
						$count - min( self::PLACES_AT_ONCE, count( $own ) ),
						$this->context->language
					),
					array( 'count' => $this->number( $count - min( self::PLACES_AT_ONCE, count( $own ) ) ) )
				),
				'groups'  => $this->groups( array( $this->dealer->state => array_slice( $own, self::PLACES_AT_ONCE ) ) + $names ),
			),
			'codes'  => array() === $coverage ? null : array(
				'summary' => Text::fill(
					Text::plural(
						array(
							'one'   => __( '{count} ZIP or postal code', 'hvac-blocks' ),
							'other' => __( '{count} ZIP and postal codes', 'hvac-blocks' ),
						),
						count( $coverage ),
						$this->context->language
					),
					array( 'count' => $this->number( count( $coverage ) ) )
				),
				'codes'   => implode( ', ', array_slice( $coverage, 0, self::MOST_PLACES ) ) . ( count( $coverage ) > self::MOST_PLACES ? ', …' : '' ),
			),
		);
	}

	/**
	 * @param array<string, list<string>> $names by region
	 * @return list<array{region: string, places: string}>
	 */
	private function groups( array $names ): array {
		$groups = array();

		foreach ( array_filter( $names ) as $region => $places ) {
			$groups[] = array(
				'region' => Regions::name_in( $region, $this->context->language ),
				'places' => implode( ', ', array_slice( $places, 0, self::MOST_PLACES ) ),
			);
		}

		return $groups;
	}

	/** @return list<array{name: string, href: string, note: string}> */
	private function nearby(): array {
		$place = '' !== $this->dealer->zip ? $this->dealer->zip : trim( "{$this->dealer->city} {$this->dealer->state}" );

		try {
			$found = '' === $place ? array() : $this->context->service( DealerDirectory::class )->search( $place, SearchMode::Standard )->dealers;
		} catch ( Unavailable ) {
			// The page is complete without them.
			return array();
		}

		$others = array_filter( $found, fn ( Dealer $other ): bool => $other->company_id !== $this->dealer->company_id );

		return array_map(
			static fn ( Dealer $other ): array => array(
				'name' => $other->name,
				'href' => DealerProfileAddress::of( $other ),
				'note' => implode( ', ', array_filter( array( $other->city, $other->state ) ) ),
			),
			array_slice( array_values( $others ), 0, self::NEARBY )
		);
	}

	private function number( int $number ): string {
		return Numbers::format( (float) $number, 0, $this->context->language );
	}

	/** @return array<string, mixed> */
	private static function gone( BlockContext $context ): array {
		return array(
			'icon'   => 'searchX',
			'title'  => __( 'We could not find this dealer', 'hvac-blocks' ),
			'text'   => __( 'The dealer may no longer be listed, or the address may be misspelled. These dealers can help:', 'hvac-blocks' ),
			'action' => self::directory( $context ),
			'second' => self::locator( $context ),
		);
	}

	/** @return array<string, mixed> */
	private static function unavailable( BlockContext $context ): array {
		$phone = $context->service( Settings::class )->string( 'support_phone' );

		return array(
			'icon'  => 'clockAlert',
			'title' => __( 'This page is not available right now', 'hvac-blocks' ),
			'text'  => __( 'The problem is on our end. Please try again in a moment, or call us on weekdays, 7am-5pm CST.', 'hvac-blocks' ),
			'phone' => '' === $phone ? null : array(
				'text' => $phone,
				'href' => DealerCard::telephone( $phone ),
			),
		);
	}

	/** @return array{text: string, href: string} */
	private static function directory( BlockContext $context ): array {
		return array(
			'text' => __( 'See all dealers', 'hvac-blocks' ),
			'href' => $context->service( SitePages::class )->find_a_dealer( $context->language ),
		);
	}

	/** @return array{text: string, href: string} */
	private static function locator( BlockContext $context ): array {
		return array(
			'text' => __( 'Find dealers near you', 'hvac-blocks' ),
			'href' => $context->service( SitePages::class )->dealer_locator( $context->language ),
		);
	}
}
