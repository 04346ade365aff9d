<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use HvacBlocks\Editing\Media\LibraryFile;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Platform\Languages\Text;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Articles that are posts of this site: published, public and without a password. */
final readonly class PostArticles implements ArticleLibrary {
	private const WORDS_A_MINUTE = 220;

	/** Where Yoast stores its own estimate. */
	private const YOAST_MINUTES = '_yoast_wpseo_estimated-reading-time-minutes';

	public function find( int ...$ids ): array {
		$ids = array_values( array_filter( array_unique( $ids ), static fn ( int $id ): bool => $id > 0 ) );

		_prime_post_caches( $ids );

		$posts = array_filter( array_map( get_post( ... ), $ids ), self::is_public( ... ) );

		return array_map( self::article( ... ), array_values( $posts ) );
	}

	/** @phpstan-assert-if-true WP_Post $post */
	private static function is_public( mixed $post ): bool {
		return $post instanceof WP_Post && 'attachment' !== $post->post_type && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	private static function article( WP_Post $post ): Article {
		$picture = (int) get_post_thumbnail_id( $post ) ?: self::first_picture( $post->post_content );
		$date    = get_post_datetime( $post );

		return new Article(
			$post->ID,
			Text::plain( get_the_title( $post ) ),
			(string) get_permalink( $post ),
			false === $date ? '' : $date->format( 'c' ),
			Picture::is_shown( $picture ) ? $picture : 0,
			self::categories( $post ),
			self::minutes( $post ),
			self::illustration( $post->post_content ),
		);
	}

	/** @return int the media id of the first image in a text; 0 for none, and for one of another site */
	private static function first_picture( string $content ): int {
		return 1 === preg_match( '/<!-- wp:image \{[^>]*?"id":(\d+)(?:.*?<img[^>]*? src="([^"]*))?/s', $content, $found ) ? LibraryFile::own( array(
			'id'  => (int) $found[1],
			'url' => html_entity_decode( $found[2] ?? '' ),
		) ) : 0;
	}

	/** @return string the first drawing or photograph of the plugin's own in a text */
	private static function illustration( string $content ): string {
		return 1 === preg_match( '~/starter-site/(?:images/([a-z0-9-]+)\.svg|(photos/[a-z0-9-]+)\.webp)~', $content, $found ) ? end( $found ) : 'article';
	}

	/** @return list<array{name: string, url: string}> */
	private static function categories( WP_Post $post ): array {
		$terms = get_the_terms( $post, 'category' );

		return array_map(
			static fn ( WP_Term $term ): array => array(
				'name' => Text::plain( $term->name ),
				'url'  => get_category_link( $term ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}

	private static function minutes( WP_Post $post ): int {
		$estimated = get_post_meta( $post->ID, self::YOAST_MINUTES, true );

		if ( is_numeric( $estimated ) && (int) $estimated > 0 ) {
			return (int) $estimated;
		}

		$words = preg_split( '/\s+/u', wp_strip_all_tags( strip_shortcodes( $post->post_content ) ), -1, PREG_SPLIT_NO_EMPTY );

		return max( 1, (int) ceil( count( false === $words ? array() : $words ) / self::WORDS_A_MINUTE ) );
	}
}
