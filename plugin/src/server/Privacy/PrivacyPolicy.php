<?php
declare(strict_types=1);

namespace HvacBlocks\Privacy;

use HvacBlocks\Feature;
use HvacBlocks\Languages\Text;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress suggests for the site's privacy policy, in the administrator's language (Settings > Privacy > Policy Guide).
 *
 * It says what this site does as it is set up now, so that WordPress asks to look at the policy again when a setting changes it.
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
		// Nobody else is shown it.
		if ( current_user_can( 'manage_privacy_options' ) ) {
			wp_add_privacy_policy_content( 'HVAC Blocks', $this->text() );
		}
	}

	/** @return array<string, list<string>> paragraphs by their headings; an empty one is left out */
	private function parts(): array {
		return array(
			__( 'Forms that ask for a dealer or for mail', 'hvac-blocks' ) => array(
				__( 'When you send a form, we store what you entered into it (such as your name, e-mail address, phone number and address), the form, its language, the page it was sent from, the dealer it is for, and the time. We pass it on to the dealer or the service that the form names, to answer your request.', 'hvac-blocks' ),
				__( 'To prove what you agreed to, we store the exact wording of the consent that you were shown, its version, its SHA-256 checksum, its language, whether you ticked the box, the time, and when you revoked it.', 'hvac-blocks' ),
				$this->settings->bool( 'store_raw_address' )
					? __( 'With it we store your network address and the name of your browser, and a keyed hash of both.', 'hvac-blocks' )
					: __( 'Of your network address and the name of your browser we store keyed hashes only. They tell whether two requests came from the same place, and nothing more.', 'hvac-blocks' ),
				__( 'We keep a history of each request: when it was stored, delivered, sent again or deleted. Our staff can write notes on it.', 'hvac-blocks' ),
				__( 'A form that has to be corrected, sent by a browser without JavaScript, is kept on our server for half an hour, so that you need not enter it again. A request that looks like a machine\'s is kept for 30 days and passed on to nobody.', 'hvac-blocks' ),
			),
			__( 'How long requests are kept', 'hvac-blocks' ) => array(
				$this->period( 'CONTACT_DEALER', __( 'Requests to a dealer', 'hvac-blocks' ) ),
				$this->period( 'MARKETO', __( 'Requests for mail', 'hvac-blocks' ) ),
				__( 'Of an anonymised request remain its reference, the form, the day, the state or province and country, the dealer, the language, whether it was delivered, and the wording of the consent. You can ask us at any time for a copy of what we keep of you, or to erase it.', 'hvac-blocks' ),
			),
			__( 'Searching for a dealer', 'hvac-blocks' ) => array(
				$this->settings->bool( 'search_report' )
					? Text::fill(
						/* translators: {days} is a number. */
						__( 'We count searches by day and place, and how often forms were opened and sent, without anything that tells who it was. The counts are kept for {days} days.', 'hvac-blocks' ),
						array( 'days' => $this->settings->int( 'search_report_days' ) )
					)
					: __( 'We do not record searches.', 'hvac-blocks' ),
				__( 'So that no one machine takes the site from everyone else, requests are counted by a keyed hash of the network address, for no longer than the time over which they are limited, at most two days.', 'hvac-blocks' ),
			),
			__( 'What is kept in your browser', 'hvac-blocks' ) => array(
				__( 'These parts of the site set no cookies.', 'hvac-blocks' ),
				__( 'What you type into a form is kept in your browser\'s session storage until it is sent or you close the tab. A request that could not be sent yet is kept in its local storage until it is sent, for at most seven days. The place you searched for is kept there, too, so that you need not enter it again, until you delete it there.', 'hvac-blocks' ),
				'none' === $this->settings->string( 'call_tracking_adapter' ) && ! $this->settings->bool( 'flag_126_call_tracking' ) ? '' : __( 'To show you a phone number that tells which page led to a call, a random name of your visit and the number are kept in session storage until you close the tab, and the service that gives out the numbers is asked with that name and the address of the page you came from.', 'hvac-blocks' ),
				'' === $this->settings->string( 'map_tiles_url' ) ? '' : __( 'Maps are loaded from another service, which thereby learns your network address.', 'hvac-blocks' ),
			),
		);
	}

	private function period( string $kind, string $what ): string {
		$anonymise = $this->settings->int( Retention::ANONYMISE[ $kind ] );
		$delete    = $this->settings->int( Retention::DELETE[ $kind ] );
		$texts     = match ( true ) {
			/* translators: {what} is a plural such as "Requests to a dealer"; {anonymise} and {delete} are numbers. */
			$delete > 0 && $anonymise > 0 && $anonymise < $delete => __( '{what} are anonymised after {anonymise} days and deleted after {delete} days.', 'hvac-blocks' ),
			/* translators: {what} is a plural such as "Requests to a dealer"; {delete} is a number. */
			$delete > 0 => __( '{what} are deleted after {delete} days.', 'hvac-blocks' ),
			/* translators: {what} is a plural such as "Requests to a dealer"; {anonymise} is a number. */
			$anonymise > 0 => __( '{what} are anonymised after {anonymise} days.', 'hvac-blocks' ),
			/* translators: {what} is a plural such as "Requests to a dealer". */
			default => __( '{what} are kept until you ask us to erase them.', 'hvac-blocks' ),
		};

		return Text::fill( $texts, array( 'what' => $what, 'anonymise' => $anonymise, 'delete' => $delete ) );
	}
}
