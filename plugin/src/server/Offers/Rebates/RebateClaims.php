<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Offers\Claims\ClaimSource;
use HvacBlocks\Offers\Claims\ClaimState;
use HvacBlocks\Offers\Claims\ListedClaim;
use HvacBlocks\Offers\Rebates\Admin\RebatesScreen;
use HvacBlocks\Offers\Rebates\Store\RebatesByEnd;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The rebates of this site in the list of dated claims. */
final readonly class RebateClaims implements ClaimSource {
	/** Rebates per query. */
	private const STEP = 100;

	public function __construct( private RebatesByEnd $rebates ) {}

	public function count( ?ClaimState $state, string $today ): int {
		return $this->rebates->count( $state, $today );
	}

	public function each( ?ClaimState $state, string $today ): iterable {
		$page = 0;

		do {
			$rebates = $this->rebates->page( $state, $today, ++$page, self::STEP );

			foreach ( $rebates as $stored ) {
				yield self::listed( $stored );
			}
		} while ( self::STEP === count( $rebates ) );
	}

	private static function listed( StoredRebate $stored ): ListedClaim {
		$rebate = $stored->rebate;
		$screen = RebatesScreen::get();

		return new ListedClaim(
			"rebate-{$rebate->id}",
			__( 'Rebate', 'hvac-blocks' ),
			$rebate->title,
			Claim::stored( $rebate->starts, $rebate->expires, $rebate->provider, $rebate->url ),
			array(
				'id'      => 0,
				'title'   => $screen->title(),
				'type'    => '',
				'status'  => '',
				'lang'    => Language::English->value,
				'editUrl' => current_user_can( $screen->capability ) ? $screen->url() . '&rebate=' . rawurlencode( $rebate->id ) : null,
				'viewUrl' => null,
			)
		);
	}
}
