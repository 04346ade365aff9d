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
		return array( 'id' => EditedPage::arg() );
	}

	public function schema(): array {
		return Schema::answer( 'counterparts', array(
			'lang' => Schema::one_of( array_column( Language::cases(), 'value' ) ),
			'texts' => Schema::list( array( 'type' => 'string' ), __( 'The texts of the pages that this one may have been translated from: those that were there before it.', 'hvac-blocks' ) ),
			'row'  => array(
				'type'        => array( 'object', 'null' ),
				'description' => __( 'Null if the page has not been saved, or is outside the folders of the languages.', 'hvac-blocks' ),
			) + LanguageReportAnswer::schema(),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$page = EditedPage::of( $request );

		if ( $page instanceof WP_Error ) {
			return $page;
		}

		$row = $this->report->of_page( $page->ID );

		return new WP_REST_Response( array(
			'lang' => ( $row->page->language ?? PageLanguage::of_post( $page ) )->value,
			'texts' => null === $row ? array() : self::originals( $row ),
			'row'  => null === $row ? null : LanguageReportAnswer::of( $row ),
		) );
	}

	/** @return list<string> */
	private static function originals( ReportRow $row ): array {
		$texts = array();

		foreach ( $row->counterparts as $counterpart ) {
			$original = null !== $counterpart->page && $counterpart->page->id < $row->page->id ? get_post( $counterpart->page->id ) : null;
			$texts    = null === $original ? $texts : array( ...$texts, ...PageTexts::in( $original->post_title, $original->post_content ) );
		}

		return array_values( array_unique( $texts ) );
	}
}
