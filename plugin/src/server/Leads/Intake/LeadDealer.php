<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Forms\DealerNeed;
use HvacBlocks\Editing\Forms\Returned\SameSiteUrl;
use HvacBlocks\Platform\Settings\Settings;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** The dealer of a lead. A request's company ID is accepted only if that dealer exists. */
final readonly class LeadDealer {
	public function __construct( private DealerDirectory $dealers, private Settings $settings ) {}

	/** @return LeadRecipient|null null if the dealer does not exist, or is required and missing */
	public function of( LeadRequest $request ): ?LeadRecipient {
		if ( DealerNeed::None === $request->form->dealer ) {
			return new LeadRecipient();
		}

		$only = SingleDealer::of( $this->settings, (string) wp_parse_url( SameSiteUrl::from( $request->page_url )?->url() ?? '', PHP_URL_PATH ) );

		if ( '' !== $only ) {
			return $this->named( $only ) ?? new LeadRecipient( $only );
		}

		if ( '' === $request->company_id ) {
			return DealerNeed::Required === $request->form->dealer ? null : new LeadRecipient();
		}

		return $this->named( $request->company_id );
	}

	/** @return LeadRecipient|null null if the dealer does not exist */
	private function named( string $company_id ): ?LeadRecipient {
		try {
			$dealer = $this->dealers->get( $company_id );

			return null === $dealer ? null : new LeadRecipient( $company_id, $dealer->name );
		} catch ( Throwable ) {
			// The dealer cannot be looked up at present. A lead is worth more than the check.
			return new LeadRecipient( $company_id );
		}
	}
}
