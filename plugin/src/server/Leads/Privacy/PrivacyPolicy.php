<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Intake\Captcha;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's suggestions for the site's privacy policy, in the administrator's language (Settings > Privacy > Policy Guide).
 *
 * It describes what this site does with its current settings, so that WordPress asks for a review of the policy when a setting changes it.
 */
final readonly class PrivacyPolicy implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_action( 'admin_init', $this->add( ... ) );
	}

	/** HTML. */
	public function text(): string {
		$html = '';

		foreach ( $this->parts() as $heading => $paragraphs ) {
			$html .= '<h3>' . esc_html( $heading ) . '</h3>';

			foreach ( array_filter( $paragraphs ) as $paragraph ) {
				$html .= '<p>' . esc_html( $paragraph ) . '</p>';
			}
		}

		return $html;
	}

	private function add(): void {
		// Only these users see it.
		if ( current_user_can( 'manage_privacy_options' ) ) {
			wp_add_privacy_policy_content( 'HVAC Blocks', $this->text() );
		}
	}

	/** @return array<string, list<string>> paragraphs by heading; empty ones are left out */
	private function parts(): array {
		return array(
			__( 'Dealer requests and email signups', 'hvac-blocks' ) => array(
				__( 'When you submit a form, we store what you entered (such as your name, email address, phone number and address), the form, its language, the page it was sent from, the dealer it is for, and the time. We share it with the dealer or service named in the form to answer your request.', 'hvac-blocks' ),
				__( 'If you send a request from the system recommendation tool, we store and share your answers in the tool with it.', 'hvac-blocks' ),
				__( 'To prove what you agreed to, we store the exact wording of the consent you were shown, its version, SHA-256 checksum and language, whether you checked the box, the time and any revocation.', 'hvac-blocks' ),
				__( 'A second box on our forms asks whether you agree to marketing. You can send the form without checking it. We store your choice in the same way, and you can withdraw it alone at any time.', 'hvac-blocks' ),
				$this->settings->bool( 'store_raw_address' )
					? __( 'With it we store your IP address, browser name and a keyed hash of each.', 'hvac-blocks' )
					: __( 'We store only keyed hashes of your IP address and browser name. They show whether two requests came from the same source and nothing else.', 'hvac-blocks' ),
				'akismet' === $this->settings->string( 'spam_service' ) ? __( 'To find spam, we send your IP address, browser name, name and email address, and the page that the form is on, to Akismet, a service of Automattic Inc.', 'hvac-blocks' ) : '',
				$this->captcha(),
				__( 'We keep a history of each request that shows when it was stored, delivered, resent or deleted. Our staff can add notes.', 'hvac-blocks' ),
				__( 'If you send a form without JavaScript and it needs a correction, we keep it on our server for half an hour so you do not have to enter it again. We keep suspected spam until a person decides about it, and share it with no one.', 'hvac-blocks' ),
			),
			__( 'How long we keep requests', 'hvac-blocks' ) => array(
				$this->period( 'CONTACT_DEALER', __( 'Dealer requests', 'hvac-blocks' ) ),
				$this->period( 'MARKETO', __( 'Email signups', 'hvac-blocks' ) ),
				__( 'Once a request is anonymized, we keep its reference, form, date, state or province, country, dealer, language, delivery status and consent wording. You can ask us at any time for a copy of your data or to erase it.', 'hvac-blocks' ),
			),
			__( 'Searching for a dealer', 'hvac-blocks' ) => array(
				$this->settings->bool( 'search_report' )
					? Text::fill(
						/* translators: {days} is a number. */
						__( 'We count searches by day and place, and how often forms are opened and sent, without anything that identifies you. We keep the counts for {days} days.', 'hvac-blocks' ),
						array( 'days' => $this->settings->int( 'search_report_days' ) )
					)
					: __( 'We do not record searches.', 'hvac-blocks' ),
				__( 'To keep one computer from slowing the site for everyone, we count requests by a keyed hash of the IP address. The counts last only as long as the limit applies, two days at most.', 'hvac-blocks' ),
			),
			__( 'The system recommendation tool and the calculator', 'hvac-blocks' ) => array(
				__( 'Your answers in the tool are part of the address of its results page, like those in the calculator. Anyone you send that address to can read them.', 'hvac-blocks' ),
				$this->settings->bool( 'search_report' ) ? __( 'We count by day how many visitors reach each step and what the calculator answers, without cookies and without anything that identifies you.', 'hvac-blocks' ) : '',
			),
			__( 'What we keep in your browser', 'hvac-blocks' ) => array(
				__( 'These parts of the site do not set cookies.', 'hvac-blocks' ),
				__( 'Your answers in the system recommendation tool and the step you reached are kept in session storage until you close the tab.', 'hvac-blocks' ),
				__( 'What you enter in a form is kept in your browser\'s session storage until you send it or close the tab. If a request could not be sent, it is kept in local storage until it is sent, for up to seven days. The place you searched for is also kept there, so you do not have to enter it again, until you delete it.', 'hvac-blocks' ),
				'none' === $this->settings->string( 'call_tracking_adapter' ) && ! $this->settings->bool( 'flag_126_call_tracking' ) ? '' : __( 'To show you a phone number that tells us which page led to a call, we keep a random visit ID and the number in session storage until you close the tab. We send that ID and the address of the page you came from to the service that assigns the numbers.', 'hvac-blocks' ),
				'' === $this->settings->string( 'map_tiles_url' ) ? '' : __( 'Maps are loaded from an external service, which receives your IP address.', 'hvac-blocks' ),
			),
		);
	}

	private function captcha(): string {
		$service = Captcha::of( $this->settings );

		return null === $service ? '' : Text::fill(
			/* translators: {service} is Cloudflare Turnstile or hCaptcha, {company} who runs it. */
			__( 'To tell people from programs, our forms load {service}, a service of {company}, once you use them. It receives your IP address, the page and technical data about your browser and how you use it. Our server sends it only the result to verify, not what you entered. If it is blocked, you can still send the form.', 'hvac-blocks' ),
			array( 'service' => $service->label(), 'company' => $service->company() )
		);
	}

	private function period( string $kind, string $what ): string {
		$anonymise = $this->settings->int( Retention::ANONYMISE[ $kind ] );
		$delete    = $this->settings->int( Retention::DELETE[ $kind ] );
		$texts     = match ( true ) {
			/* translators: {what} is a plural such as "Dealer requests"; {anonymise} and {delete} are numbers. */
			$delete > 0 && $anonymise > 0 && $anonymise < $delete => __( '{what} are anonymized after {anonymise} days and deleted after {delete} days.', 'hvac-blocks' ),
			/* translators: {what} is a plural such as "Dealer requests"; {delete} is a number. */
			$delete > 0 => __( '{what} are deleted after {delete} days.', 'hvac-blocks' ),
			/* translators: {what} is a plural such as "Dealer requests"; {anonymise} is a number. */
			$anonymise > 0 => __( '{what} are anonymized after {anonymise} days.', 'hvac-blocks' ),
			/* translators: {what} is a plural such as "Dealer requests". */
			default => __( '{what} are kept until you ask us to erase them.', 'hvac-blocks' ),
		};

		return Text::fill( $texts, array( 'what' => $what, 'anonymise' => $anonymise, 'delete' => $delete ) );
	}
}
