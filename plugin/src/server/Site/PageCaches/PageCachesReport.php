<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Shows in Tools → Site Health → Info which page caches were found, and when they were last purged. */
final readonly class PageCachesReport implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		// After Leads, to whose section it adds.
		add_filter( 'debug_information', $this->add( ... ), 20 );
	}

	/**
	 * @param mixed $information
	 * @return array<array-key, mixed>
	 */
	private function add( mixed $information ): array {
		return SiteHealth::with_information(
			$information,
			array(
				'page_caches'        => array(
					'label' => __( 'Page caches', 'hvac-blocks' ),
					'value' => $this->found(),
				),
				'page_caches_purged' => array(
					'label' => __( 'Page caches last cleared', 'hvac-blocks' ),
					'value' => self::last(),
				),
			)
		);
	}

	private function found(): string {
		if ( ! $this->settings->bool( 'purge_page_caches' ) ) {
			return __( 'Off in the settings', 'hvac-blocks' );
		}

		$names = array_map( static fn ( PageCache $cache ): string => $cache->name, KnownCaches::found() );

		return array() === $names ? __( 'No known page cache found', 'hvac-blocks' ) : implode( ', ', $names );
	}

	private static function last(): string {
		$last = PurgeRecord::read();

		if ( 0 === $last->at ) {
			return __( 'never', 'hvac-blocks' );
		}

		$lines = array(
			gmdate( 'Y-m-d H:i:s', $last->at ) . ' UTC',
			/* translators: %s: number of pages. */
			0 === $last->posts ? __( 'all pages', 'hvac-blocks' ) : sprintf( _n( '%s page', '%s pages', $last->posts, 'hvac-blocks' ), number_format_i18n( $last->posts ) ),
		);

		foreach ( $last->problems as $cache => $problem ) {
			$lines[] = "$cache: $problem";
		}

		return implode( ', ', $lines );
	}
}
