<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Admin\Screen;

defined( 'ABSPATH' ) || exit;

/** The page of the language report. */
final class LanguageReportScreen {
	public const NAME = 'language-report';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Languages', 'hvac-blocks' ), 'edit_others_pages', 'language-report?page=1&per_page={rows}', 37 );
	}
}
