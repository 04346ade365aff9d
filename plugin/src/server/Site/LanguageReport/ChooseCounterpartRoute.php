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

/** `PUT /admin/pages/{id}/counterparts`: links the page with one that exists, or with none in that language. */
final readonly class ChooseCounterpartRoute extends Endpoint {
	protected const PATH   = '/hvac-blocks/v1/admin/pages/(?P<id>\d+)/counterparts';
	protected const METHOD = 'PUT';
	protected const MAY    = array( 'edit_pages' );

	public function __construct( private CounterpartLink $links ) {}

	public function args(): array {
		return array(
			'id'   => EditedPage::arg(),
			'lang' => Schema::choice( array_column( Language::cases(), 'value' ), null, __( 'The language of the other page.', 'hvac-blocks' ) ),
			'page' => array(
				'type'        => 'integer',
				'minimum'     => 0,
				'required'    => true,
				'description' => __( 'ID of the other page; 0 to remove the link.', 'hvac-blocks' ),
			),
		);
	}

	public function schema(): array {
		return Schema::answer( 'counterpart-link', array( 'page' => array( 'type' => 'integer' ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page     = EditedPage::of( $request );
		$language = Language::from( self::text( $request, 'lang' ) );
		$id       = self::number( $request, 'page' );
		$other    = 0 === $id ? null : EditedPage::with_id( $id );

		if ( $page instanceof WP_Error || $other instanceof WP_Error ) {
			return $page instanceof WP_Error ? $page : $other;
		}

		return ( null === $other ? $this->links->end( $page, $language ) : $this->links->choose( $page, $language, $other ) ) ?? new WP_REST_Response( array( 'page' => $id ) );
	}
}
