<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Offers\Catalog\DemoProducts;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Site\DemoSite\Steps\DemoRecordsStep;

defined( 'ABSPATH' ) || exit;

/** The invented products. One that a person edited or imported no longer belongs to the demo site. */
final readonly class ProductsPart implements DemoPart {
	public function __construct( private DemoProducts $products ) {}

	public function name(): string {
		return 'products';
	}

	public function label(): string {
		return __( 'Fictional products', 'hvac-blocks' );
	}

	public function count(): int {
		return count( $this->products->as_made() );
	}

	public function kept(): array {
		return array_map(
			static fn ( StoredProduct $stored ): KeptItem => new KeptItem( $stored->name(), KeptReason::Changed, (string) get_edit_post_link( $stored->post, 'raw' ) ),
			$this->products->changed()
		);
	}

	public function remove( float $until ): void {
		$this->products->remove();
	}

	public function finish(): void {
		delete_option( DemoRecordsStep::PRODUCTS );
	}
}
