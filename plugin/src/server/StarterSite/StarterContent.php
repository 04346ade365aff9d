<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use Closure;
use HvacBlocks\Languages\Language;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * What the demo site is made of: its pages and menu from the folders of `pages/`, the header and the footer from `parts/`,
 * the words that several of them share from `texts/`.
 */
final class StarterContent {
	public const ROOT = 'residential';

	private readonly Words $words;

	private readonly PageFolders $folders;

	private readonly StarterTemplate $template;

	/** @var list<StarterPage>|null once made: every step asks for them, and there are hundreds */
	private ?array $pages = null;

	/**
	 * @param string $directory  `src/starter-site` of the plugin
	 * @param string $images_url the address of its `images` folder
	 */
	public function __construct( private readonly string $directory, string $images_url ) {
		$this->words    = new Words( "$directory/texts" );
		$this->folders  = new PageFolders( "$directory/pages", $this->words );
		$this->template = new StarterTemplate( $this->folders, $images_url );
	}

	/**
	 * @return list<StarterPage> parents first
	 * @throws RuntimeException
	 */
	public function pages(): array {
		return $this->pages ??= array_merge( ...array_map( fn ( Language $language ): array => $this->pages_in( $language ), Language::cases() ) );
	}

	/**
	 * The pages that patterns are made of; no other page is filled.
	 *
	 * @return list<StarterPage>
	 * @throws RuntimeException
	 */
	public function patterns( Language $language ): array {
		return $this->pages_in( $language, static fn ( PageFolder $folder ): bool => '' !== $folder->pattern );
	}

	/**
	 * The links of the main menu.
	 *
	 * @throws RuntimeException
	 */
	public function menu( Language $language ): string {
		$folders = array_filter( $this->folders->all(), static fn ( PageFolder $folder ): bool => $folder->menu_place > 0 );
		uasort( $folders, static fn ( PageFolder $one, PageFolder $other ): int => $one->menu_place <=> $other->menu_place );

		$links = array_map(
			fn ( PageFolder $folder ): string => get_comment_delimited_block_content(
				'core/navigation-link',
				array(
					'label' => $folder->words->find( 'menu', $language ) ?? $folder->words->get( 'name', $language ),
					'url'   => $this->template->url( $folder->name, $language ),
					'kind'  => 'custom',
				),
				''
			),
			$folders
		);

		return implode( "\n\n", $links );
	}

	/**
	 * A file of `parts/` in a language.
	 *
	 * @param array<string, mixed> $values
	 * @throws RuntimeException
	 */
	public function part( string $name, Language $language, array $values = array() ): string {
		return $this->template->fill( StarterFile::read( "$this->directory/parts/$name.html" ), $this->words, $language, $values );
	}

	/** @throws RuntimeException */
	public function text( string $key, Language $language ): string {
		return $this->words->get( $key, $language );
	}

	/**
	 * @param (Closure(PageFolder): bool)|null $wanted
	 * @return list<StarterPage>
	 */
	private function pages_in( Language $language, ?Closure $wanted = null ): array {
		$pages = array();

		foreach ( array_filter( $this->folders->all(), $wanted ?? static fn (): bool => true ) as $folder ) {
			$path = $folder->path( $language );

			if ( null !== $path ) {
				$pages[] = $this->page( $folder, $path, $language );
			}
		}

		usort( $pages, static fn ( StarterPage $one, StarterPage $other ): int => array( substr_count( $one->path, '/' ), $one->path ) <=> array( substr_count( $other->path, '/' ), $other->path ) );

		return $pages;
	}

	private function page( PageFolder $folder, string $path, Language $language ): StarterPage {
		$target   = '' === $folder->redirect ? null : $this->folders->get( $folder->redirect );
		$template = $folder->template();
		// A page that only sends its visitors on needs neither a template nor words of its own.
		$words = null === $target || null !== $folder->words->find( 'name', $language ) ? $folder->words : $target->words;

		if ( null === $template && null === $target ) {
			throw new RuntimeException( esc_html( "The demo site's page “{$folder->name}” has no template." ) );
		}

		return new StarterPage(
			path: $path,
			language: $language,
			title: $words->get( 'name', $language ),
			description: $words->get( 'description', $language ),
			content: null === $template ? $this->part( 'redirect', $language, $folder->values ) : $this->template->fill( $template, $folder->words, $language, $folder->values ),
			is_first: $folder->is_first,
			is_front_page: $folder->is_front_page,
			redirect: null === $target ? '' : '/' . $target->path( $language ) . '/',
			pattern: $folder->pattern,
		);
	}
}
