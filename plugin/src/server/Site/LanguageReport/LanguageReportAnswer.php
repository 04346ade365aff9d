<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * A row of the report for the screen, in the user's language.
 *
 * @phpstan-type PageAnswer array{id: int, title: string, lang: string, status: string, modified: string, editUrl: string|null, viewUrl: string|null}
 */
final class LanguageReportAnswer {
	/** @return array<string, mixed> the JSON schema of `of()` */
	public static function schema(): array {
		$text = array( 'type' => 'string' );
		$link = array( 'type' => array( 'string', 'null' ) );
		$lang = array(
			'type' => 'string',
			'enum' => array_column( Language::cases(), 'value' ),
		);
		$page = array(
			'type'       => 'object',
			'properties' => array(
				'id'       => array( 'type' => 'integer' ),
				'title'    => $text,
				'lang'     => $lang,
				'status'   => $text + array( 'description' => __( 'Empty if visitors see the page.', 'hvac-blocks' ) ),
				'modified' => $text + array( 'description' => __( 'Date and time of the last change.', 'hvac-blocks' ) ),
				'editUrl'  => $link,
				'viewUrl'  => $link,
			),
		);

		return array(
			'type'       => 'object',
			'properties' => array(
				'path'         => $text + array( 'description' => __( 'The path below the language. Empty for the home page.', 'hvac-blocks' ) ),
				'page'         => $page,
				'counterparts' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'lang'   => $lang,
							'faults' => array(
								'type'  => 'array',
								'items' => Schema::one_of( array_column( Fault::cases(), 'value' ) ),
							),
							'page'   => array( 'type' => array( 'object', 'null' ) ) + $page,
							'lacks'  => array(
								'type'  => 'array',
								'items' => array(
									'type'       => 'object',
									'properties' => array(
										'block' => $text + array( 'description' => __( 'The name of the block in the language of the user.', 'hvac-blocks' ) ),
										'count' => array( 'type' => 'integer' ),
									),
								),
							),
							'untranslated' => Schema::described( 'integer', __( 'The number of texts that are still those of the page.', 'hvac-blocks' ) ),
						),
					),
				),
			),
		);
	}

	/** @return array{path: string, page: PageAnswer, counterparts: list<array{lang: string, faults: list<string>, page: PageAnswer|null, lacks: list<array{block: string, count: int}>, untranslated: int}>} */
	public static function of( ReportRow $row ): array {
		return array(
			'path'         => $row->path,
			'page'         => self::page( $row->page ),
			'counterparts' => array_map(
				static fn ( Counterpart $counterpart ): array => array(
					'lang'   => $counterpart->language->value,
					'faults' => array_column( $counterpart->faults, 'value' ),
					'page'   => null === $counterpart->page ? null : self::page( $counterpart->page ),
					'lacks'  => self::lacks( $counterpart->lacks ),
					'untranslated' => $counterpart->untranslated,
				),
				$row->counterparts
			),
		);
	}

	/** @return PageAnswer */
	private static function page( TranslatedPage $page ): array {
		$edit   = get_edit_post_link( $page->id, 'raw' );
		$status = get_post_status_object( $page->status )->label ?? '';

		return array(
			'id'       => $page->id,
			'title'    => $page->title,
			'lang'     => $page->language->value,
			'status'   => match ( true ) {
				$page->is_public            => '',
				'publish' === $page->status => __( 'Password protected', 'hvac-blocks' ),
				default                     => is_string( $status ) ? $status : '',
			},
			'modified' => gmdate( 'Y-m-d\TH:i:s\Z', $page->modified ),
			'editUrl'  => is_string( $edit ) && '' !== $edit ? $edit : null,
			'viewUrl'  => $page->is_public ? ( get_permalink( $page->id ) ?: null ) : null,
		);
	}

	/**
	 * @param array<string, int> $lacks
	 * @return list<array{block: string, count: int}>
	 */
	private static function lacks( array $lacks ): array {
		$rows = array();

		foreach ( $lacks as $name => $count ) {
			$rows[] = array(
				'block' => BlockTypes::get( $name )->title ?? $name,
				'count' => $count,
			);
		}

		return $rows;
	}
}
