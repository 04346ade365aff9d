<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** The way to a page, as schema.org says it. */
final class BreadcrumbList {
	/**
	 * @param list<array{text: string, url: string}> $trail the page itself last; a step without an address is a name alone
	 * @return array<string, mixed>
	 */
	public static function of( array $trail, string $url ): array {
		$items = array();

		foreach ( $trail as $place => $step ) {
			$items[] = array(
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'name'     => $step['text'],
			) + ( '' === $step['url'] ? array() : array( 'item' => $step['url'] ) );
		}

		return array(
			'@type'           => 'BreadcrumbList',
			'@id'             => "$url#breadcrumb",
			'itemListElement' => $items,
		);
	}
}
