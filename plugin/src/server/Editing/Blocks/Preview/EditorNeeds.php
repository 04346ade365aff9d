<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

use Closure;
use HvacBlocks\Editing\Media\Picture;

defined( 'ABSPATH' ) || exit;

/**
 * What a block needs and the site lacks, as messages for the editor.
 *
 * The `needs` of a view model, by name: `page` (the address that the block leads to), `picture` and `document` (the media ids of its files, see
 * `Media\Picture::needs()` and `Media\Document::needs()`), `film` (the same for a video file), `video` (an address that is not a video's), `terms` (of the credit that the block advertises),
 * `source` (of a standard text that needs proof), and what modules contribute.
 */
final readonly class EditorNeeds {
	/** @var array<string, Closure( string ): ?EditorNotice> */
	private array $checks;

	/** @param array<string, Closure( string ): ?EditorNotice> $contributed by the names of needs; these messages come first */
	public function __construct( array $contributed = array() ) {
		$this->checks = $contributed + array(
			'page'     => self::page( ... ),
			'picture'  => self::picture( ... ),
			'document' => self::document( ... ),
			'film'     => self::film( ... ),
			'video'    => self::video( ... ),
			'terms'    => self::terms( ... ),
			'source'   => self::source( ... ),
		);
	}

	/**
	 * @param array<string, string> $needs
	 * @return list<array{text: string, action: array{text: string, href: string}|null}>
	 */
	public function notices( array $needs ): array {
		$notices = array();

		foreach ( $this->checks as $name => $check ) {
			$notice = isset( $needs[ $name ] ) ? $check( $needs[ $name ] ) : null;

			if ( null !== $notice ) {
				$notices[] = $notice->to_array();
			}
		}

		return $notices;
	}

	private static function page( string $url ): ?EditorNotice {
		// A page of another site, or one without a post, is the editor's business.
		if ( wp_parse_url( $url, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) || url_to_postid( $url ) > 0 ) {
			return null;
		}

		return new EditorNotice(
			/* translators: %s: path of a page. */
			sprintf( __( 'This block links to a page that does not exist: %s', 'hvac-blocks' ), (string) wp_parse_url( $url, PHP_URL_PATH ) ),
			__( 'Add page', 'hvac-blocks' ),
			'post-new.php?post_type=page',
			'publish_pages'
		);
	}

	private static function picture( string $ids ): ?EditorNotice {
		$missing = array_filter( explode( ' ', $ids ), static fn ( string $id ): bool => ! Picture::is_shown( (int) $id ) );

		return array() === $missing ? null : new EditorNotice( __( 'This block\'s image was deleted, is not public, or is from another site, so the page shows none. Choose another in the block settings.', 'hvac-blocks' ) );
	}

	private static function document( string $ids ): EditorNotice {
		return new EditorNotice(
			in_array( '0', explode( ' ', $ids ), true )
				? __( 'Choose a PDF in the block settings. Without it, the page offers no download.', 'hvac-blocks' )
				: __( 'This block\'s PDF was deleted, is not public, or is from another site, so the page offers no download. Choose another in the block settings.', 'hvac-blocks' )
		);
	}

	private static function film(): EditorNotice {
		return new EditorNotice( __( 'This block\'s video file was deleted, is not public, is from another site, or is neither MP4 nor WebM, so the page shows the image alone. Choose another in the block settings.', 'hvac-blocks' ) );
	}

	private static function terms(): EditorNotice {
		return new EditorNotice( __( 'This offer names months or a rate. Add the terms of the financing: the law requires the APR, the number of payments and the down payment beside them.', 'hvac-blocks' ) );
	}

	private static function source(): EditorNotice {
		return new EditorNotice( __( 'Visitors do not see the standard text: it needs proof. Enter its source under Validity, or write what you can prove.', 'hvac-blocks' ) );
	}

	private static function video( string $url ): EditorNotice {
		return new EditorNotice(
			'' === trim( $url )
				? __( 'Enter the address of a video on YouTube, Vimeo or Wistia in the block settings.', 'hvac-blocks' )
				: __( 'This address is not a video on YouTube, Vimeo or Wistia, so the page shows nothing.', 'hvac-blocks' )
		);
	}
}
