<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** Shows in Tools → Site Health → Info which routes answer early, and what prevents the others. */
final readonly class EarlyReport implements Feature {
	private const SECONDS = DAY_IN_SECONDS;

	/** @param Closure(): list<string> $routes the paths of the routes that can answer early */
	public function __construct( private Closure $routes, private Settings $settings, private SharedState $state ) {}

	public function boot(): void {
		// After Leads, to whose section it adds.
		add_filter( 'debug_information', $this->add( ... ), 20 );
	}

	/** @param string|null $other the callback that prevents it; null if none does */
	public static function note( SharedState $state, string $route, ?string $other ): void {
		$state->set( "early-report:$route", $other ?? '', self::SECONDS );
	}

	/**
	 * @param mixed $information
	 * @return array<array-key, mixed>
	 */
	private function add( mixed $information ): array {
		$fields = array();

		foreach ( ( $this->routes )() as $route ) {
			$fields[ "early $route" ] = array(
				/* translators: %s: the path of a REST route, such as /hvac-blocks/v1/dealers. */
				'label' => Text::sentence( __( 'Quick answers of %s', 'hvac-blocks' ), $route ),
				'value' => $this->said( $route ),
			);
		}

		return SiteHealth::with_information( $information, $fields );
	}

	private function said( string $route ): string {
		$other = $this->state->get( "early-report:$route" );

		return match ( true ) {
			! $this->settings->bool( 'early_answers' ) => __( 'Off in the settings', 'hvac-blocks' ),
			! is_string( $other ) => __( 'Not used in the last 24 hours', 'hvac-blocks' ),
			'' === $other => __( 'On', 'hvac-blocks' ),
			/* translators: %s: a PHP function and the hook it is on, such as "example on rest_pre_dispatch". */
			default => Text::sentence( __( 'Off because of a callback: %s', 'hvac-blocks' ), $other ),
		};
	}
}
