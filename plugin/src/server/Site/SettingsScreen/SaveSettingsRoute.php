<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\SaveError;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\SettingsWriter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `PUT /admin/settings`: `{ "settings": { key: value, … } }`; responds like `GET`. */
final readonly class SaveSettingsRoute extends Endpoint {
	protected const METHOD = 'PUT';
	protected const PATH   = '/hvac-blocks/v1/admin/settings';

	public function __construct( private SettingsWriter $writer, private SettingsView $view ) {}

	public function args(): array {
		return array(
			'settings' => array( 'required' => true ) + Schema::described( 'object', __( 'The settings to change, by key. Use null to restore a default.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return SettingsView::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$values   = $request->get_param( 'settings' );
		$problems = $this->writer->save( is_array( $values ) ? $values : array() );

		if ( array() !== $problems ) {
			return SaveError::invalid( 'hvac_blocks_invalid_settings', $problems, __( 'One or more settings are invalid. Nothing was saved.', 'hvac-blocks' ), 400 );
		}

		return new WP_REST_Response( $this->view->to_array() );
	}
}
