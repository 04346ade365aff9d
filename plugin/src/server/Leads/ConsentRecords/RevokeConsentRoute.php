<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Admin\OneLeadRoute;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Rest\Router;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/leads/{reference}/revocation`: records that a person withdrew their consent; responds like `GET` of the lead. */
final readonly class RevokeConsentRoute extends OneLeadRoute {
	protected const STEP = '/revocation';

	public function __construct( LeadRepository $leads, private Revocation $revocation, private LeadView $view ) {
		parent::__construct( $leads );
	}

	public function args(): array {
		return array(
			...self::reference(),
			'reason'        => array(
				'type'        => 'string',
				'minLength'   => 3,
				'maxLength'   => 250,
				'required'    => true,
				'description' => __( 'How the person told you. It stays in the history, so do not include personal data.', 'hvac-blocks' ),
			),
			'marketingOnly' => Schema::flag( __( 'Revoke only the consent to marketing. Otherwise both are revoked.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return LeadView::whole_schema();
	}

	protected function answer( Lead $lead, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$reason = $request->get_param( 'reason' );
		$reason = sanitize_text_field( is_string( $reason ) ? $reason : '' );

		if ( mb_strlen( $reason ) < 3 ) {
			return new WP_Error( 'hvac_blocks_no_reason', __( 'Describe how they told you.', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		try {
			$revoked = $this->revocation->by_user( $lead, get_current_user_id(), $reason, true === $request->get_param( 'marketingOnly' ) );
		} catch ( DatabaseFailure $failure ) {
			return Router::unavailable( $failure, 'hvac_blocks_not_stored', __( 'The revocation could not be stored. Please try again.', 'hvac-blocks' ) );
		}

		if ( ! $revoked ) {
			return new WP_Error( 'hvac_blocks_already_revoked', __( 'This consent has already been revoked.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		return new WP_REST_Response( $this->view->whole( $this->leads->by_id( $lead->id ) ?? $lead ) );
	}
}
