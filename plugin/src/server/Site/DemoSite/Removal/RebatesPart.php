<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Offers\Rebates\Admin\RebatesScreen;
use HvacBlocks\Offers\Rebates\DemoRebates;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Site\DemoSite\Steps\DemoRecordsStep;

defined( 'ABSPATH' ) || exit;

/** The invented rebates. One that a person imported no longer belongs to the demo site. */
final readonly class RebatesPart implements DemoPart {
	public function __construct( private DemoRebates $rebates ) {}

	public function name(): string {
		return 'rebates';
	}

	public function label(): string {
		return __( 'Fictional rebates', 'hvac-blocks' );
	}

	public function count(): int {
		return count( $this->rebates->as_made() );
	}

	public function kept(): array {
		return array_map(
			static fn ( StoredRebate $stored ): KeptItem => new KeptItem( $stored->rebate->title, KeptReason::Changed, RebatesScreen::get()->url() ),
			$this->rebates->changed()
		);
	}

	public function remove( float $until ): void {
		$this->rebates->remove();
	}

	public function finish(): void {
		delete_option( DemoRecordsStep::REBATES );
	}
}
