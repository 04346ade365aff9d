<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Profiles\Places\EmbeddedDealerPlaces;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** A test of pages of dealers in the table. */
abstract class DealerPagesTestCase extends TestCase {
	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();

		( new DealerStore( self::wpdb() ) )->write(
			array_map(
				static fn ( Dealer $dealer ): StoredDealer => new StoredDealer( $dealer->with_point( $dealer->lat ?? 33.0, $dealer->lon ?? -96.0 ), false, 'import' ),
				array(
					new Dealer( '100', 'North Star & Sons', '1 Main St', 'Plano', 'TX', '75024', '214-555-0123', lat: 33.07, lon: -96.8 ),
					new Dealer( 'TX-9', 'Hidden Air', '2 Side St', 'Plano', 'TX', '75025', '214-555-0124', show_address: false ),
					new Dealer( '300', 'Saint Air', city: 'St. Louis', state: 'MO' ),
					new Dealer( '301', 'Louis Air', city: 'Saint Louis', state: 'MO' ),
					new Dealer( '302', 'Fleur Air', city: 'ST. LOUIS', state: 'MO' ),
					new Dealer( '400', 'Érable Confort', city: 'Montréal', state: 'QC' ),
					new Dealer( '500', 'Nowhere Air', state: 'TX' ),
					new Dealer( '600', 'Stateless Air', city: 'Plano' ),
				)
			)
		);
	}

	protected function places(): EmbeddedDealerPlaces {
		return new EmbeddedDealerPlaces( self::wpdb(), new Settings() );
	}

	/** @param array<string, mixed> $settings */
	protected static function set( array $settings ): void {
		update_option( Settings::OPTION, $settings );
	}
}
