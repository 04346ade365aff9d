<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\CrossCheck;
use HvacBlocks\Dealers\Dealer;
use HvacBlocks\Feature;
use HvacBlocks\Languages\LanguageSwitch;
use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\Settings\Settings;
use HvacBlocks\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** Tells Site Health which dealers of the service have fields that contradict one another. Sites with their own dealers have no such test. */
final readonly class UpstreamDoubts implements Feature {
	private const NAME    = 'dealers:doubts';
	private const SECONDS = 7 * DAY_IN_SECONDS;
	private const MOST    = 20;

	public function __construct( private Settings $settings, private SharedState $state ) {}

	/**
	 * Keeps the doubts about the dealers of a new answer, beside those of answers before, and forgets those that the service has mended.
	 * They are for the administrator, whatever language the page has that asked.
	 *
	 * @param list<Dealer> $dealers
	 */
	public static function note( SharedState $state, CrossCheck $check, array $dealers ): void {
		$kept  = $state->get( self::NAME );
		$kept  = is_array( $kept ) ? $kept : array();
		$found = $kept;

		foreach ( LanguageSwitch::in( PageLanguage::of_site(), static fn (): array => $check->check( $dealers ) ) as $one ) {
			// An ID of digits would become an integer key.
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

	/** @return array{label: string, status: 'good'|'recommended', badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	public function result(): array {
		$kept    = $this->state->get( self::NAME );
		$lines   = array_filter( is_array( $kept ) ? $kept : array(), is_string( ... ) );
		$is_good = array() === $lines;
		$lines   = $is_good
			? array( __( 'The ZIP codes, states and coordinates that the service sent in the last seven days are consistent.', 'hvac-blocks' ) )
			: array( ...array_values( $lines ), __( 'Correct these dealers in the service. Swapped coordinates are corrected here; everything else is shown as it was sent.', 'hvac-blocks' ) );

		return array(
			'label'       => esc_html( $is_good ? __( 'The dealer data from the service is consistent', 'hvac-blocks' ) : __( 'Some dealer data from the service is contradictory', 'hvac-blocks' ) ),
			'status'      => $is_good ? 'good' : 'recommended',
			'badge'       => array(
				'label' => 'HVAC Blocks',
				'color' => $is_good ? 'blue' : 'orange',
			),
			'description' => implode( '', array_map( static fn ( string $line ): string => '<p>' . esc_html( $line ) . '</p>', $lines ) ),
			'actions'     => '',
			'test'        => 'hvac_blocks_upstream_dealers',
		);
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		$tests  = is_array( $tests ) ? $tests : array();
		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();

		if ( 'http' === $this->settings->string( 'dealers_provider' ) && '' !== $this->settings->string( 'dealers_url' ) ) {
			$direct['hvac_blocks_upstream_dealers'] = array(
				'label' => __( 'Dealer data from the service', 'hvac-blocks' ),
				'test'  => $this->result( ... ),
			);
			$tests['direct']                        = $direct;
		}

		return $tests;
	}
}
