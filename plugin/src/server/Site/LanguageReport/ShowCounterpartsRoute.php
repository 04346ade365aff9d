<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/pages/{id}/counterparts`: a page's language, and its counterparts with what they lack. */
final readonly class ShowCounterpartsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/pages/(?P<id>\d+)/counterparts';
	protected const MAY  = array( 'edit_pages' );

	public function __construct( private LanguageReport $report ) {}

	public function args(): array {
		return array( 'id' => EditedPage::ARG + array( 'description' => __( 'ID of the page.', 'hvac-blocks' ) ) );
	}

	public function schema(): array {
		return Schema::answer(
			'counterparts',
			array(
				'lang' => array(
					'type' => 'string',
					'enum' => array_column( Language::cases(), 'value' ),
				),
				'row'  => array(
					'type'        => array( 'object', 'null' ),
					'description' => __( 'Null if the page has not been saved, or is outside the folders of the languages.', 'hvac-blocks' ),
				) + LanguageReportAnswer::schema(),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = EditedPage::of( $request );

		if ( $page instanceof WP_Error ) {
			return $page;
		}

		$row = $this->report->of_page( $page->ID );

		return new WP_REST_Response(
			array(
				'lang' => ( $row->page->language ?? PageLanguage::of_post( $page ) )->value,
				'row'  => null === $row ? null : LanguageReportAnswer::of( $row ),
			)
		);
	}
}
