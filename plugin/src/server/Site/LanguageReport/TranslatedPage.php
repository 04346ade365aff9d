<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A page of the site, in the language of its path. */
final readonly class TranslatedPage {
	public function __construct(
		public int $id,
		public Language $language,
		public string $title,
		/** Such as `publish`. */
		public string $status,
		/** Whether visitors see it. */
		public bool $is_public,
		/** The Unix time of its last change. */
		public int $modified,
		/** From the site's root, with slashes around. */
		public string $path,
	) {}
}
