<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Lists in Site Health the service's dealers with contradictory fields. Sites with their own dealers have no such test.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class UpstreamDoubts implements Feature {
	private const NAME    = 'dealers:doubts';
	private const SECONDS = 7 * DAY_IN_SECONDS;
	private const MOST    = 20;

	public function __construct( private Settings $settings, private SharedState $state ) {}

	/**
	 * Stores the doubts about the dealers of a new answer with those of earlier answers, and removes those that the service has corrected. They are for
	 * the administrator, whatever the language of the requesting page.
	 *
	 * @param list<Dealer> $dealers
	 */
	public static function note( SharedState $state, CrossCheck $check, array $dealers ): void {
		$kept  = $state->get( self::NAME );
		$kept  = is_array( $kept ) ? $kept : array();
		$found = $kept;

		foreach ( LanguageSwitch::in( PageLanguage::of_site(), static fn (): array => $check->check( $dealers ) ) as $one ) {
			// A numeric ID would become an integer key.
			$id = "d{$one->dealer->company_id}";
			unset( $found[ $id ] );

			if ( array() !== $one->warnings && count( $found ) < self::MOST ) {
				$found[ $id ] = $one->dealer->company_id . ': ' . implode( ' ', $one->warnings );
			}
		}

		if ( $found !== $kept ) {
			$state->set( self::NAME, $found, self::SECONDS );
		}
	}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_test( ... ) );
	}

	/** @return HealthResult */
	public function result(): array {
		$kept  = $this->state->get( self::NAME );
		$lines = array_filter( is_array( $kept ) ? $kept : array(), is_string( ... ) );

		if ( array() === $lines ) {
			return SiteHealth::result( 'upstream_dealers', 'good', __( 'The dealer data from the service is consistent', 'hvac-blocks' ), array( __( 'The ZIP codes, states and coordinates that the service sent in the last seven days are consistent.', 'hvac-blocks' ) ) );
		}

		return SiteHealth::result(
			'upstream_dealers',
			'recommended',
			__( 'Some dealer data from the service is contradictory', 'hvac-blocks' ),
			array( ...array_values( $lines ), __( 'Correct these dealers in the service. Swapped coordinates are corrected here; everything else is shown as it was sent.', 'hvac-blocks' ) )
		);
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		$has_service = $this->settings->has_service( 'dealers' );

		return SiteHealth::with_tests( $tests, $has_service ? array( 'upstream_dealers' => array( __( 'Dealer data from the service', 'hvac-blocks' ), $this->result( ... ) ) ) : array() );
	}
}
