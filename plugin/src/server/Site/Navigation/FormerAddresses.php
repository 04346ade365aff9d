<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use Closure;
use HvacBlocks\Dealers\Profiles\PageFinder;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** The former addresses of the site's pages: before they were chosen elsewhere, below a former base path, or below that of the specification. */
final readonly class FormerAddresses implements RedirectSource {
	/** @param Closure(): PageFinder $dealers */
	public function __construct( private BasePath $base, private SitePages $pages, private ConfiguredPages $chosen, private Closure $dealers, private FirstLanguage $first = new FirstLanguage() ) {}

	public function page( string $path ): ?string {
		$below = $this->base->below_any( $path );

		$chosen = null === $below ? null : $this->chosen->at( $below );

		// WordPress has already looked at its own current address.
		if ( null === $below || null !== $chosen || trim( $this->base->path( $below ), '/' ) === $path ) {
			return $chosen;
		}

		if ( '' === $below ) {
			$home = $this->pages->home( $this->first->chosen() ?? Language::English );

			return home_url( '/' ) === $home ? $home : self::post( $home );
		}

		return self::post( $this->base->url( $below ) ) ?? $this->dealers( $this->base->path( $below ) );
	}

	private function dealers( string $path ): ?string {
		$page = ( $this->dealers )()->find( $path );

		return 200 === $page?->status && '' !== $page->url ? $page->url : null;
	}

	private static function post( string $url ): ?string {
		$id = url_to_postid( $url );

		return $id > 0 && 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : null;
	}
}
