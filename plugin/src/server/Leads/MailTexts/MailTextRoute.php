<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** A route that takes the texts of one mail as a person typed them. */
abstract readonly class MailTextRoute extends Endpoint {
	protected const METHOD = 'POST';

	public function __construct( private FormLibrary $forms, private Settings $settings ) {}

	abstract protected function answer( MailTextInput $input ): WP_REST_Response|WP_Error;

	public function args(): array {
		return MailTextInput::args( $this->forms );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$input = MailTextInput::read( $request, $this->forms, $this->settings );

		return $input instanceof WP_Error ? $input : $this->answer( $input );
	}
}
