<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/mail-texts/preview`: a mail with these texts, as HTML and as plain text. Stores nothing. */
final readonly class PreviewMailRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = ListMailTextsRoute::PATH . '/preview';

	public function __construct( private SampleMail $mails, private FormLibrary $forms, private Settings $settings ) {}

	public function args(): array {
		return MailTextInput::args( $this->forms );
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'mail-preview', array( 'subject' => $text, 'html' => $text, 'text' => $text ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$input = MailTextInput::read( $request, $this->forms, $this->settings );

		if ( $input instanceof WP_Error ) {
			return $input;
		}

		[ $subject, $content ] = $this->mails->of( $input );

		return new WP_REST_Response( array( 'subject' => $subject, 'html' => $content->html(), 'text' => $content->text() ) );
	}
}
