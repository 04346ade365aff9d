<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Consent\ConsentsView;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/consents`: the consent texts of every form, in every language and version. */
readonly class ListConsentsRoute extends Endpoint {
	protected const MAY = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public const PATH = '/hvac-blocks/v1/admin/consents';

	public function __construct( protected ConsentsView $view ) {}

	public function schema(): array {
		return Schema::answer( 'consents', array(
			'brand'   => array( 'type' => 'string' ),
			'sender'  => Schema::described( 'string', __( 'The brand with its postal address, if the settings have one.', 'hvac-blocks' ) ),
			'places'  => Schema::list( array( 'type' => 'string' ), __( 'Placeholders that a text can use.', 'hvac-blocks' ) ),
			'longest' => array( 'type' => 'integer' ),
			'forms'   => Schema::list( ConsentsView::form_schema(), __( 'All versions by form and language, current version first.', 'hvac-blocks' ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return new WP_REST_Response( $this->view->all() );
	}
}
