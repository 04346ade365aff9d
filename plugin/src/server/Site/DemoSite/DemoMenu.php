<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use Closure;
use HvacBlocks\Platform\Languages\Language;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** The main menu of the demo site: a row of pages. A page can have a panel below it with a group of others. */
final readonly class DemoMenu {
	/** @param Closure( string, Language ): string $url returns the address of a page, by its folder */
	public function __construct( private PageFolders $pages, private Closure $url ) {}

	/**
	 * Returns the content of a Navigation block.
	 *
	 * @throws RuntimeException if a group belongs to a page outside the row
	 */
	public function panels( Language $language ): string {
		$row = $this->group( '', $language );

		foreach ( $this->pages->all() as $page ) {
			if ( null !== $page->menu && '' !== $page->menu->group && '' !== $this->pages->get( $page->menu->group )->menu?->group ) {
				throw new RuntimeException( esc_html( "The demo site's page “{$page->name}” is in the group of a page that heads no panel." ) );
			}
		}

		return implode( "\n\n", array_map( fn ( PageFolder $page ): string => $this->panel( $page, $language ), $row ) );
	}

	/** Returns the pages of a group as list items, without descriptions. */
	public function items( string $group, Language $language ): string {
		return implode(
			"\n\n",
			array_map(
				fn ( PageFolder $page ): string => get_comment_delimited_block_content( 'core/list-item', array(), sprintf( "\n<li><a href=\"%s\">%s</a></li>\n", ( $this->url )( $page->name, $language ), DemoTemplate::html( self::label( $page, $language ) ) ) ),
				$this->group( $group, $language )
			)
		);
	}

	/** @throws RuntimeException */
	public static function label( PageFolder $page, Language $language ): string {
		return $page->words->find( 'menu', $language ) ?? $page->words->get( 'name', $language );
	}

	private function panel( PageFolder $page, Language $language ): string {
		$links = array_map( fn ( PageFolder $one ): string => $this->link( $one, $language ), $this->group( $page->name, $language ) );

		return array() === $links
			? $this->link( $page, $language )
			: get_comment_delimited_block_content( 'core/navigation-submenu', $this->attributes( $page, $language ), "\n" . implode( "\n\n", $links ) . "\n" );
	}

	private function link( PageFolder $page, Language $language ): string {
		// The same text as on the page's card, as part of a link.
		$text = rtrim( $page->words->find( 'card', $language ) ?? '', '.' );

		return get_comment_delimited_block_content( 'core/navigation-link', $this->attributes( $page, $language ) + ( '' === $text ? array() : array( 'description' => DemoTemplate::html( $text ) ) ), '' );
	}

	/** @return array{label: string, url: string, kind: string} */
	private function attributes( PageFolder $page, Language $language ): array {
		return array(
			'label' => DemoTemplate::html( self::label( $page, $language ) ),
			'url'   => ( $this->url )( $page->name, $language ),
			'kind'  => 'custom',
		);
	}

	/** @return list<PageFolder> the pages of a page's panel, or those of the row; only pages that exist in the language */
	private function group( string $group, Language $language ): array {
		$pages = array_filter( $this->pages->all(), static fn ( PageFolder $page ): bool => null !== $page->menu && $page->menu->group === $group && null !== $page->address( $language ) );
		usort( $pages, static fn ( PageFolder $one, PageFolder $other ): int => $one->menu?->place <=> $other->menu?->place );

		return $pages;
	}
}
