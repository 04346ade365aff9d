<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** What a block may know when it makes its view model: where it stands, and the site's services. */
final readonly class BlockContext {
	/**
	 * @param string                $id        unique on the page, to make ids from: `hvac-zip-form-1`
	 * @param array<string, string> $query     the address's query, unslashed and not trusted
	 * @param bool                  $is_empty  whether the block's inner blocks printed nothing
	 * @param string                $path      the page's path, not trusted; empty where there is no page
	 * @param string                $content   the HTML of the inner blocks: the slot `content`
	 * @param list<string>          $inner     the HTML of each inner block, where block.json keeps them apart, see `InnerBlocks`
	 * @param bool                  $samples   whether samples are shown for files that nobody has chosen yet
	 * @param bool                  $is_edited whether an editor sees it, not a visitor
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
	) {}

	/**
	 * The same for a block that stands in this one, or the same block once its inner blocks are rendered.
	 *
	 * @param list<string> $inner
	 */
	public function with( string $id, string $content, array $inner ): self {
		return new self( $this->language, $id, $this->query, $this->services, '' === trim( $content ), $this->path, $content, $inner, $this->samples, $this->is_edited );
	}

	/**
	 * What a domain offers to blocks.
	 *
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public function service( string $name ): object {
		return $this->services->get( $name );
	}

	/** The address of one of the site's pages in this language, by its path below it: `products/furnaces`. */
	public function page( string $path ): string {
		return $this->service( SitePages::class )->page( $path, $this->language );
	}

	/** Where a link leads; empty where that is the page in view, to which no card leads. */
	public function link( string $href ): string {
		$home = home_url();
		$path = static fn ( string $address ): string => strtolower( trim( rawurldecode( $address ), '/' ) );
		$own  = '' !== $this->path && ! str_contains( $href, '#' ) && ! str_contains( $href, '?' )
			&& in_array( wp_parse_url( $href, PHP_URL_HOST ), array( null, wp_parse_url( $home, PHP_URL_HOST ) ), true )
			&& $path( (string) wp_parse_url( $href, PHP_URL_PATH ) ) === $path( $this->path );

		return $own ? '' : $href;
	}

	/**
	 * What the inner blocks make of their attributes, where block.json asks for that, see `ChildViewModels`.
	 *
	 * @return list<array<string, mixed>> the props of each
	 */
	public function models(): array {
		return ChildViewModels::in( $this->content );
	}

	/** Whether nothing is shown for want of these words. The editor shows the place where they are typed. */
	public function lacks( string $words ): bool {
		return ! $this->is_edited && '' === trim( wp_strip_all_tags( $words ) );
	}

	/** A query argument, trimmed and cut to a length that no sensible value reaches; empty where there is none. */
	public function query( string $name ): string {
		return mb_substr( trim( wp_check_invalid_utf8( $this->query[ $name ] ?? '' ) ), 0, 200 );
	}
}
