<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** The addresses without base path and language in the specification: each leads to the page in the first language if that is chosen and published, otherwise in English. */
final readonly class ShortAddresses implements RedirectSource {
	/** Each is also the page's path below the language. */
	private const PAGES = array( 'schedule-service', 'pricing', 'pricing/financing', 'pricing/savings-and-offers', 'pricing/pricing-guide' );

	public function __construct( private SitePages $pages, private FirstLanguage $first = new FirstLanguage() ) {}

	public function page( string $path ): ?string {
		$path  = strtolower( $path );
		$first = $this->first->chosen();

		if ( ! in_array( $path, self::PAGES, true ) ) {
			return null;
		}

		return ( null === $first ? null : $this->published( $path, $first ) ) ?? $this->published( $path, Language::English );
	}

	private function published( string $path, Language $language ): ?string {
		$page = $this->pages->page( $path, $language );

		return 'publish' === get_post_status( url_to_postid( $page ) ) ? $page : null;
	}
}
