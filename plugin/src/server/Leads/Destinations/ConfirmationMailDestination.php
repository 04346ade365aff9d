<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\EmergencyLane;
use HvacBlocks\Platform\Values\HelpLine;

defined( 'ABSPATH' ) || exit;

/**
 * Confirms the request to the person, in the form's language. It repeats none of the input, so that nobody can use it to send a message to a stranger.
 */
final readonly class ConfirmationMailDestination implements LeadDestination {
	public function __construct( private Settings $settings ) {}

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
				/* translators: {reference} names the request. */
				Text::fill( __( 'We received your request {reference}', 'hvac-blocks' ), array( 'reference' => $lead->reference ) ),
				self::content( $lead, HelpLine::of( $this->settings ) ),
				null === $lead->consent ? array() : Unsubscribe::headers( $lead->reference, $lead->lang ),
				MessageId::of( $this->id(), $lead->idempotency_key )
			)
		);
	}

	public static function content( Lead $lead, HelpLine $line ): MailContent {
		return new MailContent(
			$lead->lang,
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			__( 'Thank you for your request', 'hvac-blocks' ),
			array(
				'' === $lead->dealer_name
					? __( 'We received it and will be in touch with you soon.', 'hvac-blocks' )
					/* translators: {dealer} is a dealer's name. */
					: Text::fill( __( 'We received it, and {dealer} will be in touch with you soon.', 'hvac-blocks' ), array( 'dealer' => $lead->dealer_name ) ),
				/* translators: {reference} names the request. */
				Text::fill( __( 'Your reference is {reference}.', 'hvac-blocks' ), array( 'reference' => $lead->reference ) ),
				...( '' === $line->number ? array() : array(
					/* translators: {phone} is a phone number. */
					trim( Text::fill( __( 'Questions, or no heat or cooling? Call {phone} and have your reference ready.', 'hvac-blocks' ), array( 'phone' => $line->number ) ) . ' ' . ( '' === $line->hours ? '' : "$line->hours." ) ),
				) ),
				EmergencyLane::gas(),
				__( 'If you did not send this request, you can ignore this email.', 'hvac-blocks' ),
			),
			footer: null === $lead->consent ? null : array(
				'text' => __( 'Withdraw your consent', 'hvac-blocks' ),
				'url'  => Unsubscribe::url( $lead->reference, $lead->lang ),
			),
		);
	}
}
