<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/pages/{id}/counterparts`: makes a draft of the page in another language (`CounterpartDraft`). */
final readonly class CreateCounterpartRoute extends Endpoint {
	protected const PATH   = '/hvac-blocks/v1/admin/pages/(?P<id>\d+)/counterparts';
	protected const METHOD = 'POST';
	protected const MAY    = array( 'edit_pages' );

	public function __construct( private CounterpartDraft $draft ) {}

	public function args(): array {
		return array(
			'id'   => EditedPage::arg(),
			'lang' => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language of the new page.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'counterpart', array(
			'id'      => array( 'type' => 'integer' ),
			'editUrl' => array( 'type' => 'string' ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = EditedPage::of( $request );
		$id   = $page instanceof WP_Error ? $page : $this->draft->make( $page, Language::from( self::text( $request, 'lang' ) ) );

		return $id instanceof WP_Error ? $id : new WP_REST_Response( array(
			'id'      => $id,
			'editUrl' => (string) get_edit_post_link( $id, 'raw' ),
		), 201 );
	}
}
