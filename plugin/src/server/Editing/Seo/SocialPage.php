<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** The data of a page for social networks. */
final readonly class SocialPage {
	/**
	 * @param string $description plain text; empty: no description is printed
	 * @param string $url         the page's canonical address
	 * @param string $published   ISO 8601, of an article; empty for anything else
	 */
	public function __construct(
		public string $title,
		public string $description,
		public string $url,
		public ?SocialImage $image,
		public string $published = '',
		public string $modified = '',
	) {}
}
