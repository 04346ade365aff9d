<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailSender;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/mail-texts/test`: sends a mail with these texts to the current user. Stores nothing. */
final readonly class TestMailRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = ListMailTextsRoute::PATH . '/test';

	public function __construct( private SampleMail $mails, private FormLibrary $forms, private Settings $settings ) {}

	public function args(): array {
		return MailTextInput::args( $this->forms );
	}

	public function schema(): array {
		return Schema::answer( 'mail-test', array( 'ok' => array( 'type' => 'boolean' ), 'message' => array( 'type' => 'string' ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$input = MailTextInput::read( $request, $this->forms, $this->settings );

		if ( $input instanceof WP_Error ) {
			return $input;
		}

		$result = MailSender::send( array( wp_get_current_user()->user_email ), ...$this->mails->of( $input ) );

		return new WP_REST_Response( array( 'ok' => DeliveryOutcome::Delivered === $result->outcome, 'message' => $result->detail ) );
	}
}
