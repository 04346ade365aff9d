<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The state of a page in another language. */
final readonly class Counterpart {
	/**
	 * @param TranslatedPage|null $page   null if there is none
	 * @param list<Fault>         $faults empty if there are none
	 * @param array<string, int>  $lacks  the number of missing blocks, by full name
	 * @param int                 $untranslated the number of texts that are still the page's
	 */
	public function __construct(
		public Language $language,
		public ?TranslatedPage $page,
		public array $faults,
		public array $lacks = array(),
		public int $untranslated = 0,
	) {}
}
