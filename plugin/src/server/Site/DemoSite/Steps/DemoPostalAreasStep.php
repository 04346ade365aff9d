<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;

defined( 'ABSPATH' ) || exit;

/** The bundled table of ZIP and postal codes. */
final readonly class DemoPostalAreasStep implements DemoStep {
	/** So that a site with one PHP worker answers its visitors in between. */
	private const SECONDS_A_BATCH = 2.0;

	public function __construct( private PostalAreaLoader $loader ) {}

	public function name(): string {
		return 'locations';
	}

	public function label(): string {
		return __( 'ZIP and postal codes', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		$progress = $this->loader->progress();

		return new StepProgress( $progress->done, $progress->total );
	}

	public function run(): void {
		$end = microtime( true ) + self::SECONDS_A_BATCH;

		do {
			$progress = $this->loader->load_batch();
		} while ( ! $progress->is_finished() && microtime( true ) < $end );
	}
}
