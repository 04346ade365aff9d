<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

defined( 'ABSPATH' ) || exit;

/** What social networks are told of a page. */
final readonly class SocialPage {
	/**
	 * @param string $description plain text; empty: nothing is said
	 * @param string $url         where the page is, as it should be written
	 * @param string $published   ISO 8601, of an article; empty: of anything else
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
