<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Forms\FieldRules;
use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Languages\LanguageSwitch;
use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\Languages\Text;
use HvacBlocks\Settings\Settings;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Tells the site's own people of a lead by e-mail: plain text, in the site's language. */
final readonly class MailLeadDestination implements LeadDestination {
	public function __construct( private Settings $settings, private FormLibrary $forms ) {}

	public function id(): string {
		return 'mail';
	}

	public function active(): bool {
		return '' !== $this->recipient();
	}

	public function deliver( Lead $lead ): DeliveryResult {
		return LanguageSwitch::in( PageLanguage::of_site(), fn (): DeliveryResult => $this->send( $lead ) );
	}

	private function send( Lead $lead ): DeliveryResult {
		$refused = null;
		$listen  = static function ( mixed $error ) use ( &$refused ): void {
			$refused = $error instanceof WP_Error ? $error->get_error_message() : null;
		};

		add_action( 'wp_mail_failed', $listen );

		$sent = wp_mail( $this->recipient(), $this->subject( $lead ), $this->body( $lead ), $this->headers( $lead ) );

		remove_action( 'wp_mail_failed', $listen );

		return $sent
			? DeliveryResult::delivered( __( 'The mail server took the message.', 'hvac-blocks' ) )
			: DeliveryResult::retry( self::line( is_string( $refused ) && '' !== $refused ? $refused : __( 'The mail server did not take the message.', 'hvac-blocks' ) ) );
	}

	private function recipient(): string {
		$address = $this->settings->string( 'leads_mail_to' );
		$admin   = get_option( 'admin_email' );

		return '' !== $address ? $address : ( is_string( $admin ) ? $admin : '' );
	}

	private function subject( Lead $lead ): string {
		return self::line(
			Text::fill(
				/* translators: {reference} names the lead, {name} is the visitor. */
				__( 'New lead {reference}: {name}', 'hvac-blocks' ),
				array(
					'reference' => $lead->reference,
					'name'      => trim( $lead->field( 'firstName' ) . ' ' . $lead->field( 'lastName' ) ),
				)
			)
		);
	}

	private function body( Lead $lead ): string {
		$lines = array();
		$known = $this->forms->has( $lead->form ) ? $this->forms->get( $lead->form )->fields : array();

		foreach ( $lead->fields as $name => $value ) {
			$field   = $known[ $name ] ?? null;
			$lines[] = self::line( null === $field ? $name : $field->label->text() ) . ': ' . self::line( null === $field ? $value : FieldRules::shown( $field, $value ) );
		}

		$facts = array(
			__( 'Reference', 'hvac-blocks' ) => $lead->reference,
			__( 'Form', 'hvac-blocks' )      => $lead->form,
			__( 'Language', 'hvac-blocks' )  => $lead->lang->value,
			__( 'Source', 'hvac-blocks' )    => $lead->source,
			__( 'Dealer', 'hvac-blocks' )    => '' === $lead->company_id ? '-' : trim( "{$lead->dealer_name} ({$lead->company_id})" ),
			__( 'Page', 'hvac-blocks' )      => '' === $lead->page_url ? '-' : $lead->page_url,
			__( 'Received', 'hvac-blocks' )  => "{$lead->created} UTC",
			__( 'Consent', 'hvac-blocks' )   => $lead->consent->text ?? '-',
		);

		$lines[] = '';
		foreach ( $facts as $label => $value ) {
			$lines[] = "$label: " . self::line( $value );
		}

		$lines[] = '';
		$lines[] = LeadLinks::lead( $lead->reference );

		return implode( "\n", $lines ) . "\n";
	}

	/** @return list<string> */
	private function headers( Lead $lead ): array {
		$headers = array( 'Content-Type: text/plain; charset=UTF-8' );
		$email   = $lead->field( 'email' );

		// is_email() lets nothing through that could end the header.
		return false === is_email( $email ) ? $headers : array( ...$headers, "Reply-To: $email" );
	}

	/** One line, whatever the value: a line break in it could pretend to be another field, or a header. */
	private static function line( string $value ): string {
		return trim( (string) preg_replace( '/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', wp_check_invalid_utf8( $value, true ) ) );
	}
}
