<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Dealers\DealersModule;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\SftpClient;
use HvacBlocks\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/** Imports dealers without a person, each night or on request. */
final readonly class ScheduledImportModule implements Module, AdminRouteContributor, CommandContributor {
	public function __construct( private Platform $platform, private DealersModule $dealers ) {}

	public function features(): array {
		$file = plugin_basename( $this->platform->plugin_file );

		return array( new Lazy( array( ScheduleClock::HOOK, ScheduleClock::ASKED, 'site_status_tests', "activate_$file", "deactivate_$file" ), fn (): Feature => new ScheduleClock( $this->import(), $file ) ) );
	}

	public function admin_routes(): array {
		$view = new ScheduleView( $this->dealers->import() );

		return array( new ShowScheduleRoute( $view ), new SaveScheduleRoute( $view ), new RunScheduleRoute( $view, $this->import() ) );
	}

	public function commands( Console $console ): array {
		return array( 'scheduled-import' => new ScheduledImportCommand( $this->import(), $console ) );
	}

	private function import(): ScheduledImport {
		return new ScheduledImport( $this->dealers->import( ... ), new Sources( $this->platform->upstream, new SftpClient( new AddressGuard( $this->platform->settings ) ) ), $this->platform->state );
	}
}
