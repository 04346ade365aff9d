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
		/** What menus and patterns call it. */
		public string $name,
		public string $title,
		public string $description,
		public string $content,
		/** Whether it is created before the other pages, so early visitors find it. */
		public bool $is_first,
		/** Whether it stands behind the bare address of a new site. */
		public bool $is_front_page = false,
		/** Where the page sends its visitors at once; empty: nowhere. */
		public string $redirect = '',
		/** The name of the pattern that is made of it; empty: none. */
		public string $pattern = '',
		/** The day that it was published on, as 2026-03-17; empty: when it is made. */
		public string $date = '',
		/** The picture that social networks show of it, by its name in `social/`; empty: that of the site. */
		public string $social = '',
	) {}
}
