<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Dealers\Admin\DealersScreen;
use HvacBlocks\Dealers\Import\DemoDealers;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Site\DemoSite\Steps\DemoRecordsStep;

defined( 'ABSPATH' ) || exit;

/** The invented dealers. One that a person saved or imported no longer belongs to the demo site. */
final readonly class DealersPart implements DemoPart {
	public function __construct( private DemoDealers $dealers ) {}

	public function name(): string {
		return 'dealers';
	}

	public function label(): string {
		return __( 'Fictional dealers', 'hvac-blocks' );
	}

	public function count(): int {
		return $this->dealers->count();
	}

	public function kept(): array {
		return array_map(
			static fn ( StoredDealer $stored ): KeptItem => new KeptItem( $stored->dealer->name, KeptReason::Changed, add_query_arg( 'dealer', rawurlencode( $stored->dealer->company_id ), DealersScreen::get()->url() ) ),
			$this->dealers->changed()
		);
	}

	public function remove( float $until ): void {
		$this->dealers->remove();
	}

	public function finish(): void {
		delete_option( DemoRecordsStep::DEALERS );
	}
}
