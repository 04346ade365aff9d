<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Consent\ConsentsView;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/consents`: the consent texts of every form, in every language and version. */
final readonly class ListConsentsRoute extends Endpoint {
	protected const MAY = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public const PATH = '/hvac-blocks/v1/admin/consents';

	public function __construct( private ConsentsView $view ) {}

	public function schema(): array {
		return self::texts_schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->view->all() );
	}

	/** @return array<string, mixed> */
	public static function texts_schema(): array {
		return Schema::answer( 'consents', array(
			'brand'   => array( 'type' => 'string' ),
			'sender'  => Schema::described( 'string', __( 'The brand with its postal address, if the settings have one.', 'hvac-blocks' ) ),
			'places'  => array(
				'type'        => 'array',
				'items'       => array( 'type' => 'string' ),
				'description' => __( 'Placeholders that a text can use.', 'hvac-blocks' ),
			),
			'longest' => array( 'type' => 'integer' ),
			'forms'   => array(
				'type'        => 'array',
				'items'       => ConsentsView::form_schema(),
				'description' => __( 'All versions by form and language, current version first.', 'hvac-blocks' ),
			),
		) );
	}
}
