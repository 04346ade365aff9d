<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\Settings;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/mail-texts/preview`: a mail with these texts, as HTML and as plain text. Stores nothing. */
final readonly class PreviewMailRoute extends MailTextRoute {
	protected const PATH = ListMailTextsRoute::PATH . '/preview';

	public function __construct( private SampleMail $mails, FormLibrary $forms, Settings $settings ) {
		parent::__construct( $forms, $settings );
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'mail-preview', array( 'subject' => $text, 'html' => $text, 'text' => $text ) );
	}

	protected function answer( MailTextInput $input ): WP_REST_Response {
		[ $subject, $content ] = $this->mails->of( $input );

		return new WP_REST_Response( array( 'subject' => $subject, 'html' => $content->html(), 'text' => $content->text() ) );
	}
}
