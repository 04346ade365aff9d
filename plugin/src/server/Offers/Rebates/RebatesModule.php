<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use Closure;
use HvacBlocks\Dealers\PostalAreas\PostalAreasModule;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Offers\Claims\ClaimContributor;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Directory\ConfiguredRebateDirectory;
use HvacBlocks\Offers\Rebates\Directory\EmbeddedRebateDirectory;
use HvacBlocks\Offers\Rebates\Directory\HttpRebateDirectory;
use HvacBlocks\Offers\Rebates\Directory\RebatesConnection;
use HvacBlocks\Offers\Rebates\Import\RebateExport;
use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Store\RebatesByEnd;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Import\Admin\ImportRoutes;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Rebates: found by visitors, edited and imported by administrators. Its parts are made on demand. */
final readonly class RebatesModule implements Module, AdminContributor, AdminRouteContributor, BlockContributor, ClaimContributor, CommandContributor, ConnectionContributor, RouteContributor {
	public function __construct( private wpdb $wpdb, private Settings $settings, private UpstreamClient $upstream, private PostalAreasModule $locations ) {}

	public function features(): array {
		return array();
	}

	public function routes(): array {
		return array(
			'rebates' => fn (): array => array( new FindRebatesRoute( $this->search(), new SiteCalendar() ) ),
		);
	}

	public function admin_routes(): array {
		return array(
			new Admin\ListRebatesRoute( $this->store(), new SiteCalendar() ),
			new Admin\DeleteRebatesRoute( $this->store() ),
			new Admin\ShowRebateRoute( $this->store(), new SiteCalendar() ),
			new Admin\SaveRebateRoute( $this->store(), new SiteCalendar() ),
			new Admin\DeleteRebateRoute( $this->store() ),
			new Admin\PreviewRebateRoute( new SiteCalendar() ),
			new Admin\ExportRebatesRoute( new RebateExport( $this->store() ) ),
			...ImportRoutes::of( $this->import() ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'rebates' => new RebatesCommand( $this->import(), new RebateExport( $this->store() ), $console ) );
	}

	public function screens(): array {
		return array( Admin\RebatesScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array( RebateSearch::class => $this->search( ... ) ),
			needs: array( 'rebates' => $this->missing( ... ) ),
			examples: array( 'rebates' => self::example( ... ) ),
		);
	}

	public function connection_checks(): array {
		return array( new RebatesConnection( $this->settings ) );
	}

	/** Rebates of a service are the service's concern. */
	public function claim_sources(): array {
		return $this->directory()->is_embedded() ? array( new RebateClaims( new RebatesByEnd( $this->wpdb ) ) ) : array();
	}

	public function store(): RebateStore {
		return new RebateStore( $this->wpdb );
	}

	private function import(): RebateImport {
		return new RebateImport( $this->wpdb, $this->store() );
	}

	private function search(): RebateSearch {
		return new PlaceRebateSearch( $this->locations->directory, $this->directory() );
	}

	private function directory(): ConfiguredRebateDirectory {
		$calendar = new SiteCalendar();

		return new ConfiguredRebateDirectory(
			$this->settings,
			new EmbeddedRebateDirectory( $this->store(), $calendar ),
			new HttpRebateDirectory( $this->settings, $this->upstream, $calendar )
		);
	}

	private function missing(): ?EditorNotice {
		if ( ! $this->directory()->is_embedded() || $this->store()->count() > 0 ) {
			return null;
		}

		return new EditorNotice(
			__( 'There are no rebates yet, so visitors won\'t find any.', 'hvac-blocks' ),
			__( 'Add rebates', 'hvac-blocks' ),
			'admin.php?page=hvac-blocks-rebates',
			Capability::MANAGE_REBATES
		);
	}

	/**
	 * @param array<string, mixed> $answer as in `ExampleRebates`
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		return array( RebateSearch::class => static fn (): ExampleRebates => new ExampleRebates( $answer ) );
	}
}
