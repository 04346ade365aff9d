<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailSender;
use HvacBlocks\Platform\Settings\Settings;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/mail-texts/test`: sends a mail with these texts to the current user. Stores nothing. */
final readonly class TestMailRoute extends MailTextRoute {
	protected const PATH = ListMailTextsRoute::PATH . '/test';

	public function __construct( private SampleMail $mails, FormLibrary $forms, Settings $settings ) {
		parent::__construct( $forms, $settings );
	}

	public function schema(): array {
		return Schema::answer( 'mail-test', array( 'ok' => array( 'type' => 'boolean' ), 'message' => array( 'type' => 'string' ) ) );
	}

	protected function answer( MailTextInput $input ): WP_REST_Response {
		$result = MailSender::send( array( wp_get_current_user()->user_email ), ...$this->mails->of( $input ) );

		return new WP_REST_Response( array( 'ok' => DeliveryOutcome::Delivered === $result->outcome, 'message' => $result->detail ) );
	}
}
