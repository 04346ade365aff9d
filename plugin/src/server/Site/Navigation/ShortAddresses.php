<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** The addresses without base path and language in the specification, and the page above them: each leads to an English page. */
final readonly class ShortAddresses implements RedirectSource {
	/** Each is also the page's path below the language. */
	private const PAGES = array( 'schedule-service', 'pricing', 'pricing/financing', 'pricing/savings-and-offers', 'pricing/pricing-guide' );

	public function __construct( private SitePages $pages ) {}

	public function page( string $path ): ?string {
		$path = strtolower( $path );
		$page = in_array( $path, self::PAGES, true ) ? $this->pages->page( $path, Language::English ) : null;

		return null !== $page && 'publish' === get_post_status( url_to_postid( $page ) ) ? $page : null;
	}
}
