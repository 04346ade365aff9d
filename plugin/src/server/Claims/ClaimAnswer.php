<?php
declare(strict_types=1);

namespace HvacBlocks\Claims;

use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\Languages\Text;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A claim as the screen and the command line tell of it, in the language of the user. */
final readonly class ClaimAnswer {
	public function __construct( private SiteCalendar $calendar ) {}

	/** @return array<string, mixed> the JSON schema of `of()` */
	public static function schema(): array {
		$text = array( 'type' => 'string' );
		$link = array( 'type' => array( 'string', 'null' ) );

		return array(
			'type'       => 'object',
			'properties' => array(
				'id'         => array( 'type' => 'integer' ),
				'block'      => $text + array( 'description' => __( 'The name of the block in the language of the user.', 'hvac-blocks' ) ),
				'words'      => $text + array( 'description' => __( 'The title of the block, or its first text.', 'hvac-blocks' ) ),
				'validFrom'  => $text + array( 'description' => __( 'The first day, for example 2026-01-01. Empty if there is none.', 'hvac-blocks' ) ),
				'validUntil' => $text + array( 'description' => __( 'The last day, included in full. Empty if there is none.', 'hvac-blocks' ) ),
				'source'     => $text,
				'sourceUrl'  => $text,
				'state'      => array(
					'type' => 'string',
					'enum' => array_column( ClaimState::cases(), 'value' ),
				),
				'daysLeft'   => array( 'type' => array( 'integer', 'null' ) ),
				'post'       => array(
					'type'       => 'object',
					'properties' => array(
						'id'      => array( 'type' => 'integer' ),
						'title'   => $text,
						'type'    => $text + array( 'description' => __( 'The name of the post type in the language of the user.', 'hvac-blocks' ) ),
						'status'  => $text + array( 'description' => __( 'Empty if the post is published.', 'hvac-blocks' ) ),
						'lang'    => $text,
						'editUrl' => $link,
						'viewUrl' => $link,
					),
				),
			),
		);
	}

	/** @return array{id: int, block: string, words: string, validFrom: string, validUntil: string, source: string, sourceUrl: string, state: string, daysLeft: int|null, post: array{id: int, title: string, type: string, status: string, lang: string, editUrl: string|null, viewUrl: string|null}} */
	public function of( IndexedClaim $indexed ): array {
		$today = $this->calendar->today();
		$claim = $indexed->claim;
		$block = WP_Block_Type_Registry::get_instance()->get_registered( $indexed->block );

		return array(
			'id'         => $indexed->id,
			'block'      => $block->title ?? $indexed->block,
			'words'      => $indexed->words,
			'validFrom'  => $claim->from,
			'validUntil' => $claim->until,
			'source'     => $claim->source,
			'sourceUrl'  => $claim->source_url,
			'state'      => $claim->state( $today )->value,
			'daysLeft'   => $claim->days_left( $today ),
			'post'       => self::post( $indexed->post_id ),
		);
	}

	/** @return array{id: int, title: string, type: string, status: string, lang: string, editUrl: string|null, viewUrl: string|null} */
	private static function post( int $id ): array {
		$post   = get_post( $id );
		$status = $post instanceof WP_Post ? $post->post_status : '';
		$type   = $post instanceof WP_Post ? get_post_type_object( $post->post_type ) : null;
		$edit   = get_edit_post_link( $id, 'raw' );
		$view   = 'publish' === $status && null !== $type && is_post_type_viewable( $type ) ? get_permalink( $id ) : false;
		$label  = get_post_status_object( $status )->label ?? '';

		return array(
			'id'      => $id,
			'title'   => $post instanceof WP_Post ? Text::plain( $post->post_title ) : '',
			'type'    => null === $type || ! is_string( $type->labels->singular_name ) ? '' : $type->labels->singular_name,
			'status'  => 'publish' === $status || ! is_string( $label ) ? '' : $label,
			'lang'    => PageLanguage::of_post( $id )->value,
			'editUrl' => is_string( $edit ) && '' !== $edit ? $edit : null,
			'viewUrl' => is_string( $view ) ? $view : null,
		);
	}
}
