<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** A page's breadcrumb trail as a schema.org node. */
final class BreadcrumbList {
	/**
	 * @param list<array{text: string, url: string}> $trail the page itself last; a step without an address is just a name
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
