<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Dealers\Import\DemoDealers;
use HvacBlocks\Offers\Catalog\DemoProducts;
use HvacBlocks\Offers\Rebates\DemoRebates;

defined( 'ABSPATH' ) || exit;

/** The invented dealers, rebates, or products; once they have been imported, those that a person removes are not restored. */
final readonly class DemoRecordsStep implements DemoStep {
	public const DEALERS  = 'hvac_blocks_starter_dealers';
	public const REBATES  = 'hvac_blocks_starter_rebates';
	public const PRODUCTS = 'hvac_blocks_demo_products';

	/** @param string $file the file with the records; a newer one is imported again */
	public function __construct( private DemoDealers|DemoRebates|DemoProducts $records, private string $file ) {}

	public function name(): string {
		return match ( true ) {
			$this->records instanceof DemoDealers => 'dealers',
			$this->records instanceof DemoRebates => 'rebates',
			default                               => 'products',
		};
	}

	public function label(): string {
		return match ( true ) {
			$this->records instanceof DemoDealers => __( 'Fictional dealers', 'hvac-blocks' ),
			$this->records instanceof DemoRebates => __( 'Fictional rebates', 'hvac-blocks' ),
			default                               => __( 'Fictional products', 'hvac-blocks' ),
		};
	}

	public function progress(): StepProgress {
		return new StepProgress( get_option( $this->option() ) === md5_file( $this->file ) ? 1 : 0, 1 );
	}

	public function run(): void {
		$this->records->import();
		update_option( $this->option(), (string) md5_file( $this->file ), false );
	}

	private function option(): string {
		return match ( true ) {
			$this->records instanceof DemoDealers => self::DEALERS,
			$this->records instanceof DemoRebates => self::REBATES,
			default                               => self::PRODUCTS,
		};
	}
}
