<?php
declare(strict_types=1);

namespace HvacBlocks\Offers;

use Closure;
use HvacBlocks\Dealers\DealersStorey;
use HvacBlocks\Kernel\Modules;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Claims\ClaimContributor;
use HvacBlocks\Offers\Claims\ClaimsModule;
use HvacBlocks\Offers\Rebates\RebatesModule;
use HvacBlocks\Offers\Recommendation\RecommendationModule;
use HvacBlocks\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/** What homeowners are offered, for how long, and what suits them. */
final readonly class OffersStorey implements Storey {
	public CatalogModule $catalog;

	public RebatesModule $rebates;

	/** @param Closure(): Modules $all every module */
	public function __construct( private Platform $platform, DealersStorey $dealers, private Closure $all ) {
		$this->catalog = new CatalogModule( $platform->wpdb, $platform->upstream );
		$this->rebates = new RebatesModule( $platform->wpdb, $platform->settings, $platform->upstream, $dealers->places );
	}

	public function modules(): array {
		return array(
			new ClaimsModule(
				$this->platform->wpdb,
				fn (): array => array_merge( ...( $this->all )()->contributed( ClaimContributor::class, static fn ( ClaimContributor $module ): array => $module->claim_sources() ) )
			),
			$this->catalog,
			$this->rebates,
			new RecommendationModule( $this->platform->settings, $this->platform->upstream, "{$this->platform->directory}/data/systems.json", $this->catalog->directory( ... ) ),
		);
	}
}
