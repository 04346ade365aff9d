<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup\Steps;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\Setup\SetupState;
use HvacBlocks\Site\Setup\SetupStep;

defined( 'ABSPATH' ) || exit;

/** A person or a service chosen to receive the leads. */
final readonly class RecipientStep implements SetupStep {
	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'recipient';
	}

	public function title(): string {
		return __( 'Who gets leads', 'hvac-blocks' );
	}

	public function state(): SetupState {
		$mail   = $this->settings->string( 'leads_mail_to' );
		$routes = $this->settings->value( 'leads_routes' );
		$rules  = is_array( $routes ) ? count( $routes ) : 0;
		$host   = (string) wp_parse_url( $this->settings->string( 'leads_url' ), PHP_URL_HOST );
		$admin  = get_option( 'admin_email' );
		$facts  = array_filter(
			array(
				/* translators: %s: number of rules. */
				0 === $rules ? '' : sprintf( _n( '%s rule decides who is emailed which leads.', '%s rules decide who is emailed which leads.', $rules, 'hvac-blocks' ), number_format_i18n( $rules ) ),
				match ( true ) {
					/* translators: %s: an email address. */
					'' !== $mail => sprintf( __( 'Emailed to: %s', 'hvac-blocks' ), $mail ),
					/* translators: %s: an email address. */
					default      => sprintf( __( 'No address for new leads is set. The site administrator gets them: %s', 'hvac-blocks' ), is_string( $admin ) ? $admin : '' ),
				},
				/* translators: %s: name of a server. */
				'' === $host ? '' : sprintf( __( 'Sent to the service at: %s', 'hvac-blocks' ), $host ),
			)
		);

		return new SetupState( '' !== $mail || $rules > 0 || '' !== $host, array_values( $facts ), Screen::url_of( 'settings' ) . '#leads', __( 'Open lead settings', 'hvac-blocks' ) );
	}
}
