<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

/**
 * The number that a visitor sees: the leased one, otherwise the routing group's own, otherwise the default.
 *
 * Assumption: while feature flag 126 is off, nothing is leased and browsers send no requests.
 */
final readonly class CallTracking {
	/** @var list<NumberAdapter> */
	private array $adapters;

	public function __construct( private Settings $settings, private GroupNumbers $groups, NumberAdapter ...$adapters ) {
		$this->adapters = array_values( $adapters );
	}

	public function number( NumberRequest $request ): NumberAnswer {
		try {
			$leased = $this->settings->bool( 'flag_126_call_tracking' ) ? $this->adapter()->lease( $request ) : null;
		} catch ( Unavailable ) {
			$leased = '';
		}

		if ( null !== $leased && PhoneNumber::is_usable( $leased ) ) {
			return new NumberAnswer( PhoneNumber::legible( $leased ) );
		}

		return new NumberAnswer(
			PhoneNumber::first_usable( $this->groups->number( $request->routing_group, $request->company_id ), $this->settings->string( 'default_routing_number' ) ),
			null !== $leased
		);
	}

	private function adapter(): NumberAdapter {
		foreach ( $this->adapters as $adapter ) {
			if ( $adapter->id() === $this->settings->string( 'call_tracking_adapter' ) ) {
				return $adapter;
			}
		}

		return new NoAdapter();
	}
}
