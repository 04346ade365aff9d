<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/**
 * The address of the search in one language: WordPress' own `?s=` below the language, `/{base}/es/?s=garantía`.
 *
 * Assumption: the home page of the site's language is above its languages and is searched in that language; without a base path that address is
 * WordPress' own.
 */
final readonly class SearchAddress {
	public function __construct( private BasePath $base = new BasePath() ) {}

	/** Returns the action of a search form. */
	public function of( Language $language ): string {
		return $this->base->url( $language->value );
	}

	public function of_results( Language $language, string $query, int $page = 1 ): string {
		return $this->of( $language ) . '?' . http_build_query( array( 's' => $query ) + ( $page > 1 ? array( 'paged' => $page ) : array() ) );
	}

	/**
	 * Returns the language searched at a path, and the number of the results page; null if WordPress searches the whole site.
	 *
	 * @return array{Language, int}|null
	 */
	public function read( string $path ): ?array {
		$below = $this->base->below( $path );

		// WordPress' own links to the pages of a list end in `page/2`.
		if ( null === $below || 1 !== preg_match( '~^(?<language>[a-z]{2})?(?:(?:^|/)page/(?<page>[1-9]\d{0,3}))?$~iD', $below, $part ) ) {
			return null;
		}

		$name     = strtolower( $part['language'] ?? '' );
		$language = '' === $name && '' !== $this->base->get() ? PageLanguage::of_site() : Language::tryFrom( $name );

		return null === $language ? null : array( $language, (int) ( $part['page'] ?? 1 ) );
	}

	/** Whether a page's forms search in its language. */
	public function has( string $path ): bool {
		return null !== $this->base->below( $path );
	}
}
