<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use Closure;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Languages\BasePath;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The site search, in one language at a time. */
final readonly class SiteSearchModule implements Module, BlockContributor {
	private SearchAddress $address;

	/** @param Closure(): ProductStore $products */
	public function __construct( private wpdb $wpdb, BasePath $base, private Closure $products ) {
		$this->address = new SearchAddress( $base );
	}

	public function features(): array {
		return array(
			new LanguageSearch( $this->address, fn (): SearchedPages => new SearchedPages( $this->wpdb ), new ModelSearch( $this->wpdb, $this->products ) ),
			new SearchForms( $this->address ),
			new OnPages( static fn (): Feature => new ListedContent() ),
		);
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array(
				SearchAddress::class => fn (): SearchAddress => $this->address,
				SearchResults::class => SearchResults::of_request( ... ),
			),
			examples: array( 'search' => self::example( ... ) ),
			cacheable: array( SearchAddress::class ),
		);
	}

	/**
	 * @param array<array-key, mixed> $answer
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		/** @var array{query: string, total?: int, page?: int, entries?: list<array{title: string, href: string, section: string, text: string}>} $answer */
		return array( SearchResults::class => static fn (): SearchResults => new SearchResults( $answer['query'], $answer['total'] ?? 0, $answer['page'] ?? 1, $answer['entries'] ?? array() ) );
	}
}
