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

/** `GET /admin/pages/{id}/counterpart-candidates`: the pages that the page may be linked with in a language. */
final readonly class ShowCandidatesRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/pages/(?P<id>\d+)/counterpart-candidates';
	protected const MAY  = array( 'edit_pages' );

	public function __construct( private CounterpartLink $links ) {}

	public function args(): array {
		return array(
			'id'     => EditedPage::arg(),
			'lang'   => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language of the other page.', 'hvac-blocks' ) ),
			'search' => Schema::text( __( 'A part of the title or the path.', 'hvac-blocks' ), 200 ),
		);
	}

	public function schema(): array {
		return Schema::answer( 'counterpart-candidates', array(
			'pages' => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'id'    => array( 'type' => 'integer' ),
						...Schema::all( 'string', 'title', 'path' ),
					),
				),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = EditedPage::of( $request );

		return $page instanceof WP_Error ? $page : new WP_REST_Response(
			array( 'pages' => $this->links->candidates( $page, Language::from( self::text( $request, 'lang' ) ), trim( self::text( $request, 'search' ) ) ) )
		);
	}
}
