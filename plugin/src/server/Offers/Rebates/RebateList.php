<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Dealers\DealerSearch\DealerSearchAddress;
use HvacBlocks\Dealers\DealerSearch\Pagination;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The computed values that `rebates-center/view.php` prints from its view model; `list.tsx` is the twin.
 *
 * @phpstan-import-type Texts from RebateTexts
 * @phpstan-type Offer array{title: string, lang: string, amount: float|int|null, upTo: bool, provider: string, url: string, expires: string|null}
 * @phpstan-type Card array{level: int, title: string, lang: string, amount: string, provider: string, until: string, day: string, href: string, terms: string, label: string}
 * @phpstan-type FoundPlace array{zip: string, name: string, region: string, regionCode: string, country: string, lat: float, lon: float}
 * @phpstan-type Answer array{status: 'none'|'failed'}|array{status: 'found', total: int, pages: int, page: int, rebates: list<Offer>, location: FoundPlace|null, demo: bool}
 * @phpstan-type RebateProps array{id: string, lang: 'en'|'es'|'fr', level: int, place: string, page: int, pageSize: int, scriptUrl: string, placeholder: string, error: string, answer: Answer, phone: array{text: string, href: string}|null, dealersUrl: string, texts: Texts, ...}
 */
final readonly class RebateList {
	// The entered place may be long; a message must not be.
	private const LONGEST_PLACE = 40;

	/** @param RebateProps $props */
	private function __construct( public array $props ) {}

	/** @param array<string, mixed> $props as the block's `props.php` made them */
	public static function of( array $props ): self {
		/** @var RebateProps $props */
		return new self( $props );
	}

	/** @return array<string, mixed> an `Answer` */
	public static function answer( string $place, Language $language, int $page, RebateSearch $rebates, string $category = '' ): array {
		if ( '' === $place ) {
			return array( 'status' => 'none' );
		}

		try {
			return array( 'status' => 'found' ) + $rebates->find( $place, $language, $page, $category )->to_array();
		} catch ( Unavailable ) {
			return array( 'status' => 'failed' );
		}
	}

	/** @return array<string, mixed> props of the `ui` part `place-search` */
	public function place_search(): array {
		return array(
			'id'          => $this->props['id'],
			'action'      => "#{$this->props['id']}",
			'value'       => $this->props['place'],
			'placeholder' => $this->props['placeholder'],
			'error'       => $this->props['error'],
			'layout'      => 'inline',
		);
	}

	/** @return list<Card> */
	public function cards(): array {
		$answer = $this->props['answer'];

		return array_map(
			fn ( array $offer ): array => self::card( $offer, $this->props['texts'], Language::from( $this->props['lang'] ), $this->props['level'] + 1 ),
			'found' === $answer['status'] ? $answer['rebates'] : array()
		);
	}

	/**
	 * @param Offer $offer
	 * @param Texts $texts in the page's language
	 * @return Card the props of the `ui` part `products/rebate-card`
	 */
	public static function card( array $offer, array $texts, Language $language, int $level ): array {
		$money = null === $offer['amount'] ? '' : Numbers::money( $offer['amount'], $language, floor( $offer['amount'] ) === (float) $offer['amount'] ? 0 : 2 );

		return array(
			'level'    => $level,
			'title'    => $offer['title'],
			'lang'     => $offer['lang'] === $language->value ? '' : $offer['lang'],
			'amount'   => match ( true ) {
				'' === $money => $texts['noAmount'],
				$offer['upTo'] => Text::fill( $texts['upTo'], array( 'amount' => $money ) ),
				default => $money,
			},
			'provider' => $offer['provider'],
			'until'    => null === $offer['expires'] ? '' : Text::fill( $texts['until'], array( 'date' => Dates::long( $offer['expires'], $language ) ) ),
			'day'      => $offer['expires'] ?? '',
			'href'     => $offer['url'],
			'terms'    => $texts['terms'],
			'label'    => Text::fill( $texts['termsOf'], array( 'title' => $offer['title'] ) ),
		);
	}

	/** "8 rebates for Plano, Texas" */
	public function found(): string {
		$answer = $this->props['answer'];
		$total  = 'found' === $answer['status'] ? $answer['total'] : 0;

		return 0 === $total ? '' : Text::fill(
			Text::plural( $this->props['texts']['found'], $total, Language::from( $this->props['lang'] ) ),
			array(
				'count' => $total,
				'place' => $this->place_name(),
			)
		);
	}

	/** "Showing 1-6 of 8"; empty if everything fits on one page. */
	public function showing(): string {
		$answer = $this->props['answer'];

		if ( 'found' !== $answer['status'] || $answer['pages'] < 2 ) {
			return '';
		}

		[ 'first' => $first, 'last' => $last ] = Pagination::page( $answer['total'], ( $answer['page'] - 1 ) * $this->props['pageSize'] + 1, $this->props['pageSize'] );

		return Text::fill( $this->props['texts']['showing'], compact( 'first', 'last' ) + array( 'total' => $answer['total'] ) );
	}

	/** @return array<string, mixed>|null props of the `ui` part `pagination`; null if everything fits on one page */
	public function pagination(): ?array {
		$answer = $this->props['answer'];

		if ( 'found' !== $answer['status'] || $answer['pages'] < 2 ) {
			return null;
		}

		[ 'page' => $current, 'pages' => $count ] = $answer;

		return array(
			'label'    => $this->props['texts']['pages']['label'],
			'texts'    => $this->props['texts']['pages'],
			'current'  => $current,
			'count'    => $count,
			'numbers'  => array_map(
				fn ( ?int $number ): ?array => null === $number ? null : array(
					'number' => $number,
					'href'   => $this->address( $number ),
				),
				Pagination::numbers( $current, $count )
			),
			'previous' => $current > 1 ? $this->address( $current - 1 ) : null,
			'next'     => $current < $count ? $this->address( $current + 1 ) : null,
		);
	}

	/** @return array{icon: string, title: string, text?: string, phone?: array{text: string, href: string}, action?: array{text: string, href: string}}|null props of the `ui` part `message` if there is no card; otherwise null */
	public function message(): ?array {
		$answer = $this->props['answer'];
		$texts  = $this->props['texts'];

		return match ( true ) {
			'none' === $answer['status'] => array(
				'icon'  => 'mapPin',
				'title' => $texts['noPlace'],
			),
			'failed' === $answer['status'] => array(
				'icon'   => 'triangleAlert',
				'title'  => $texts['failed'],
				'text'   => $texts['failedHelp'],
				'action' => array(
					'text' => $texts['retry'],
					// A link with a fragment to the current address would load nothing.
					'href' => $this->query( $this->props['page'] ),
				),
			) + array_filter( array( 'phone' => $this->props['phone'] ) ),
			null === $answer['location'] => array(
				'icon'  => 'searchX',
				'title' => Text::fill( $texts['nowhere'], array( 'place' => $this->place() ) ),
				'text'  => $texts['nowhereHelp'],
			),
			0 === $answer['total'] => array(
				'icon'   => 'searchX',
				'title'  => Text::fill( $texts['nothing'], array( 'place' => $this->place_name() ) ),
				'text'   => $texts['nothingHelp'],
				'action' => array(
					'text' => $texts['dealers'],
					'href' => $this->props['dealersUrl'] . ( new DealerSearchAddress( $this->props['place'] ) )->query(),
				),
			),
			default => null,
		};
	}

	/** Returns the ZIP code for a partner's script; empty if there is no script or no such code. */
	public function script_zip(): string {
		$answer = $this->props['answer'];
		$zip    = 'found' === $answer['status'] ? $answer['location']['zip'] ?? '' : '';

		return '' === $this->props['scriptUrl'] ? '' : ( '' === $zip ? (string) PostalCode::area( $this->props['place'] ) : $zip );
	}

	/** `?zipcode=75024&rebates=2#hvac-rebates-center-1` */
	private function address( int $page ): string {
		return $this->query( $page ) . "#{$this->props['id']}";
	}

	private function query( int $page ): string {
		return ( new DealerSearchAddress( $this->props['place'] ) )->here() . ( $page > 1 ? "&rebates=$page" : '' );
	}

	private function place(): string {
		$place = $this->props['place'];

		return mb_strlen( $place ) > self::LONGEST_PLACE ? mb_substr( $place, 0, self::LONGEST_PLACE ) . '…' : $place;
	}

	/** "Plano, Texas", in the page's language, or the visitor's input if the place has no name. */
	private function place_name(): string {
		$location = 'found' === $this->props['answer']['status'] ? $this->props['answer']['location'] : null;
		$region   = $this->props['texts']['regions'][ $location['regionCode'] ?? '' ] ?? $location['region'] ?? '';
		$name     = implode( ', ', array_filter( array( $location['name'] ?? '', $region ) ) );

		return '' === $name ? $this->place() : $name;
	}
}
