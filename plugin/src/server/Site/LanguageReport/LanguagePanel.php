<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Blocks\EditorScript;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A page's languages in the editor's sidebar. */
final readonly class LanguagePanel implements Feature {
	/** Its name among the open panels: those of the script's plugin and panel. */
	private const PANEL = 'hvac-blocks-languages/languages';

	public function __construct( private BasePath $base ) {}

	public function boot(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	private function enqueue(): void {
		$page = get_post();

		if ( null === $page || 'page' !== $page->post_type ) {
			return;
		}

		wp_enqueue_script( EditorScript::LANGUAGES );
		if ( 'auto-draft' === $page->post_status ) {
			// Pages that were saved have a parent, or none.
			EditorScript::tell( EditorScript::LANGUAGES, 'hvacBlocksLanguageHomes', (object) $this->homes() );
		} elseif ( self::is_open() ) {
			EditorScript::tell( EditorScript::LANGUAGES, 'hvacBlocksCounterparts', self::answer( $page ) );
		}
	}

	/** The panel's first answer, and the change of the page that it is true for. WordPress 7.1 drops what it preloads itself before a panel is there to ask. */
	private static function answer( WP_Post $page ): object {
		$path = "/hvac-blocks/v1/admin/pages/{$page->ID}/counterparts";
		/** @var array<string, array{body?: mixed}> $answers */
		$answers = rest_preload_api_request( array(), $path );

		return (object) array(
			'page'     => $page->ID,
			'modified' => mysql_to_rfc3339( $page->post_modified ),
			'answer'   => $answers[ $path ]['body'] ?? null,
		);
	}

	/** WordPress stores what users open in the editor. */
	private static function is_open(): bool {
		$preferences = get_user_option( 'persisted_preferences' );
		$open        = is_array( $preferences ) && is_array( $preferences['core'] ?? null ) ? $preferences['core']['openPanels'] ?? array() : array();

		return is_array( $open ) && in_array( self::PANEL, $open, true );
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
