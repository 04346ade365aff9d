<?php
declare(strict_types=1);

namespace HvacBlocks\Languages;

defined( 'ABSPATH' ) || exit;

/** Where the page of this request stands in each language; see `LanguageAlternates`. */
final readonly class PageAddresses {
	/** @param array<array-key, string> $by_language empty where the page stands in one language only */
	public function __construct( public array $by_language ) {}

	public static function of_request(): self {
		return new self( ( new LanguageAlternates() )->of_request() );
	}
}
