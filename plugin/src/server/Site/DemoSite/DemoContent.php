<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use Closure;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The content of the demo site: its pages and menu from the folders of `pages/`, the header and the footer from `parts/`, the shared texts from
 * `texts/`.
 */
final class DemoContent {
	/** The groups of pages for a site of its own; the first is added to each of the others. */
	public const GROUPS = array( 'home', 'dealers', 'tool', 'products', 'pricing', 'warranty' );

	private readonly DemoTexts $words;

	private readonly PageFolders $folders;

	private readonly DemoTemplate $template;

	/** @var list<DemoPage>|null made only once: every step asks for them, and there are hundreds */
	private ?array $pages = null;

	/**
	 * @param string $directory  `src/starter-site` of the plugin
	 * @param string $images_url the address of its `images` folder
	 */
	public function __construct( private readonly string $directory, string $images_url, private readonly BasePath $base = new BasePath() ) {
		$this->words    = new DemoTexts( "$directory/texts" );
		$this->folders  = new PageFolders( "$directory/pages", $this->words, $base );
		$this->template = new DemoTemplate( $this->folders, $directory, $images_url );
	}

	/**
	 * @return list<DemoPage> parents first
	 * @throws RuntimeException
	 */
	public function pages(): array {
		return $this->pages ??= array_merge( $this->above_home(), ...array_map( fn ( Language $language ): array => $this->pages_in( $language ), Language::cases() ) );
	}

	/**
	 * Returns the pages from which patterns are made, including those without an address on the demo site; no other page is filled.
	 *
	 * @return list<DemoPage>
	 * @throws RuntimeException
	 */
	public function patterns( Language $language ): array {
		return array_values( array_map( fn ( PageFolder $folder ): DemoPage => $this->page( $folder, $folder->path( $language ) ?? '', $language ), $this->pattern_folders() ) );
	}

	/**
	 * @return list<string>
	 * @throws RuntimeException
	 */
	public function pattern_names(): array {
		return array_keys( $this->pattern_folders() );
	}

	/** @throws RuntimeException if there is no such pattern */
	public function pattern( string $name, Language $language ): DemoPage {
		$folder = $this->pattern_folders()[ $name ] ?? throw new RuntimeException( esc_html( "There is no pattern “{$name}”." ) );

		return $this->page( $folder, $folder->path( $language ) ?? '', $language );
	}

	/**
	 * @return array<string, string> the group of each page by path; empty if it has none
	 * @throws RuntimeException
	 */
	public function paths( Language $language ): array {
		$groups = array();

		foreach ( $this->folders->all() as $folder ) {
			$groups[ (string) $folder->path( $language ) ] = $folder->group;
		}

		unset( $groups[''] );

		return $groups;
	}

	/**
	 * Returns the home page and the pages of some groups for a site of its own, without invented content. For a path above them without a page of its
	 * own, a page there leads to the home page.
	 *
	 * @param list<string> $groups
	 * @return list<DemoPage> parents first
	 * @throws RuntimeException
	 */
	public function real_pages( array $groups, Language $language ): array {
		$groups[] = self::GROUPS[0];
		$pages    = array_column( $this->pages_in( $language, static fn ( PageFolder $folder ): bool => in_array( $folder->group, $groups, true ), is_real: true ), null, 'path' );

		foreach ( array_keys( $pages ) as $path ) {
			for ( $above = dirname( $path ); '.' !== $above; $above = dirname( $above ) ) {
				$pages[ $above ] ??= $this->leading_home( $above, $language );
			}
		}

		return self::parents_first( array_values( $pages ) );
	}

	/**
	 * Returns the content of the main menu: the panels, and items that only phones show in it.
	 *
	 * @throws RuntimeException
	 */
	public function menu( Language $language ): string {
		return $this->part( 'menu', $language );
	}

	/**
	 * Returns a file of `parts/` in a language.
	 *
	 * @param array<string, mixed> $values
	 * @throws RuntimeException
	 */
	public function part( string $name, Language $language, array $values = array() ): string {
		return $this->template->fill( DemoFile::read( "$this->directory/parts/$name.html" ), $this->words, $language, $values );
	}

	/** Returns the address of a page without the host. */
	public function url( string $page, Language $language ): string {
		return $this->template->url( $page, $language );
	}

	/**
	 * Returns the title of a new site.
	 *
	 * @throws RuntimeException
	 */
	public function site_title(): string {
		return $this->text( 'site.title', Language::English );
	}

	/** @throws RuntimeException */
	public function text( string $key, Language $language ): string {
		return $this->words->get( $key, $language );
	}

	/**
	 * @param (Closure(PageFolder): bool)|null $wanted
	 * @return list<DemoPage>
	 */
	private function pages_in( Language $language, ?Closure $wanted = null, bool $is_real = false ): array {
		$pages = array();

		foreach ( array_filter( $this->folders->all(), $wanted ?? static fn (): bool => true ) as $folder ) {
			$path = $folder->path( $language );

			if ( null !== $path && ! $this->is_needless( $folder, $language ) ) {
				$pages[] = $this->page( $folder, $path, $language, $is_real );
			}
		}

		return self::parents_first( $pages );
	}

	/**
	 * @param list<DemoPage> $pages
	 * @return list<DemoPage>
	 */
	private static function parents_first( array $pages ): array {
		usort( $pages, static fn ( DemoPage $one, DemoPage $other ): int => array( substr_count( $one->path, '/' ), $one->path ) <=> array( substr_count( $other->path, '/' ), $other->path ) );

		return $pages;
	}

	/** Returns a page at a path above the language's pages. */
	private function leading_home( string $path, Language $language ): DemoPage {
		$home  = $this->folders->get( 'home' );
		$named = array_filter( $this->folders->all(), static fn ( PageFolder $folder ): bool => $folder->path( $language ) === $path );
		$words = array() === $named ? $home->words : $named[ array_key_first( $named ) ]->words;
		$name  = $words->find( 'name', $language ) ?? $home->words->get( 'name', $language );

		return new DemoPage(
			path: $path,
			language: $language,
			name: $name,
			title: $name,
			description: $home->words->get( 'description', $language ),
			content: $this->part( 'redirect', $language, array( 'redirect' => 'home' ) ),
			is_first: true,
			redirect: '/' . ltrim( $home->address( $language ) . '/', '/' ),
		);
	}

	/** @return array<string, PageFolder> by pattern name */
	private function pattern_folders(): array {
		return array_column( array_filter( $this->folders->all(), static fn ( PageFolder $folder ): bool => '' !== $folder->pattern ), null, 'pattern' );
	}

	/** Whether it only leads to a page at the same address. */
	private function is_needless( PageFolder $folder, Language $language ): bool {
		$target = '' === $folder->redirect ? null : $this->folders->get( $folder->redirect );

		return null !== $target && ( $target->path( $language ) === $folder->path( $language ) || ( $folder->is_front_page && '' === $target->address( $language ) ) );
	}

	/**
	 * Returns the pages above the home page if the base path has several parts; each leads to the home page.
	 *
	 * @return list<DemoPage>
	 */
	private function above_home(): array {
		$pages = array();

		for ( $path = dirname( $this->base->get() ); ! in_array( $path, array( '.', '' ), true ); $path = dirname( $path ) ) {
			array_unshift( $pages, $this->page( $this->folders->get( 'home-redirects/english' ), $path, Language::English ) );
		}

		return $pages;
	}

	private function page( PageFolder $folder, string $path, Language $language, bool $is_real = false ): DemoPage {
		$target   = '' === $folder->redirect ? null : $this->folders->get( $folder->redirect );
		$template = $folder->template( $is_real );
		// A page that only redirects its visitors needs neither a template nor texts of its own.
		$words = null === $target || null !== $folder->words->find( 'name', $language ) ? $folder->words : $target->words;

		if ( null === $template && null === $target ) {
			throw new RuntimeException( esc_html( "The demo site's page “{$folder->name}” has no template." ) );
		}

		return new DemoPage(
			path: $path,
			language: $language,
			name: $words->get( 'name', $language ),
			title: $words->get( null === $target ? $folder->title : 'name', $language ),
			description: $words->get( 'description', $language ),
			content: null === $template ? $this->part( 'redirect', $language, $folder->values ) : $this->template->fill( $template, $folder->words, $language, $folder->values ),
			is_first: $folder->is_first,
			is_front_page: $folder->is_front_page || '' === $folder->address( $language ),
			redirect: null === $target ? '' : '/' . ltrim( $target->address( $language ) . '/', '/' ),
			pattern: $folder->pattern,
			date: $folder->date,
			social: $folder->social,
			is_policy: $folder->is_policy && Language::English === $language,
		);
	}
}
