<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** What a block may know when it makes its view model: its page and the site's services. */
final readonly class BlockContext {
	/**
	 * @param string                $id        unique on the page, to make ids from: `hvac-zip-form-1`
	 * @param array<string, string> $query     the address's query, unslashed and not trusted
	 * @param bool                  $is_empty  whether the block's inner blocks printed nothing
	 * @param string                $path      the page's path, not trusted; empty if there is no page
	 * @param string                $content   the HTML of the inner blocks: the slot `content`
	 * @param list<string>          $inner     the HTML of each inner block, if block.json keeps them apart; see `InnerBlocks`
	 * @param bool                  $samples   whether samples replace files that are not chosen yet
	 * @param bool                  $is_edited whether an editor sees it, not a visitor
	 * @param int                   $post      the post that is edited; 0 for visitors and where the editor has none, as in a template
	 */
	public function __construct(
		public Language $language,
		public string $id,
		public array $query,
		private BlockServices $services,
		public bool $is_empty = true,
		public string $path = '',
		public string $content = '',
		public array $inner = array(),
		public bool $samples = true,
		public bool $is_edited = false,
		public int $post = 0,
	) {}

	/**
	 * The context of a block inside this one, or of the same block once its inner blocks are rendered.
	 *
	 * @param list<string> $inner
	 */
	public function with( string $id, string $content, array $inner ): self {
		return new self( $this->language, $id, $this->query, $this->services, '' === trim( $content ), $this->path, $content, $inner, $this->samples, $this->is_edited, $this->post );
	}

	/**
	 * Returns a service that a domain offers to blocks.
	 *
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public function service( string $name ): object {
		return $this->services->get( $name );
	}

	/** Returns the address of a page of this site in this language, by its path below it: `products/furnaces`. */
	public function page( string $path ): string {
		return $this->service( SitePages::class )->page( $path, $this->language );
	}

	/** Returns the target of a link; empty if that is the current page, since no card links to it. */
	public function link( string $href ): string {
		$home = home_url();
		$path = static fn ( string $address ): string => strtolower( trim( rawurldecode( $address ), '/' ) );
		$own  = '' !== $this->path && ! str_contains( $href, '#' ) && ! str_contains( $href, '?' )
			&& in_array( wp_parse_url( $href, PHP_URL_HOST ), array( null, wp_parse_url( $home, PHP_URL_HOST ) ), true )
			&& $path( (string) wp_parse_url( $href, PHP_URL_PATH ) ) === $path( $this->path );

		return $own ? '' : $href;
	}

	/**
	 * The view models of the inner blocks, if block.json asks for them; see `ChildViewModels`.
	 *
	 * @return list<array<string, mixed>> the props of each block
	 */
	public function models(): array {
		return ChildViewModels::in( $this->content );
	}

	/** Whether the block is hidden because these words are missing. The editor shows where to type them. */
	public function lacks( string $words ): bool {
		return ! $this->is_edited && '' === trim( wp_strip_all_tags( $words ) );
	}

	/** Returns a query argument, trimmed and cut to a length that no valid value reaches; empty if there is none. */
	public function query( string $name ): string {
		return mb_substr( trim( wp_check_invalid_utf8( $this->query[ $name ] ?? '' ) ), 0, 200 );
	}
}
