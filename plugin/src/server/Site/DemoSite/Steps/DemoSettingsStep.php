<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Site\DemoSite\DemoSettings;
use HvacBlocks\Site\DemoSite\ReadableAddresses;

defined( 'ABSPATH' ) || exit;

/** Readable addresses, which the pages' paths need; and on an unused site, its name and the settings that the demo site shows. */
final readonly class DemoSettingsStep implements DemoStep {
	/** The data that `DemoSettings` remembers. */
	public const OPTION = 'hvac_blocks_starter_site';

	public function __construct( private DemoSettings $settings ) {}

	public function name(): string {
		return 'settings';
	}

	public function label(): string {
		return __( 'Site name and permalinks', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		return new StepProgress( ReadableAddresses::are_there() && DemoSettings::are_made() ? 1 : 0, 1 );
	}

	public function run(): void {
		if ( ! DemoSettings::are_made() ) {
			$this->settings->make();
		}

		ReadableAddresses::make();
	}
}
