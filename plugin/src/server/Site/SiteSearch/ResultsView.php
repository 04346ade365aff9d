<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Dealers\DealerSearch\Pagination;
use HvacBlocks\Dealers\PostalAreas\PostalCode;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The view model of the block `search-results`. */
final readonly class ResultsView {
	private SearchResults $results;

	public function __construct( private BlockContext $context, private int $level ) {
		$this->results = $context->service( SearchResults::class );
	}

	/** @return array<string, mixed> */
	public function props(): array {
		$results = $this->results;

		return array(
			'level'      => $this->level,
			'search'     => SearchForm::props( $this->context, $results->query ),
			'found'      => $this->found(),
			'showing'    => $this->showing(),
			'text'       => $this->text(),
			'entries'    => $results->entries,
			'pagination' => $this->pagination(),
			'links'      => array() === $results->entries ? $this->links() : array(),
		);
	}

	private function found(): string {
		return '' === $this->results->query ? '' : Text::fill(
			Text::plural(
				array(
					'one'   => 0 === $this->results->total ? __( 'No results for “{query}”', 'hvac-blocks' ) : __( '{count} result for “{query}”', 'hvac-blocks' ),
					'other' => 0 === $this->results->total ? __( 'No results for “{query}”', 'hvac-blocks' ) : __( '{count} results for “{query}”', 'hvac-blocks' ),
				),
				$this->results->total,
				$this->context->language
			),
			array(
				'count' => $this->number( $this->results->total ),
				'query' => $this->results->query,
			)
		);
	}

	private function showing(): string {
		$page = Pagination::page( $this->results->total, 1 + SearchResults::PAGE_SIZE * ( $this->results->page - 1 ), SearchResults::PAGE_SIZE );

		return $page['count'] < 2 ? '' : Text::fill(
			__( 'Showing {first}-{last} of {total}', 'hvac-blocks' ),
			array(
				'first' => $this->number( $page['first'] ),
				'last'  => $this->number( $page['last'] ),
				'total' => $this->number( $this->results->total ),
			)
		);
	}

	/** What to do if nothing is listed. */
	private function text(): string {
		return match ( true ) {
			array() !== $this->results->entries => '',
			'' === $this->results->query => __( 'Search for a product, problem or term. These pages may also help:', 'hvac-blocks' ),
			default => __( 'Check the spelling, or try fewer or other words. These pages may also help:', 'hvac-blocks' ),
		};
	}

	/** @return array<string, mixed>|null */
	private function pagination(): ?array {
		$page  = $this->results->page;
		$pages = $this->results->pages();

		return $pages < 2 ? null : array(
			'label'    => __( 'Pages of results', 'hvac-blocks' ),
			'texts'    => array(
				'previous' => __( 'Previous', 'hvac-blocks' ),
				'next'     => __( 'Next', 'hvac-blocks' ),
				'page'     => __( 'Page {number}', 'hvac-blocks' ),
			),
			'current'  => $page,
			'count'    => $pages,
			'numbers'  => array_map(
				fn ( ?int $number ): ?array => null === $number ? null : array(
					'number' => $number,
					'href'   => $this->href( $number ),
				),
				Pagination::numbers( $page, $pages )
			),
			'previous' => $page > 1 ? $this->href( $page - 1 ) : null,
			'next'     => $page < $pages ? $this->href( $page + 1 ) : null,
		);
	}

	/** @return list<array{icon: string, text: string, href: string}> */
	private function links(): array {
		$pages    = $this->context->service( SitePages::class );
		$language = $this->context->language;
		$dealers  = $pages->dealer_locator( $language );

		return array(
			array(
				'icon' => 'mapPin',
				'text' => __( 'Find a dealer near you', 'hvac-blocks' ),
				// The visitor is searching for dealers.
				'href' => null === PostalCode::area( $this->results->query ) ? $dealers : add_query_arg( 'zipcode', rawurlencode( $this->results->query ), $dealers ),
			),
			array(
				'icon' => 'list',
				'text' => __( 'All products', 'hvac-blocks' ),
				'href' => $pages->page( 'products', $language ),
			),
			array(
				'icon' => 'mail',
				'text' => __( 'Contact a dealer', 'hvac-blocks' ),
				'href' => $pages->contact_dealer( $language ),
			),
			array(
				'icon' => 'house',
				'text' => __( 'Go to the home page', 'hvac-blocks' ),
				'href' => $pages->home( $language ),
			),
		);
	}

	private function href( int $page ): string {
		return $this->context->service( SearchAddress::class )->of_results( $this->context->language, $this->results->query, $page );
	}

	private function number( int $number ): string {
		return Numbers::format( (float) $number, 0, $this->context->language );
	}
}
