<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use Closure;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Http\ConnectionCheck;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsWriter;

defined( 'ABSPATH' ) || exit;

/** The settings' screen. */
final readonly class SettingsScreenModule implements Module, AdminContributor, AdminRouteContributor, CommandContributor {
	/**
	 * @param UpstreamClient                  $wire  tests a connection, bypassing everything that protects upstreams
	 * @param Closure(): list<ConnectionCheck> $tests
	 * @param string                          $version the plugin's
	 */
	public function __construct( private Settings $settings, private SitePages $pages, private UpstreamClient $wire, private Closure $tests, private string $version ) {}

	public function features(): array {
		return array(
			new Lazy( array( 'load-plugins.php' ), static fn (): Feature => new SettingsLink() ),
			new Lazy( array( 'site_status_tests' ), $this->health( ... ) ),
			new Lazy( array( 'site_status_tests' ), static fn (): Feature => new AddressHealth() ),
		);
	}

	public function admin_routes(): array {
		$view    = new SettingsView( $this->settings );
		$address = new AddressHealth();

		return array(
			new ShowSettingsRoute( $view ),
			new SaveSettingsRoute( new SettingsWriter( $this->settings ), $view ),
			new ExportSettingsRoute( $this->file() ),
			new ImportSettingsRoute( $this->import() ),
			new HealthTestRoute( 'services', $this->health()->result( ... ) ),
			new HealthTestRoute( 'permalinks', $address->permalinks( ... ) ),
			new HealthTestRoute( 'routes', $address->routes( ... ) ),
			new FindPagesRoute( $this->pages ),
			new ConnectionTestRoute( new Connections( ( $this->tests )(), $this->wire ) ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'settings' => new SettingsCommand( $this->file(), $this->import( is_trusted: true ), $console ) );
	}

	public function screens(): array {
		return array( SettingsScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	private function file(): SettingsFile {
		return new SettingsFile( $this->settings, $this->version );
	}

	private function import( bool $is_trusted = false ): SettingsImport {
		return new SettingsImport( $this->settings, new SettingsWriter( $this->settings, is_trusted: $is_trusted ) );
	}

	private function health(): ServicesHealth {
		return new ServicesHealth( $this->tests, $this->wire );
	}
}
