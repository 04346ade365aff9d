<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Leads\Destinations\OwnMailTexts;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `PUT /admin/mail-texts`: the texts of one mail; responds like `GET`. A part that is not sent, or sent as ours, goes back to ours. */
final readonly class SaveMailTextRoute extends MailTextRoute {
	protected const METHOD = 'PUT';
	protected const PATH   = ListMailTextsRoute::PATH;

	public function __construct( private MailTextsView $view, FormLibrary $forms, Settings $settings ) {
		parent::__construct( $forms, $settings );
	}

	public function schema(): array {
		return MailTextsView::schema();
	}

	protected function answer( MailTextInput $input ): WP_REST_Response|WP_Error {
		return OwnMailTexts::save( $input->mail, $input->form->name, $input->language, $input->own, $input->ours )
			? new WP_REST_Response( $this->view->all() )
			: SaveError::not_stored();
	}
}
