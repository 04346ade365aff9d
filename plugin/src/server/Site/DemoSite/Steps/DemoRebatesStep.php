<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Offers\Rebates\DemoRebates;

defined( 'ABSPATH' ) || exit;

/** The invented rebates; once they have been imported, those that a person removes are not restored. */
final readonly class DemoRebatesStep implements DemoStep {
	public const OPTION = 'hvac_blocks_starter_rebates';

	/** @param string $file the file with the rebates; a newer one is imported again */
	public function __construct( private DemoRebates $rebates, private string $file ) {}

	public function name(): string {
		return 'rebates';
	}

	public function label(): string {
		return __( 'Fictional rebates', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		return new StepProgress( get_option( self::OPTION ) === md5_file( $this->file ) ? 1 : 0, 1 );
	}

	public function run(): void {
		$this->rebates->import();
		update_option( self::OPTION, (string) md5_file( $this->file ), false );
	}
}
