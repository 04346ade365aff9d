<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Confirms the request to the person, in the form's language. */
final readonly class ConfirmationMailDestination implements LeadDestination {
	private ConfirmationContent $content;

	public function __construct( private Settings $settings, FormLibrary $forms, DealerDirectory $dealers ) {
		$this->content = new ConfirmationContent( $settings, $forms, $dealers );
	}

	public function id(): string {
		return 'confirmation';
	}

	public function active(): bool {
		return $this->settings->bool( 'leads_confirmation_mail' );
	}

	public function deliver( Lead $lead ): DeliveryResult {
		if ( false === is_email( $lead->field( 'email' ) ) ) {
			return DeliveryResult::delivered( __( 'The form has no email address to send a confirmation to.', 'hvac-blocks' ) );
		}

		return LanguageSwitch::in(
			$lead->lang,
			fn (): DeliveryResult => MailSender::send(
				array( $lead->field( 'email' ) ),
				$this->content->subject( $lead ),
				$this->content->of( $lead ),
				null === $lead->consent ? array() : Unsubscribe::headers( $lead->reference, $lead->lang ),
				MessageId::of( $this->id(), $lead->idempotency_key )
			)
		);
	}
}
