<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Dealers\Import\DemoDealers;

defined( 'ABSPATH' ) || exit;

/** The invented dealers; once they have been imported, those that a person removes are not restored. */
final readonly class DemoDealersStep implements DemoStep {
	public const OPTION = 'hvac_blocks_starter_dealers';

	/** @param string $file the file with the dealers; a newer one is imported again */
	public function __construct( private DemoDealers $dealers, private string $file ) {}

	public function name(): string {
		return 'dealers';
	}

	public function label(): string {
		return __( 'Fictional dealers', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		return new StepProgress( get_option( self::OPTION ) === md5_file( $this->file ) ? 1 : 0, 1 );
	}

	public function run(): void {
		$this->dealers->import();
		update_option( self::OPTION, (string) md5_file( $this->file ), false );
	}
}
