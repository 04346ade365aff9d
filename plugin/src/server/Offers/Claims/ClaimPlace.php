<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The post that contains a claim, in the user's language.
 *
 * @phpstan-import-type Place from ListedClaim
 */
final class ClaimPlace {
	public static function listed( IndexedClaim $indexed ): ListedClaim {
		$block = BlockTypes::get( $indexed->block );

		return new ListedClaim( "block-{$indexed->id}", $block->title ?? $indexed->block, $indexed->words, $indexed->claim, self::of_post( $indexed->post_id ) );
	}

	/** @return Place */
	public static function of_post( int $id ): array {
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
