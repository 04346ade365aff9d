<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Dealers\DealerDirectory;
use HvacBlocks\Forms\DealerNeed;
use HvacBlocks\Settings\Settings;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Which dealer a lead is for. What a request names counts only where there is such a dealer. */
final readonly class LeadDealer {
	public function __construct( private DealerDirectory $dealers, private Settings $settings ) {}

	/** @return string|null the company's id, empty for none; null where there is no such dealer or one is needed and missing */
	public function of( LeadRequest $request ): ?string {
		if ( DealerNeed::None === $request->form->dealer ) {
			return '';
		}

		if ( $this->settings->bool( 'is_single_dealer' ) && '' !== $this->settings->string( 'single_dealer_company_id' ) ) {
			return $this->settings->string( 'single_dealer_company_id' );
		}

		if ( '' === $request->company_id ) {
			return DealerNeed::Required === $request->form->dealer ? null : '';
		}

		return $this->exists( $request->company_id ) ? $request->company_id : null;
	}

	private function exists( string $company_id ): bool {
		try {
			return null !== $this->dealers->get( $company_id );
		} catch ( Throwable ) {
			// Nobody can say at present. A lead is worth more than the check.
			return true;
		}
	}
}
