<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\PostalAreas\Names\NamedPlace;
use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The computed values that `dealer-locator/view.php` prints from its view model; `shownOf()` and `results.tsx` are the twins.
 *
 * Longer than other files: the parts of one page, each a few lines, which share the answer and the position in the list.
 *
 * @phpstan-import-type CardConfig from DealerCard
 * @phpstan-import-type Results from DealerSearchResults
 * @phpstan-import-type Texts from DealerSearchTexts
 * @phpstan-type DealerSearchProps array{id: string, lang: 'en'|'es'|'fr', variant: 'finder'|'test'|'slider', level: int, placeholder: string, error: string, address: array{place: string, from: int, filters: list<string>, view: 'list'|'map'}, search: Results, unit: 'mi'|'km'|'country', cardConfig: CardConfig, filters: list<array{key: string, text: string}>, isOpen: bool, isModal: bool, slider: array<string, mixed>|null, distances: list<int>, sorts: list<array{key: string, text: string}>, sort: string, seeAll: string, findMore: string, phone: array{text: string, href: string}, texts: Texts, ...}
 */
final readonly class DealerSearchPage {
	private const KILOMETERS = 1.609344;

	// The entered place may be long; a message must not be.
	private const LONGEST_PLACE = 40;

	public DealerSearchAddress $address;
	/** The number of dealers before the filters and after them. */
	public int $total;
	public int $matching;
	/** @var array{number: int, count: int, first: int, last: int} */
	public array $page;

	/** @param DealerSearchProps $props */
	private function __construct( public array $props ) {
		$search         = $props['search'];
		$this->address  = new DealerSearchAddress( $props['address']['place'], $props['address']['from'], $props['address']['filters'], $props['address']['view'] );
		$this->total    = 'found' === $search['status'] ? $search['total'] : 0;
		$this->matching = 'found' === $search['status'] ? $search['matching'] : 0;
		$this->page     = $this->page_of( 'size' );
	}

	/** @param array<string, mixed> $props as the block's `props.php` made them */
	public static function of( array $props ): self {
		/** @var DealerSearchProps $props */
		return new self( $props );
	}

	/** Whether the dealers are also shown on the map, once the page has its script. */
	public function has_map(): bool {
		return 'map' === $this->address->view && $this->total > 0;
	}

	/**
	 * Returns the texts for a search without dealers: of the answer, or those of a text that may mean several places, and no one of them more than the
	 * others, such as a state or a misspelled name.
	 *
	 * @return array{nobody: string, nobodyHelp: string}
	 */
	public function texts_of_nobody(): array {
		$search     = $this->props['search'];
		$texts      = $this->props['texts'];
		$is_unclear = 'found' === $search['status'] && null === $search['location'] && array() !== $search['others'];

		return $search['texts'] ?? array(
			'nobody'     => $texts[ $is_unclear ? 'unclear' : 'nobody' ],
			'nobodyHelp' => $texts[ $is_unclear ? 'unclearHelp' : 'nobodyHelp' ],
		);
	}

	/** "Showing dealers near Plano, Texas" */
	public function near(): string {
		return Text::fill( $this->words()['near'], array( 'place' => $this->place_name() ) );
	}

	/** "Within 25 miles"; empty if the dealers were found by their name. */
	public function radius(): string {
		return $this->is_named() ? '' : $this->within( $this->miles() );
	}

	/** Whether the dealers were found by their name: what the visitor typed is no place. */
	private function is_named(): bool {
		return 'found' === $this->props['search']['status'] && null === $this->props['search']['location'];
	}

	/** @return array{near: string, found: array{one: string, other: string}, ...} */
	private function words(): array {
		return $this->is_named() ? $this->props['texts']['named'] : $this->props['texts'];
	}

	private function miles(): int {
		return 'found' === $this->props['search']['status'] ? $this->props['search']['radius'] : 0;
	}

	/** "Within 25 miles", in the unit of the place's country or of the site's. */
	private function within( int $miles ): string {
		$search = $this->props['search'];
		$unit   = $this->props['unit'];

		if ( 'country' === $unit ) {
			$unit = 'found' === $search['status'] && 'CA' === ( $search['location']['country'] ?? '' ) ? 'km' : 'mi';
		}

		return Text::fill( $this->props['texts']['radius'][ $unit ], array( 'radius' => 'km' === $unit ? (int) round( $miles * self::KILOMETERS ) : $miles ) );
	}

	/** "14 dealers found near Plano, Texas." */
	public function found(): string {
		$texts = $this->words()['found'];

		return Text::fill(
			Text::plural( $texts, $this->matching, Language::from( $this->props['lang'] ) ),
			array(
				'count' => $this->matching,
				'place' => $this->place_name(),
			)
		);
	}

	/**
	 * "Showing 1-6 of 12"
	 *
	 * @param 'size'|'smallSize' $size as in `size()`
	 */
	public function showing( string $size = 'size' ): string {
		[ 'first' => $first, 'last' => $last ] = $this->page_of( $size );

		return Text::fill( $this->props['texts']['showing'], compact( 'first', 'last' ) + array( 'total' => $this->matching ) );
	}

	/** The half of the page with which a small screen begins. */
	public function half(): string {
		return $this->address->from - $this->page['first'] >= self::size( 'smallSize' ) ? 'second' : 'first';
	}

	/** @return list<array<string, mixed>> props of the `ui` part `dealer-card` */
	public function cards(): array {
		$search = $this->props['search'];
		$cards  = array();

		foreach ( 'found' === $search['status'] ? $search['dealers'] : array() as $index => $dealer ) {
			$cards[] = DealerCard::props( "{$this->props['id']}-dealer-" . ( $this->page['first'] + $index ), $dealer, $this->props['cardConfig'] );
		}

		return $cards;
	}

	/** Returns the number of a card's pin on the map; null if it has none. */
	public function number( int $index ): ?int {
		$search = $this->props['search'];

		return 'found' === $search['status'] && $this->has_map() && isset( $search['dealers'][ $index ]['location'] ) ? $this->page['first'] + $index : null;
	}

	/** "1 dealer is not on the map. The list shows all dealers."; empty if all are on it. */
	public function unplaced(): string {
		$search = $this->props['search'];
		$count  = 'found' === $search['status'] ? count( array_filter( $search['dealers'], static fn ( array $dealer ): bool => ! isset( $dealer['location'] ) ) ) : 0;

		return 0 === $count ? '' : Text::fill( Text::plural( $this->props['texts']['noPosition'], $count, Language::from( $this->props['lang'] ) ), array( 'count' => $count ) );
	}

	/** @return array{caption: string, card: array<string, mixed>}|null props of the `ui` part `nearest-dealer`, if no dealer is near enough */
	public function nearest(): ?array {
		$nearest = 'found' === $this->props['search']['status'] && 0 === $this->total ? $this->props['search']['nearest'] : null;

		return null === $nearest ? null : array(
			'caption' => $this->props['texts']['nearest'],
			'card'    => DealerCard::props( "{$this->props['id']}-nearest", $nearest, $this->props['cardConfig'] ),
		);
	}

	/** @return array<string, mixed> props of the `ui` part `place-search` */
	public function place_search( string $layout ): array {
		return array(
			'id'          => $this->props['id'],
			'value'       => $this->address->place,
			'placeholder' => $this->props['placeholder'],
			'error'       => $this->props['error'],
			'layout'      => $layout,
			'filter'      => implode( ',', $this->address->filters ),
		);
	}

	/**
	 * @param string $block      the block's name, for its classes
	 * @param bool   $has_search whether a place is asked for
	 * @return array<string, mixed> props of the `ui` part `search-top`
	 */
	public function top( string $block, bool $has_search = true ): array {
		return array(
			'block'  => $block,
			'level'  => $this->props['level'],
			'search' => $has_search ? $this->place_search( 'inline' ) : null,
		);
	}

	/** @return array<string, mixed> props of the `ui` part `view-switch` */
	public function view_switch(): array {
		return array(
			'id'         => $this->props['id'],
			'view'       => $this->has_map() ? 'map' : 'list',
			'isDisabled' => 0 === $this->total,
			'texts'      => $this->props['texts']['view'],
		);
	}

	/** @return array<string, mixed> props of the `ui` part `filter-toggles` */
	public function filter_toggles(): array {
		return array(
			'address'    => $this->props['address'],
			'options'    => $this->props['filters'],
			'isDisabled' => 0 === $this->total,
			'label'      => $this->props['texts']['filters']['legend'],
		);
	}

	/** @return array<string, mixed> props of the `ui` part `slider` */
	public function slider(): array {
		return array(
			'slides' => array_map(
				static fn ( array $card ): array => array(
					'ui'    => 'dealers/dealer-card',
					'props' => $card,
				),
				$this->cards()
			),
		) + ( $this->props['slider'] ?? array() );
	}

	/** @return array<string, mixed>|null props of the `ui` part `dealer-filters`; null if there is nothing to filter */
	public function filters(): ?array {
		return 0 === $this->total || array() === $this->props['filters'] ? null : array(
			'id'        => $this->props['id'],
			'lang'      => $this->props['lang'],
			'place'     => $this->address->place,
			'options'   => $this->props['filters'],
			'active'    => $this->address->filters,
			'choices'   => $this->is_named() ? array() : array(
				array(
					'legend' => $this->props['texts']['filters']['distance'],
					'links'  => array_map( fn ( int $miles ): array => $this->choice( $this->within( $miles ), SiteAddress::DISTANCE, $miles, $this->miles() ), $this->props['distances'] ),
				),
				array(
					'legend' => $this->props['texts']['filters']['sort'],
					'links'  => array_map( fn ( array $sort ): array => $this->choice( $sort['text'], SiteAddress::SORT, $sort['key'], $this->props['sort'] ), $this->props['sorts'] ),
				),
			),
			'clearHref' => $this->cleared(),
			'texts'     => $this->props['texts']['filters'],
		);
	}

	/**
	 * A link to the results of this search in which one thing is chosen.
	 *
	 * @param SiteAddress::DISTANCE|SiteAddress::SORT $name
	 * @return array{text: string, href: string, isChosen: bool}
	 */
	private function choice( string $text, string $name, int|string $value, int|string $chosen ): array {
		return array(
			'text'     => $text,
			'href'     => $this->address->by( $name, $value ) . "#{$this->props['id']}-results",
			'isChosen' => $value === $chosen,
		);
	}

	/** Whether a small screen has different pages than a large one. */
	public function has_small_pages(): bool {
		return $this->matching > self::size( 'smallSize' );
	}

	/**
	 * @param 'size'|'smallSize' $size as in `size()`
	 * @return array<string, mixed>|null props of the `ui` part `pagination`; null if everything fits on one page
	 */
	public function pagination( string $size = 'size' ): ?array {
		[ 'number' => $current, 'count' => $count ] = $this->page_of( $size );

		if ( $count < 2 ) {
			return null;
		}

		$href = fn ( int $number ): string => $this->address->with_from( ( $number - 1 ) * self::size( $size ) + 1 )->here();

		return array(
			'label'    => $this->props['texts']['pages']['label'],
			'texts'    => $this->props['texts']['pages'],
			'current'  => $current,
			'numbers'  => array_map(
				static fn ( ?int $number ): ?array => null === $number ? null : array(
					'number' => $number,
					'href'   => $href( $number ),
				),
				Pagination::numbers( $current, $count )
			),
			'previous' => $current > 1 ? $href( $current - 1 ) : null,
			'next'     => $current < $count ? $href( $current + 1 ) : null,
		);
	}

	/** @return array<string, mixed>|null props of the `ui` part `message` if there is no card; otherwise null */
	public function message(): ?array {
		return $this->matching > 0 ? null : DealerSearchMessage::of( $this );
	}

	/**
	 * @param string $block the block's name, for its classes
	 * @param int    $shown the number of dealers with a card
	 * @return array{block: string, text: string, href: string}|null props of the `ui` part `see-all`; null if all are shown
	 */
	public function see_all( string $block, int $shown ): ?array {
		return $this->total <= $shown ? null : array(
			'block' => $block,
			'text'  => Text::fill( $this->props['texts']['seeAll'], array( 'count' => $this->total ) ),
			'href'  => $this->props['seeAll'] . ( new DealerSearchAddress( $this->address->place ) )->query(),
		);
	}

	/** Returns the entered place, cut to a length that fits a message. */
	public function place(): string {
		$place = $this->address->place;

		return mb_strlen( $place ) > self::LONGEST_PLACE ? mb_substr( $place, 0, self::LONGEST_PLACE ) . '…' : $place;
	}

	/** The same search without filters. */
	public function cleared(): string {
		return $this->address->with_filters( array() )->here();
	}

	/**
	 * Returns the number of dealers on a page: `size`, on a small screen `smallSize`, in a slider `slides`.
	 *
	 * @param 'size'|'smallSize'|'slides' $name
	 */
	public static function size( string $name ): int {
		/** @var array{size: int, smallSize: int, slides: int} $sizes */
		$sizes = Contracts::read( 'dealer-pages' );

		return $sizes[ $name ];
	}

	/**
	 * @param 'size'|'smallSize' $size as in `size()`
	 * @return array{number: int, count: int, first: int, last: int}
	 */
	private function page_of( string $size ): array {
		return Pagination::page( $this->matching, $this->address->from, self::size( $size ) );
	}

	/** @return list<array{text: string, href: string}> what else the place may mean, as links to the same search there */
	public function others(): array {
		$search = $this->props['search'];

		return array_map(
			fn ( array $other ): array => array(
				'text' => $this->name_of( $other ),
				'href' => $other['directoryUrl'] ?? $this->address->with_place( NamedPlace::from_array( $other )->query() )->here(),
			),
			'found' === $search['status'] ? $search['others'] : array()
		);
	}

	/** "Plano, Texas", in the page's language, or the visitor's input if the place has no name. */
	private function place_name(): string {
		$location = 'found' === $this->props['search']['status'] ? $this->props['search']['location'] : null;
		$name     = $this->name_of( $location ?? array() );

		return '' === $name ? $this->place() : $name;
	}

	/** @param array{name?: string, region?: string, regionCode?: string, ...} $place */
	private function name_of( array $place ): string {
		$region = $this->props['texts']['regions'][ $place['regionCode'] ?? '' ] ?? $place['region'] ?? '';

		return implode( ', ', array_filter( array( $place['name'] ?? '', $region ) ) );
	}
}
