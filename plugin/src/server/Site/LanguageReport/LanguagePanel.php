<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Blocks\EditorScript;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** A page's languages in the editor's sidebar. */
final readonly class LanguagePanel implements Feature {
	public function __construct( private BasePath $base ) {}

	public function boot(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	private function enqueue(): void {
		if ( 'page' === get_post_type() ) {
			wp_enqueue_script( EditorScript::LANGUAGES );
			wp_add_inline_script( EditorScript::LANGUAGES, sprintf( 'window.hvacBlocksLanguageHomes = %s;', (string) wp_json_encode( (object) $this->homes() ) ), 'before' );
		}
	}

	/** @return array<string, int> the pages that a language's pages are below, by language */
	private function homes(): array {
		$homes = array();

		foreach ( Language::cases() as $language ) {
			$home = get_page_by_path( trim( $this->base->path( $language->value ), '/' ) );

			if ( null !== $home ) {
				$homes[ $language->value ] = $home->ID;
			}
		}

		return $homes;
	}
}
