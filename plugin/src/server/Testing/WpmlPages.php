<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** Stand-in for WPML: its filters and action for the translations of a page. They end with the test. */
final class WpmlPages {
	private const CODES = array( 'en', 'es', 'fr-ca' );

	/** @param array<int, array<int, int>> $groups pages in the order of `CODES`, by WPML's ID of the group */
	public function __construct( public array $groups ) {
		add_filter( 'wpml_active_languages', static fn (): array => array_fill_keys( self::CODES, array() ) );
		add_filter( 'wpml_element_trid', fn ( mixed $none, int $id, string $type ): ?int => 'post_page' === $type ? $this->group_of( $id ) : null, 10, 3 );
		add_filter( 'wpml_get_element_translations', fn ( mixed $none, mixed $group ): array => $this->translations( is_int( $group ) ? $group : 0 ), 10, 2 );
		add_action( 'wpml_set_element_language_details', $this->set( ... ) );
	}

	private function group_of( int $id ): ?int {
		foreach ( $this->groups as $group => $pages ) {
			if ( in_array( $id, $pages, true ) ) {
				return $group;
			}
		}

		return null;
	}

	/** @return array<string, object> */
	private function translations( int $group ): array {
		$found = array();

		foreach ( $this->groups[ $group ] ?? array() as $place => $id ) {
			$found[ self::CODES[ $place ] ] = (object) array( 'element_id' => (string) $id );
		}

		return $found;
	}

	/** @param array{element_id: int, trid: int, language_code: string} $details */
	private function set( array $details ): void {
		$this->groups[ $details['trid'] ][ (int) array_search( $details['language_code'], self::CODES, true ) ] = $details['element_id'];
	}
}
