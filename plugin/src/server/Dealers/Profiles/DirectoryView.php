<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\DealerSearch\DealerCard;
use HvacBlocks\Dealers\DealerSearch\Pagination;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Profiles\Places\City;
use HvacBlocks\Dealers\Profiles\Places\DealerPlaces;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The view model of the block `dealer-directory`: the part of the directory at the page's address.
 *
 * Longer than other files: one view model with a part for each kind of page, which share their texts.
 */
final readonly class DirectoryView {
	// From this number on, cities are grouped by their first letters.
	private const WITH_LETTERS = 60;

	private function __construct( private BlockContext $context, private ?DirectoryPlace $found, private DirectoryPlace $place, private int $level ) {}

	public static function of( BlockContext $context, int $level ): self {
		$asked = DirectoryAddress::read( $context->path ) ?? new DirectoryAddress( $context->language );
		$found = DirectoryPlace::at( $asked, $context->service( DealerPlaces::class ) );

		return new self( $context, $found, $found ?? DirectoryPlace::root( $context->language ), $level );
	}

	/** @return array<string, mixed> */
	public function props(): array {
		return match ( true ) {
			null === $this->found        => $this->missing(),
			null !== $this->place->city  => $this->city( $this->place->city ),
			'' !== $this->place->region  => $this->region(),
			default                      => $this->root(),
		};
	}

	public function is_root(): bool {
		return '' === $this->place->region;
	}

	public function heading(): string {
		return $this->place->title();
	}

	/** @return array<string, mixed> */
	private function root(): array {
		$groups = array();

		foreach ( $this->context->service( DealerPlaces::class )->regions() as $region => $count ) {
			$groups[ Regions::country( $region ) ][] = $this->link( Regions::name_in( $region, $this->context->language ), $count, DirectoryPlace::address( $this->context->language, $region ) );
		}

		$titles = array(
			'US' => __( 'United States', 'hvac-blocks' ),
			'CA' => __( 'Canada', 'hvac-blocks' ),
		);

		return $this->view(
			array(
				'groups'  => array_values(
					array_map(
						fn ( string $country ): array => array(
							'title' => $titles[ $country ],
							'links' => $this->sorted( $groups[ $country ] ),
						),
						array_values( array_filter( array_keys( $titles ), static fn ( string $country ): bool => isset( $groups[ $country ] ) ) )
					)
				),
				'message' => array() === $groups ? array(
					'icon'   => 'mapPin',
					'title'  => __( 'Find the dealers near you', 'hvac-blocks' ),
					'text'   => __( 'Enter a ZIP code, postal code or city to see who serves your home.', 'hvac-blocks' ),
					'action' => $this->locator(),
				) : null,
			)
		);
	}

	/** @return array<string, mixed> */
	private function region(): array {
		$cities = $this->context->service( DealerPlaces::class )->cities( $this->place->region );
		$total  = array_sum( array_map( static fn ( City $city ): int => $city->count, $cities ) );
		$links  = array_map( fn ( City $city ): array => $this->link( DirectoryPlace::city_name( $city ), $city->count, DirectoryPlace::address( $this->context->language, $this->place->region, $city->slug ) ), $cities );

		return $this->view(
			array(
				'intro'     => Text::fill(
					__( '{dealers} in {cities}.', 'hvac-blocks' ),
					array(
						'dealers' => $this->dealers_counted( $total ),
						'cities'  => Text::fill(
							Text::plural(
								array(
									'one'   => __( '{count} place', 'hvac-blocks' ),
									'other' => __( '{count} places', 'hvac-blocks' ),
								),
								count( $cities ),
								$this->context->language
							),
							array( 'count' => $this->number( count( $cities ) ) )
						),
					)
				),
				'groups'    => count( $links ) < self::WITH_LETTERS ? array(
					array(
						'title' => '',
						'links' => $links,
					),
				) : self::by_letter( $cities, $links ),
				'byLetters' => count( $links ) >= self::WITH_LETTERS,
			)
		);
	}

	/** @return array<string, mixed> */
	private function city( City $city ): array {
		$page  = $this->place->address->page;
		$pages = DirectoryPlace::pages( $city );
		$cardConfig = DealerCard::config( $this->context, $this->level + 1 );

		$entries = array_map(
			function ( Dealer $dealer ) use ( $cardConfig ): array {
				$card = DealerCard::props( '', DealerCard::trimmed( $dealer ), $cardConfig );

				return array(
					'name'    => $card['name'],
					'href'    => DealerProfileAddress::of( $dealer ),
					'rating'  => $card['rating'],
					'address' => $card['address'],
					'badges'  => $card['badges'],
					'phone'   => $card['phone'],
					'call'    => Text::fill( __( 'Call {name}', 'hvac-blocks' ), array( 'name' => $dealer->name ) ),
				);
			},
			$this->context->service( DealerPlaces::class )->dealers( $this->place->region, $city, $page )
		);

		return $this->view(
			array(
				'intro'      => $this->dealers_counted( $city->count ) . '.',
				'entries'    => $entries,
				'pagination' => $pages < 2 ? null : array(
					'label'    => __( 'Pages of dealers', 'hvac-blocks' ),
					'texts'    => array(
						'previous' => __( 'Previous', 'hvac-blocks' ),
						'next'     => __( 'Next', 'hvac-blocks' ),
						'page'     => __( 'Page {number}', 'hvac-blocks' ),
					),
					'current'  => $page,
					'count'    => $pages,
					'numbers'  => array_map(
						fn ( ?int $number ): ?array => null === $number ? null : array(
							'number' => $number,
							'href'   => $this->page( $number ),
						),
						Pagination::numbers( $page, $pages )
					),
					'previous' => $page > 1 ? $this->page( $page - 1 ) : null,
					'next'     => $page < $pages ? $this->page( $page + 1 ) : null,
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private function missing(): array {
		return $this->view(
			array(
				'message' => array(
					'icon'   => 'mapPinOff',
					'title'  => __( 'We found no dealers here', 'hvac-blocks' ),
					'text'   => __( 'Dealers from other places may serve this area. Search with your ZIP or postal code, or start with your state or province.', 'hvac-blocks' ),
					'action' => array(
						'text' => __( 'See all dealers', 'hvac-blocks' ),
						'href' => $this->context->service( SitePages::class )->find_a_dealer( $this->context->language ),
					),
					'second' => $this->locator(),
				),
			)
		);
	}

	/**
	 * @param array<string, mixed> $parts
	 * @return array<string, mixed>
	 */
	private function view( array $parts ): array {
		$trail = $this->place->trail( $this->context->service( SitePages::class )->home( $this->context->language ) );

		return array(
			...self::empty_parts(),
			...$parts,
			'level'      => $this->level,
			'trail'      => '' === $this->place->region ? array() : $trail,
			'trailLabel' => __( 'You are here', 'hvac-blocks' ),
		);
	}

	/** @return array<string, mixed> */
	private static function empty_parts(): array {
		return array(
			'intro'      => '',
			'groups'     => array(),
			'byLetters'  => false,
			'entries'    => array(),
			'pagination' => null,
			'message'    => null,
		);
	}

	/** @return array{text: string, count: string, label: string, href: string} */
	private function link( string $text, int $count, DirectoryAddress $address ): array {
		return array(
			'text'  => $text,
			'count' => $this->number( $count ),
			'label' => $this->dealers_counted( $count ),
			'href'  => $address->url(),
		);
	}

	/**
	 * @param list<array{text: string, count: string, label: string, href: string}> $links
	 * @return list<array{text: string, count: string, label: string, href: string}>
	 */
	private function sorted( array $links ): array {
		usort( $links, static fn ( array $a, array $b ): int => strcasecmp( remove_accents( $a['text'], 'en_US' ), remove_accents( $b['text'], 'en_US' ) ) );

		return $links;
	}

	/**
	 * @param list<City> $cities
	 * @param list<array{text: string, count: string, label: string, href: string}> $links
	 * @return list<array{title: string, links: list<array{text: string, count: string, label: string, href: string}>}>
	 */
	private static function by_letter( array $cities, array $links ): array {
		$groups = array();

		foreach ( $cities as $place => $city ) {
			$letter                       = '' === $city->name ? '…' : strtoupper( $city->slug[0] );
			$groups[ $letter ]['title']   = (string) $letter;
			$groups[ $letter ]['links'][] = $links[ $place ];
		}

		return array_values( $groups );
	}

	private function page( int $number ): string {
		$address = $this->place->address;

		return ( new DirectoryAddress( $address->language, $address->region, $address->city, $number ) )->url();
	}

	private function dealers_counted( int $count ): string {
		return Text::fill(
			Text::plural(
				array(
					'one'   => __( '{count} dealer', 'hvac-blocks' ),
					'other' => __( '{count} dealers', 'hvac-blocks' ),
				),
				$count,
				$this->context->language
			),
			array( 'count' => $this->number( $count ) )
		);
	}

	/** @return array{text: string, href: string} */
	private function locator(): array {
		return array(
			'text' => __( 'Search by ZIP code or city', 'hvac-blocks' ),
			'href' => $this->context->service( SitePages::class )->dealer_locator( $this->context->language ),
		);
	}

	private function number( int $number ): string {
		return Numbers::format( (float) $number, 0, $this->context->language );
	}
}
