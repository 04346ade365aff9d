<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Dealers\Directory\CachedDealerDirectory;
use HvacBlocks\Dealers\Directory\ConfiguredDealerDirectory;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\DealersConnection;
use HvacBlocks\Dealers\Directory\DealerSuggestions;
use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Directory\GetDealerRoute;
use HvacBlocks\Dealers\Directory\HttpDealerDirectory;
use HvacBlocks\Dealers\Directory\SearchDealersRoute;
use HvacBlocks\Dealers\Directory\SuggestDealersRoute;
use HvacBlocks\Dealers\Directory\UpstreamDoubts;
use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Import\DealersCommand;
use HvacBlocks\Dealers\PostalAreas\PostalAreasModule;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealersVersion;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Import\Admin\ImportRoutes;
use HvacBlocks\Platform\Rest\RestContributions;
use HvacBlocks\Platform\Rest\RestContributor;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\ConfiguredCache;
use HvacBlocks\Platform\State\SharedState;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Dealers: searched by visitors, managed and imported by administrators. */
final readonly class DealersModule implements Module, AdminContributor, AdminRouteContributor, BlockContributor, CommandContributor, ConnectionContributor, RestContributor, RouteContributor {
	/** The site's own table. */
	public DealerStore $store;

	public ConfiguredDealerDirectory $directory;

	public function __construct( private wpdb $wpdb, private Settings $settings, UpstreamClient $upstream, private SharedState $state, private PostalAreasModule $locations ) {
		$places = $locations->places;

		$this->store     = new DealerStore( $wpdb );
		$this->directory = new ConfiguredDealerDirectory(
			$settings,
			fn (): DealerDirectory => new CachedDealerDirectory( new EmbeddedDealerDirectory( $wpdb, $this->store, $places, $settings ), $settings, new ConfiguredCache(), AfterAnswer::of_server() ),
			static fn (): DealerDirectory => new HttpDealerDirectory( $settings, $upstream, $places, $state, new CrossCheck( $places ), after: AfterAnswer::of_server() )
		);
	}

	public function features(): array {
		return array( new DealersVersion(), new DealerSuggestions( $this->directory ), new UpstreamDoubts( $this->settings, $this->state ) );
	}

	public function routes(): array {
		return array(
			'dealers' => fn (): array => array(
				new SearchDealersRoute( $this->directory, $this->settings ),
				new GetDealerRoute( $this->directory ),
			),
			'dealer-names' => fn (): array => array( new SuggestDealersRoute( $this->directory ) ),
		);
	}

	public function admin_routes(): array {
		$list   = new Admin\DealerList( $this->wpdb, $this->store );
		$import = $this->import();
		$check  = new CrossCheck( $this->locations->places );

		$own_fields = new Admin\OwnFieldsView( $this->store );

		return array(
			// Before the path of one dealer, which would also match it.
			new Admin\ImportDealersRoute( $import ),
			new Admin\ListDealersRoute( $list ),
			new Admin\DeleteDealersRoute( $this->store, $list ),
			new Admin\ShowDealerRoute( $this->store, $check ),
			new Admin\SaveDealerRoute( $this->store, $check ),
			new Admin\DeleteDealerRoute( $this->store ),
			new Admin\FindPlaceRoute( $this->locations->places ),
			new Admin\ListOwnFieldsRoute( $own_fields ),
			new Admin\SaveOwnFieldRoute( $own_fields, $this->store ),
			new Admin\DeleteOwnFieldRoute( $own_fields, $this->store ),
			new Admin\ExportDealersRoute( new DealerExport( $this->store ) ),
			...ImportRoutes::of( $import ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'dealers' => new DealersCommand( $this->import(), new DealerExport( $this->store ), $console ) );
	}

	public function screens(): array {
		return array( Admin\DealersScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			needs: array(
				'dealers'  => $this->missing( ... ),
				'coverage' => static fn (): EditorNotice => new EditorNotice( __( 'This block shows no dealer until you add ZIP codes in its settings.', 'hvac-blocks' ) ),
			)
		);
	}

	public function connection_checks(): array {
		return array( new DealersConnection( $this->settings ) );
	}

	public function for_rest(): RestContributions {
		return new RestContributions( limits: array( '/dealers' => 'dealers_rate_limit' ) );
	}

	private function missing(): ?EditorNotice {
		if ( $this->settings->has_service( 'dealers' ) || $this->store->count() > 0 ) {
			return null;
		}

		return new EditorNotice(
			__( 'No dealers have been imported yet, so visitors won\'t find any.', 'hvac-blocks' ),
			__( 'Import dealers', 'hvac-blocks' ),
			'admin.php?page=hvac-blocks-dealers',
			Capability::MANAGE_DEALERS
		);
	}

	public function import(): DealerImport {
		return new DealerImport( $this->wpdb, $this->store, $this->locations->places );
	}
}
