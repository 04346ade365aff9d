<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Contracts;
use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * What `dealer-locator/view.php` prints of its view model, worked out; `shownOf()` and `results.tsx` are the twins.
 *
 * @phpstan-import-type CardFrame from DealerCard
 * @phpstan-import-type Results from LocatorResults
 * @phpstan-import-type Texts from LocatorTexts
 * @phpstan-type LocatorProps array{id: string, lang: string, address: array{place: string, from: int, filters: list<string>}, search: Results, frame: CardFrame, filters: list<array{key: string, text: string}>, findMore: string, phone: array{text: string, href: string}, texts: Texts, ...}
 */
final readonly class LocatorPage {
	public LocatorAddress $address;
	/** How many dealers there are before the filters and after them. */
	public int $total;
	public int $matching;
	/** @var array{number: int, count: int, first: int, last: int} */
	public array $page;

	/** @param LocatorProps $props */
	public function __construct( private array $props ) {
		$search         = $props['search'];
		$this->address  = new LocatorAddress( $props['address']['place'], $props['address']['from'], $props['address']['filters'] );
		$this->total    = 'found' === $search['status'] ? $search['total'] : 0;
		$this->matching = 'found' === $search['status'] ? $search['matching'] : 0;
		$this->page     = Pages::page( $this->matching, $this->address->from, self::size( 'size' ) );
	}

	/** "Showing dealers near Plano, Texas", with what was entered where the place has no name. */
	public function near(): string {
		$location = 'found' === $this->props['search']['status'] ? $this->props['search']['location'] : null;
		$name     = implode( ', ', array_filter( array( $location['name'] ?? '', $location['region'] ?? '' ) ) );

		return Text::fill( $this->props['texts']['near'], array( 'place' => '' === $name ? $this->address->place : $name ) );
	}

	/** "Within 25 miles" */
	public function radius(): string {
		$search = $this->props['search'];

		return Text::fill( $this->props['texts']['radius'], array( 'radius' => 'found' === $search['status'] ? $search['radius'] : 0 ) );
	}

	/** "Showing 1-6 of 12" */
	public function showing(): string {
		return Text::fill(
			$this->props['texts']['showing'],
			array(
				'first' => $this->page['first'],
				'last'  => $this->page['last'],
				'total' => $this->matching,
			)
		);
	}

	/** Which half of the page a small screen begins with. */
	public function half(): string {
		return $this->address->from - $this->page['first'] >= self::size( 'smallSize' ) ? 'second' : 'first';
	}

	/** @return list<array<string, mixed>> props of the `ui` part `dealer-card` */
	public function cards(): array {
		$search = $this->props['search'];
		$cards  = array();

		foreach ( 'found' === $search['status'] ? $search['dealers'] : array() as $index => $dealer ) {
			$cards[] = DealerCard::props( "{$this->props['id']}-dealer-" . ( $this->page['first'] + $index ), $dealer, $this->props['frame'] );
		}

		return $cards;
	}

	/** @return array<string, mixed>|null props of the `ui` part `dealer-filters`; null where there is nothing to filter */
	public function filters(): ?array {
		return 0 === $this->total || array() === $this->props['filters'] ? null : array(
			'id'        => $this->props['id'],
			'lang'      => $this->props['lang'],
			'place'     => $this->address->place,
			'options'   => $this->props['filters'],
			'active'    => $this->address->filters,
			'clearHref' => $this->cleared(),
			'texts'     => $this->props['texts']['filters'],
		);
	}

	/** @return array<string, mixed>|null props of the `ui` part `pagination`; null where one page holds all */
	public function pagination(): ?array {
		[ 'number' => $current, 'count' => $count ] = $this->page;

		if ( $count < 2 ) {
			return null;
		}

		$href = fn ( int $number ): string => $this->address->with_from( ( $number - 1 ) * self::size( 'size' ) + 1 )->query();

		return array(
			'label'    => $this->props['texts']['pages']['label'],
			'texts'    => $this->props['texts']['pages'],
			'current'  => $current,
			'numbers'  => array_map(
				static fn ( ?int $number ): ?array => null === $number ? null : array(
					'number' => $number,
					'href'   => $href( $number ),
				),
				Pages::numbers( $current, $count )
			),
			'previous' => $current > 1 ? $href( $current - 1 ) : null,
			'next'     => $current < $count ? $href( $current + 1 ) : null,
		);
	}

	/** @return array<string, mixed>|null props of the `ui` part `message` where there is no card; null where there is one */
	public function message(): ?array {
		$texts = $this->props['texts'];

		return match ( true ) {
			$this->matching > 0 => null,
			'none' === $this->props['search']['status'] => array(
				'icon'  => 'mapPin',
				'title' => $texts['noPlace'],
			),
			'failed' === $this->props['search']['status'] => array(
				'icon'   => 'triangleAlert',
				'title'  => $texts['failed'],
				'text'   => $texts['failedHelp'],
				'phone'  => $this->props['phone'],
				'action' => array(
					'text' => $texts['retry'],
					'href' => $this->address->query(),
				),
			),
			0 === $this->total => array(
				'icon'   => 'mapPinOff',
				'title'  => Text::fill( $texts['nobody'], array( 'zip' => $this->address->place ) ),
				'text'   => $texts['nobodyHelp'],
				'phone'  => $this->props['phone'],
				'action' => array(
					'text' => $texts['findMore'],
					'href' => $this->props['findMore'],
				),
			),
			default => array(
				'icon'   => 'searchX',
				'title'  => $texts['noMatch'],
				'action' => array(
					'text' => $texts['clear'],
					'href' => $this->cleared(),
				),
			),
		};
	}

	/** Dealers on a page: `size`, on a small screen `smallSize`. */
	public static function size( string $name ): int {
		/** @var array{size: int, smallSize: int} $sizes */
		$sizes = Contracts::read( 'dealer-pages' );

		return 'smallSize' === $name ? $sizes['smallSize'] : $sizes['size'];
	}

	private function cleared(): string {
		return ( new LocatorAddress( $this->address->place ) )->query();
	}
}
