<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/settings-import`: what a file would change, and, with `save`, the change itself. */
final readonly class ImportSettingsRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/settings-import';

	public function __construct( private SettingsImport $import ) {}

	public function args(): array {
		return array(
			'file' => Schema::text( __( 'The text of an exported file.', 'hvac-blocks' ), SettingsFile::LONGEST, is_required: true ),
			'save' => Schema::flag( __( 'Whether to save the changes. Otherwise they are only reported.', 'hvac-blocks' ) ),
			'mark' => Schema::text( __( 'The mark of an earlier report. If these settings were changed since, nothing is saved.', 'hvac-blocks' ), 64 ),
		);
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( 'hvac-blocks-settings-import', array(
			'version'   => $text + array( 'description' => 'Of the plugin that wrote the file.' ),
			'changes'   => Schema::list( Schema::object( array(
				'key'   => $text,
				'label' => $text,
				'from'  => $text,
				'to'    => $text,
			) ) ),
			'refused'   => Schema::list( Schema::object( array(
				'key'     => $text,
				'label'   => $text,
				'reasons' => Schema::list( $text ),
			) ) ),
			'unchanged' => array( 'type' => 'integer' ),
			'mark'      => $text + array( 'description' => 'For the request that saves.' ),
			'saved'     => array( 'type' => 'boolean' ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$save = true === $request->get_param( 'save' );

		try {
			$plan = $this->import->plan( self::text( $request, 'file' ) );
		} catch ( UnreadableSettings $error ) {
			return new WP_Error( 'hvac_blocks_unreadable_settings', $error->getMessage(), array( 'status' => 400 ) );
		}

		if ( $save && ! in_array( $request->get_param( 'mark' ), array( '', $plan->mark ), true ) ) {
			return new WP_Error( 'hvac_blocks_settings_changed', __( 'Someone has changed these settings in the meantime. Nothing was saved. Check the changes again, then import.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		if ( $save && ! $this->import->save( $plan ) ) {
			return new WP_Error( 'hvac_blocks_invalid_settings', __( 'One or more settings are invalid. Nothing was saved.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		return new WP_REST_Response( array(
			'version'   => $plan->version,
			'changes'   => $plan->changes,
			'refused'   => $plan->refused,
			'unchanged' => $plan->unchanged,
			'mark'      => $plan->mark,
			'saved'     => $save,
		) );
	}
}
