<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

defined( 'ABSPATH' ) || exit;

/** A page, and its counterparts that differ from it. */
final readonly class ReportRow {
	/**
	 * @param string                      $path         below the language; empty for the home page
	 * @param list<Counterpart> $counterparts those with a fault
	 */
	public function __construct( public string $path, public TranslatedPage $page, public array $counterparts ) {}
}
