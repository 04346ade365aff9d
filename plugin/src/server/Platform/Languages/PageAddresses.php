<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

defined( 'ABSPATH' ) || exit;

/** The targets of the links to this request's page in each language; see `LanguageAlternates`. */
final readonly class PageAddresses {
	/** @param array<array-key, string> $by_language empty if the page exists in one language only */
	public function __construct( public array $by_language ) {}

	public static function of_request( LanguageAlternates $alternates = new LanguageAlternates() ): self {
		/**
		 * Filters the targets of the links to other languages. Search engines get the addresses without this filter.
		 *
		 * @param array<string, string> $addresses by language (`en`, `es`, `fr`)
		 */
		$addresses = apply_filters( 'hvac_blocks_language_links', $alternates->of_request() );

		return new self( is_array( $addresses ) ? array_filter( $addresses, is_string( ... ) ) : array() );
	}
}
