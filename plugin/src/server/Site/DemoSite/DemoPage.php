<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A page of the demo site, as the plugin would make it. */
final readonly class DemoPage {
	public function __construct(
		public string $path,
		public Language $language,
		/** The name in menus and patterns. */
		public string $name,
		public string $title,
		public string $description,
		public string $content,
		/** Whether it is created before the other pages, so early visitors find it. */
		public bool $is_first,
		/** Whether it is the page at the bare address of a new site. */
		public bool $is_front_page = false,
		/** The page to which visitors are redirected; empty for none. */
		public string $redirect = '',
		/** The name of the pattern made from it; empty for none. */
		public string $pattern = '',
		/** The date of publication, as 2026-03-17; empty for the day it is created. */
		public string $date = '',
		/** Its picture on social networks, by its name in `social/`; empty for the site's. */
		public string $social = '',
		/** Whether it is the privacy policy of a new site. */
		public bool $is_policy = false,
	) {}
}
