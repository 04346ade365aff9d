<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The message of a locator without cards; the twin of `ui/dealers/dealer-search/no-results.tsx`.
 *
 * @phpstan-type Link array{text: string, href: string}
 * @phpstan-type Message array{icon: string, title: string, text?: string, phone?: Link, action?: Link}
 */
final class DealerSearchMessage {
	/** @return Message props of the `ui` part `message` */
	public static function of( DealerSearchPage $page ): array {
		$texts = $page->props['texts'];

		return match ( true ) {
			'none' === $page->props['search']['status'] => array(
				'icon'  => 'mapPin',
				'title' => $texts['noPlace'],
			),
			'failed' === $page->props['search']['status'] => self::failed( $texts, $page->props['phone'], $page->address->here() ),
			0 === $page->total => self::nobody( $page->texts_of_nobody() + $texts, $page->place(), $page->props['phone'], $page->props['findMore'] ),
			default => array(
				'icon'   => 'searchX',
				'title'  => $texts['noMatch'],
				'action' => array(
					'text' => $texts['clear'],
					'href' => $page->cleared(),
				),
			),
		};
	}

	/**
	 * The dealers could not be read.
	 *
	 * @param array{failed: string, failedHelp: string, retry: string, ...} $texts
	 * @param Link                                                          $phone
	 * @param string                                                        $retry an address
	 * @return Message
	 */
	public static function failed( array $texts, array $phone, string $retry ): array {
		return array(
			'icon'   => 'triangleAlert',
			'title'  => $texts['failed'],
			'text'   => $texts['failedHelp'],
			'phone'  => $phone,
			'action' => array(
				'text' => $texts['retry'],
				'href' => $retry,
			),
		);
	}

	/**
	 * A place has no dealer.
	 *
	 * @param array{nobody: string, nobodyHelp: string, findMore: string, ...} $texts
	 * @param Link                                                             $phone
	 * @param string                                                           $find_more an address
	 * @return Message
	 */
	public static function nobody( array $texts, string $place, array $phone, string $find_more ): array {
		return array(
			'icon'   => 'searchX',
			'title'  => Text::fill( $texts['nobody'], array( 'zip' => $place ) ),
			'text'   => $texts['nobodyHelp'],
			'phone'  => $phone,
			'action' => array(
				'text' => $texts['findMore'],
				'href' => $find_more,
			),
		);
	}
}
