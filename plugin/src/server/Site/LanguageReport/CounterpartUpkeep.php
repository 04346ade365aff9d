<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\Tables;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Links pages whose paths differ only in the language: each when it is saved, and those of a site from before links existed, up to version 1.0.0.
 * Corrects the links of imported pages, and imports each.
 */
final readonly class CounterpartUpkeep implements Feature, Tables {
	public function __construct( private wpdb $wpdb ) {}

	public function boot(): void {
		add_action( 'save_post_page', ( new LanguageAlternates() )->link( ... ), 10, 2 );
		add_filter( 'wp_import_existing_post', self::same_page( ... ), 10, 2 );
		add_action( 'import_end', $this->after_import( ... ) );
	}

	/**
	 * The importer takes two pages for one if their titles and dates are the same, such as the home pages of a base path and of English, which the demo
	 * made in the same second: the second one would be left out, and its children would move.
	 *
	 * @param mixed                $existing its ID; 0 for none
	 * @param array<string, mixed> $imported
	 */
	private static function same_page( mixed $existing, array $imported ): mixed {
		$page = is_numeric( $existing ) && (int) $existing > 0 ? get_post( (int) $existing ) : null;

		return $page instanceof WP_Post && 'page' === $page->post_type && ( $imported['guid'] ?? '' ) !== $page->guid ? 0 : $existing;
	}

	private function after_import(): void {
		$this->relink();
		$this->install();
	}

	/** An import gives pages new IDs; the keys of their groups are those of the other site. */
	private function relink(): void {
		$links  = ( new StoredLinks( $this->wpdb ) )->all();
		$groups = array();

		foreach ( $links as $id => $link ) {
			// The page that was there first.
			$groups[ $link['key'] ][ $link['language'] ] ??= $id;
		}

		foreach ( $groups as $key => $pages ) {
			if ( $links[ reset( $pages ) ]['pages'] !== $pages ) {
				Counterparts::store( (string) $key, $pages );
			}
		}
	}

	public function install(): void {
		$linked = ( new StoredLinks( $this->wpdb ) )->all();

		foreach ( ( new TranslatedPages( $this->wpdb, new BasePath(), new ConfiguredPages() ) )->all() as $path => $pages ) {
			$ids = array_map( static fn ( TranslatedPage $page ): int => $page->id, $pages );

			// Home pages are not linked: see `LanguageAlternates::link()`.
			if ( '' !== (string) $path && count( $ids ) > 1 && array() === array_intersect_key( $linked, array_flip( $ids ) ) ) {
				( new Counterparts() )->link( $ids );
			}
		}
	}

	public function drop(): void {
		delete_post_meta_by_key( Counterparts::META );
	}
}
