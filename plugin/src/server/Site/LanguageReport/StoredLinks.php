<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\Counterparts\JoinedPages;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The links of all pages with their counterparts: those of Polylang or WPML, where they have joined pages; all others with a single query. */
final readonly class StoredLinks {
	public function __construct( private wpdb $wpdb ) {}

	/** @return array<int, array{key: string, language: string, pages: array<string, int>}> as in `Counterparts`, by page, in the order of their IDs */
	public function all(): array {
		$links = array();

		foreach ( Query::rows( $this->wpdb, 'SELECT post_id, meta_value FROM %i WHERE meta_key = %s ORDER BY post_id', $this->wpdb->postmeta, Counterparts::META ) as $row ) {
			$links[ $row->int( 'post_id' ) ] = Counterparts::read( maybe_unserialize( $row->string( 'meta_value' ) ) );
		}

		return $links;
	}

	/**
	 * @param list<int> $pages
	 * @return array<int, array{key: string, language: string, pages: array<string, int>}> as above, with those of other plugins in their place
	 */
	public function with_joined( array $pages ): array {
		return JoinedPages::of_all( $pages ) + $this->all();
	}
}
