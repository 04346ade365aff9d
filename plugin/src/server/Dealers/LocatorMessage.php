<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** What a locator says where it has no card to show; the twin of `client/dealer-search/nothing.tsx`. */
final class LocatorMessage {
	/** @return array<string, mixed> props of the `ui` part `message` */
	public static function of( LocatorPage $page ): array {
		$texts = $page->props['texts'];

		return match ( true ) {
			'none' === $page->props['search']['status'] => array(
				'icon'  => 'mapPin',
				'title' => $texts['noPlace'],
			),
			'failed' === $page->props['search']['status'] => array(
				'icon'   => 'triangleAlert',
				'title'  => $texts['failed'],
				'text'   => $texts['failedHelp'],
				'phone'  => $page->props['phone'],
				'action' => array(
					'text' => $texts['retry'],
					'href' => $page->address->query(),
				),
			),
			0 === $page->total => array(
				'icon'   => 'mapPinOff',
				'title'  => Text::fill( $texts['nobody'], array( 'zip' => $page->place() ) ),
				'text'   => $texts['nobodyHelp'],
				'phone'  => $page->props['phone'],
				'action' => array(
					'text' => $texts['findMore'],
					'href' => $page->props['findMore'],
				),
			),
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
}
