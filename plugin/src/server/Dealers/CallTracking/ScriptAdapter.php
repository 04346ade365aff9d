<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/**
 * A number insertion script, which the browser calls itself (`client/modules/calls/script.ts`). The server only handles the next in the chain: the service
 * that leases numbers, if there is one.
 */
final readonly class ScriptAdapter implements NumberAdapter {
	public function __construct( private NumberAdapter $leases ) {}

	public function id(): string {
		return 'script';
	}

	public function lease( NumberRequest $request ): ?string {
		return $this->leases->lease( $request );
	}
}
