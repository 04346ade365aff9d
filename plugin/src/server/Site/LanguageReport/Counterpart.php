<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** How a page stands in another language. */
final readonly class Counterpart {
	/**
	 * @param TranslatedPage|null $page   null where there is none
	 * @param list<Fault>         $faults none where all is well
	 * @param array<string, int>  $lacks  how many blocks are missing, by their full names
	 */
	public function __construct(
		public Language $language,
		public ?TranslatedPage $page,
		public array $faults,
		public array $lacks = array(),
	) {}
}
