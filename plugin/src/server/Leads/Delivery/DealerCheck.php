<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Settings\Settings;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Looks up, before a lead is sent, a dealer that could not be looked up when it arrived: such a lead has a company ID and no name.
 *
 * A lead is worth more than the check. After a few attempts it is sent without it.
 */
final readonly class DealerCheck {
	/** The number of attempts that wait for the directory: about half an hour. */
	private const PATIENCE = 3;

	public function __construct( private DealerDirectory $dealers, private LeadRepository $leads, private Settings $settings ) {}

	/**
	 * @param int $attempts of this delivery, including the current one
	 * @return Lead|DeliveryResult the lead to send; a result if it must not be sent now
	 */
	public function of( Lead $lead, int $attempts ): Lead|DeliveryResult {
		// The dealer of a single-dealer site needs no directory entry.
		if ( '' === $lead->company_id || '' !== $lead->dealer_name || $this->settings->string( 'single_dealer_company_id' ) === $lead->company_id ) {
			return $lead;
		}

		try {
			$dealer = $this->dealers->get( $lead->company_id );
		} catch ( Throwable ) {
			return $attempts > self::PATIENCE ? $lead : DeliveryResult::retry( __( 'The dealer could not be looked up.', 'hvac-blocks' ) );
		}

		if ( null === $dealer ) {
			return DeliveryResult::failed( __( 'The dealer is no longer listed. Email the lead to another address, or add the dealer and resend it.', 'hvac-blocks' ) );
		}

		$this->leads->name_dealer( $lead->id, $dealer->name );

		return $this->leads->by_id( $lead->id ) ?? $lead;
	}
}
