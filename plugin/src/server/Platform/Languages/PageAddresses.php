<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

defined( 'ABSPATH' ) || exit;

/** Where links to the page of this request in each language lead; see `LanguageAlternates`. */
final readonly class PageAddresses {
	/** @param array<array-key, string> $by_language empty where the page stands in one language only */
	public function __construct( public array $by_language ) {}

	public static function of_request( LanguageAlternates $alternates = new LanguageAlternates() ): self {
		/**
		 * Where links to the other languages lead. Search engines are told of the addresses without this filter.
		 *
		 * @param array<string, string> $addresses by language (`en`, `es`, `fr`)
		 */
		$addresses = apply_filters( 'hvac_blocks_language_links', $alternates->of_request() );

		return new self( is_array( $addresses ) ? array_filter( $addresses, is_string( ... ) ) : array() );
	}
}
