<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoPage;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\PageRedirects;
use HvacBlocks\Site\DemoSite\ReadableAddresses;
use HvacBlocks\Site\DemoSite\Steps\StepProgress;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the pages of a real site in batches. They belong to its owner from the start: nothing updates them, and they stay when the demo site is
 * removed.
 *
 * Assumptions:
 * - A page at the same path is used as it is, regardless of its author, and so is a page that the settings choose instead: neither is overwritten.
 * - A real page replaces only a page that this class created above others to lead to the home page, and that nobody has changed.
 */
final readonly class PageMaker {
	private const PAGES_A_BATCH = 12;

	/** So that a site with one PHP worker answers its visitors in between. */
	private const SECONDS_A_BATCH = 3.0;

	public function __construct( private wpdb $wpdb, private BasePath $base, private ConfiguredPages $chosen, private DemoContent $content, private DemoPosts $posts ) {}

	/** @return array<string, array<string, PageCounts>> by language and group */
	public function counts(): array {
		$there  = $this->there();
		$counts = array();

		foreach ( Language::cases() as $language ) {
			$counts[ $language->value ] = array_fill_keys( DemoContent::GROUPS, new PageCounts() );

			foreach ( array_filter( $this->content->paths( $language ) ) as $path => $group ) {
				$page      = $there[ $path ] ?? null;
				$is_chosen = $this->is_chosen( $path );
				$is_made   = $is_chosen || ( null !== $page && ! $page['leads'] );

				$counts[ $language->value ][ $group ] = $counts[ $language->value ][ $group ]->with( $is_made, $is_chosen || ( $is_made && true === ( $page['public'] ?? false ) ) );
			}
		}

		return $counts;
	}

	/**
	 * Creates a batch of the missing pages.
	 *
	 * @param list<Language> $languages
	 * @param list<string>   $groups
	 * @return StepProgress the progress after it
	 * @throws RuntimeException if WordPress rejects a page
	 */
	public function make( array $languages, array $groups, bool $is_published ): StepProgress {
		ReadableAddresses::make();

		$end   = microtime( true ) + self::SECONDS_A_BATCH;
		$pages = array_merge( ...array_map( fn ( Language $language ): array => $this->content->real_pages( $groups, $language ), $languages ) );
		$there = $this->there();
		$made  = 0;

		foreach ( $this->open( $pages, $there ) as $page ) {
			$above                = $there[ dirname( $page->path ) ]['id'] ?? 0;
			$there[ $page->path ] = array(
				'id'     => $this->write( $page, $there[ $page->path ]['id'] ?? 0, $above, $is_published ),
				'leads'  => '' !== $page->redirect,
				'public' => $is_published,
			);

			if ( ++$made >= self::PAGES_A_BATCH || microtime( true ) > $end ) {
				break;
			}
		}

		$paths = count( array_unique( array_column( $pages, 'path' ) ) );

		return new StepProgress( $paths - count( $this->open( $pages, $there ) ), $paths );
	}

	/**
	 * @param list<DemoPage>                                       $pages
	 * @param array<string, array{id: int, leads: bool, public: bool}> $there
	 * @return list<DemoPage> those to be created, no path twice
	 */
	private function open( array $pages, array $there ): array {
		$open = array();

		foreach ( $pages as $page ) {
			$known = $there[ $page->path ] ?? null;

			if ( '' === $page->redirect && $this->is_chosen( $page->path ) && ! self::is_above_another( $page, $pages ) ) {
				continue;
			}

			// The home page of one language may be above those of the others.
			if ( null === $known || ( $known['leads'] && '' === $page->redirect ) ) {
				$open[ $page->path ] = '' === $page->redirect ? $page : $open[ $page->path ] ?? $page;
			}
		}

		return array_values( $open );
	}

	/** @param list<DemoPage> $pages */
	private static function is_above_another( DemoPage $page, array $pages ): bool {
		return array() !== array_filter( $pages, static fn ( DemoPage $other ): bool => str_starts_with( $other->path, "$page->path/" ) );
	}

	/** Whether the settings name another page instead of the one at a path. */
	private function is_chosen( string $path ): bool {
		$below = $this->base->below( $path );

		return null !== $below && null !== $this->chosen->at( $below );
	}

	/** @param int $id of the page to replace; 0 for none */
	private function write( DemoPage $page, int $id, int $above, bool $is_published ): int {
		$made = $this->posts->write_page( 0 === $id ? null : get_post( $id ), $page, $above, $is_published ? 'publish' : 'draft', is_ours: false );

		if ( '' === $page->redirect ) {
			delete_post_meta( $made, PageRedirects::META );
		}

		return $made;
	}

	/** @return array<string, array{id: int, leads: bool, public: bool}> the pages by path, and whether they only lead to the home page */
	private function there(): array {
		$leading = $this->leading();
		$there   = array();

		foreach ( ( new PagePaths( $this->wpdb ) )->all() as $id => [ 'path' => $path, 'row' => $row ] ) {
			$there[ $path ] ??= array(
				'id'     => $id,
				'leads'  => isset( $leading[ $id ] ),
				'public' => 'publish' === $row->string( 'post_status' ) && '' === $row->string( 'post_password' ),
			);
		}

		return $there;
	}

	/** @return array<int, true> unchanged pages, by ID, that lead to the home page */
	private function leading(): array {
		$contents = array_map( fn ( Language $language ): string => $this->content->part( 'redirect', $language, array( 'redirect' => 'home' ) ), Language::cases() );
		$marks    = implode( ',', array_fill( 0, count( $contents ), '%s' ) );
		$ids = Query::column( $this->wpdb, "SELECT p.ID FROM %i p JOIN %i m ON m.post_id = p.ID WHERE m.meta_key = %s AND p.post_content IN ($marks)", $this->wpdb->posts, $this->wpdb->postmeta, PageRedirects::META, ...$contents );

		return array_fill_keys( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids ), true );
	}
}
