<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup\Steps;

use HvacBlocks\Dealers\Admin\DealersScreen;
use HvacBlocks\Dealers\Import\DemoDealers;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\Setup\SetupState;
use HvacBlocks\Site\Setup\SetupStep;

defined( 'ABSPATH' ) || exit;

/** Dealers of this site other than the demo's, or a service that provides them. */
final readonly class DealersStep implements SetupStep {
	public function __construct( private Settings $settings, private DealerStore $store ) {}

	public function name(): string {
		return 'dealers';
	}

	public function title(): string {
		return __( 'Dealers', 'hvac-blocks' );
	}

	public function state(): SetupState {
		if ( $this->settings->has_service( 'dealers' ) ) {
			return new SetupState( true, array( __( 'Dealers come from an external service.', 'hvac-blocks' ) ), DealersScreen::get()->url(), __( 'View dealers', 'hvac-blocks' ) );
		}

		$demo  = $this->store->count_from( DemoDealers::SOURCE );
		$own   = $this->store->count() - $demo;
		$facts = array(
			/* translators: %s: number of dealers. */
			0 === $own ? __( 'No dealers yet. Import them from an Excel, CSV or JSON file, or add them one by one.', 'hvac-blocks' ) : sprintf( _n( '%s dealer', '%s dealers', $own, 'hvac-blocks' ), number_format_i18n( $own ) ),
		);

		if ( $demo > 0 ) {
			/* translators: %s: number of dealers. */
			$facts[] = sprintf( _n( '%s fictional dealer of the demo site is still there.', '%s fictional dealers of the demo site are still there.', $demo, 'hvac-blocks' ), number_format_i18n( $demo ) );
		}

		return 0 === $own
			? new SetupState( false, $facts, add_query_arg( 'view', 'import', DealersScreen::get()->url() ), __( 'Import dealers', 'hvac-blocks' ) )
			: new SetupState( true, $facts, DealersScreen::get()->url(), __( 'View dealers', 'hvac-blocks' ) );
	}
}
