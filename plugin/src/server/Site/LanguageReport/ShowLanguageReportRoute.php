<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/language-report`: pages whose counterparts in other languages are missing, older, or lack blocks. */
final readonly class ShowLanguageReportRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/language-report';

	public function __construct( private LanguageReport $report ) {}

	public function args(): array {
		$languages = array_column( Language::cases(), 'value' );

		return array(
			'reference' => Schema::choice( array( '', ...$languages ), '', __( 'The language whose pages the others are compared with. Empty for the language of the site.', 'hvac-blocks' ) ),
			'language'  => Schema::choice( array( '', ...$languages ), '', __( 'Limit results to this language. Leave empty for all.', 'hvac-blocks' ) ),
			'fault'     => Schema::choice( array( '', ...array_column( Fault::cases(), 'value' ) ), '', __( 'Limit results to this kind of difference. Leave empty for all.', 'hvac-blocks' ) ),
			...ListPage::args(),
		);
	}

	public function schema(): array {
		return ListPage::schema( 'language-report', array(
			'reference' => array( 'type' => 'string' ),
			'checked'   => Schema::described( 'integer', __( 'Number of pages compared.', 'hvac-blocks' ) ),
			'rows'      => Schema::list( LanguageReportAnswer::schema() ),
		) );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( LanguageReportScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$reference = self::language( $request['reference'] ) ?? PageLanguage::of_site();
		$found     = $this->report->compare( $reference, self::language( $request['language'] ), Fault::tryFrom( self::text( $request, 'fault' ) ) );
		$page      = ListPage::of( $request, count( $found['rows'] ) );
		$rows      = array_slice( $found['rows'], $page->offset(), $page->size );
		_prime_post_caches( self::ids( $rows ), false, false );

		return $page->answer(
			array(
				'reference' => $reference->value,
				'checked'   => $found['checked'],
				'rows'      => array_map( LanguageReportAnswer::of( ... ), $rows ),
			)
		);
	}

	private static function language( mixed $value ): ?Language {
		return is_string( $value ) ? Language::tryFrom( $value ) : null;
	}

	/**
	 * @param list<ReportRow> $rows
	 * @return list<int>
	 */
	private static function ids( array $rows ): array {
		$ids = array();

		foreach ( $rows as $row ) {
			array_push( $ids, $row->page->id, ...array_filter( array_map( static fn ( Counterpart $counterpart ): int => $counterpart->page->id ?? 0, $row->counterparts ) ) );
		}

		return $ids;
	}
}
