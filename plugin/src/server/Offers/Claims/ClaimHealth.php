<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;

defined( 'ABSPATH' ) || exit;

/**
 * Site Health tests for claims: those that expire soon, and those that have expired.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class ClaimHealth implements Feature {
	/** @param Closure(): ClaimList $list */
	public function __construct( private Closure $list, private SiteCalendar $calendar ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_test( ... ) );
	}

	/**
	 * @phpstan-impure
	 * @return HealthResult
	 */
	public function result(): array {
		$today    = $this->calendar->today();
		$list     = ( $this->list )();
		$expired  = $list->count_published( ClaimState::Expired, $today );
		$expiring = $list->count_published( ClaimState::Expiring, $today );
		$is_good  = 0 === $expired + $expiring;
		$lines    = array();

		if ( $expired > 0 ) {
			/* translators: %s: a number. */
			$lines[] = sprintf( _n( '%s price, rebate, award or rule has expired. Pages hide it or show its replacement text.', '%s prices, rebates, awards or rules have expired. Pages hide them or show their replacement texts.', $expired, 'hvac-blocks' ), number_format_i18n( $expired ) );
		}

		if ( $expiring > 0 ) {
			/* translators: 1: a number, 2: number of days. */
			$lines[] = sprintf( _n( '%1$s price, rebate, award or rule expires within %2$d days.', '%1$s prices, rebates, awards or rules expire within %2$d days.', $expiring, 'hvac-blocks' ), number_format_i18n( $expiring ), Claim::soon_days() );
		}

		if ( $is_good ) {
			$lines[] = __( 'No price, rebate, award or rule on the site has expired or is about to.', 'hvac-blocks' );
		}

		return SiteHealth::result(
			'claims',
			$is_good ? 'good' : 'recommended',
			self::label( $expired, $expiring ),
			$lines,
			$is_good || ! current_user_can( ClaimsScreen::get()->capability ) ? '' : ClaimsScreen::get()->url(),
			__( 'View claims', 'hvac-blocks' )
		);
	}

	private static function label( int $expired, int $expiring ): string {
		return match ( true ) {
			$expired > 0  => __( 'Prices or other claims have expired', 'hvac-blocks' ),
			$expiring > 0 => __( 'Prices or other claims expire soon', 'hvac-blocks' ),
			default       => __( 'Prices and other claims are valid', 'hvac-blocks' ),
		};
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		return SiteHealth::with_tests( $tests, array( 'claims' => array( __( 'Prices and other claims', 'hvac-blocks' ), $this->result( ... ) ) ) );
	}
}
