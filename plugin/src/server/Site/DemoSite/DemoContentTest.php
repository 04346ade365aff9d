<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Editing\Media\Video;
use HvacBlocks\Editing\Media\VideoFile;
use HvacBlocks\Editing\Media\VideoHost;
use HvacBlocks\Editing\Seo\SocialImage;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** The demo site's content as shipped: its blocks, its texts, its addresses. */
final class DemoContentTest extends TestCase {
	private const DIRECTORY = __DIR__ . '/../../../starter-site';

	/** Blocks of the plugin's own templates, with the purpose of these; no page contains them. */
	private const IN_TEMPLATES = array(
		'dealer-profile'         => 'the page of a dealer',
		'dealer-profile-contact' => 'the page of a dealer',
		'page-not-found'         => 'addresses without a page',
		'product-details'        => 'the page of a product',
		'search-results'         => 'what a visitor searched for',
	);

	public function test_every_block_fits_its_block_json(): void {
		$faults = array();

		foreach ( self::contents() as $where => $content ) {
			array_push( $faults, ...array_map( static fn ( string $fault ): string => "$where: $fault", self::faults( $content ) ) );
		}

		self::assertSame( array(), array_values( array_unique( $faults ) ) );
	}

	public function test_every_block_stands_where_a_manufacturer_would_use_it(): void {
		$all     = array_map( basename( ... ), array_map( dirname( ... ), glob( dirname( __DIR__, 4 ) . '/blocks/*/block.json' ) ?: array() ) );
		$content = implode( "\n", iterator_to_array( self::contents() ) );
		preg_match_all( '~<!-- wp:hvac-blocks/([a-z0-9-]+) ~', $content, $found );

		self::assertEqualsCanonicalizing( array_keys( self::IN_TEMPLATES ), array_values( array_diff( $all, $found[1] ) ) );
	}

	public function test_no_place_of_a_text_stays_empty(): void {
		self::assertSame( array(), preg_grep( '~\{[a-z_]+(?::[a-z0-9-]+)?\}~', iterator_to_array( self::contents() ) ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function faulty_blocks(): iterable {
		yield 'a block that does not exist' => array( '<!-- wp:hvac-blocks/zip-from /-->', 'There is no block hvac-blocks/zip-from.' );
		yield 'an attribute that does not exist' => array( '<!-- wp:hvac-blocks/zip-form {"headline":"Hello"} /-->', 'hvac-blocks/zip-form has no attribute headline.' );
		yield 'a value of another type' => array( '<!-- wp:hvac-blocks/zip-form {"heading":5} /-->', 'hvac-blocks/zip-form does not take 5 as heading.' );
		yield 'a text that only looks like the type' => array( '<!-- wp:hvac-blocks/need-help-banner {"urgent":"true"} /-->', 'hvac-blocks/need-help-banner does not take "true" as urgent.' );
		yield 'a value that is not among those allowed' => array( '<!-- wp:hvac-blocks/zip-form {"layout":"diagonal"} /-->', 'hvac-blocks/zip-form does not take "diagonal" as layout.' );
		yield 'attributes in another order than the editor’s' => array( '<!-- wp:hvac-blocks/price-card {"link":"/a/","system":"furnace"} /-->', 'hvac-blocks/price-card has its attributes in another order than system, link.' );
		yield 'an attribute of a block within another' => array( "<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:heading {\"size\":2} /--></div>\n<!-- /wp:group -->", 'core/heading has no attribute size.' );
		yield 'HTML outside of blocks' => array( '<p>Hello</p>', 'HTML outside of blocks: <p>Hello</p>' );
		yield 'HTML in a block that saves none' => array( '<!-- wp:hvac-blocks/zip-form --><p>Hello</p><!-- /wp:hvac-blocks/zip-form -->', 'hvac-blocks/zip-form saves no HTML: <p>Hello</p>' );
		yield 'a block that is not closed' => array( "<!-- wp:paragraph -->\n<p>Hello</p>", 'It does not parse back to itself.' );
		yield 'attributes that are not JSON' => array( '<!-- wp:hvac-blocks/zip-form {"heading":"Hello",} /-->', 'It does not parse back to itself.' );
		yield 'a place that nobody filled' => array( "<!-- wp:paragraph -->\n<p>{{text}}</p>\n<!-- /wp:paragraph -->", 'A place is left: {{text}}' );
	}

	#[DataProvider( 'faulty_blocks' )]
	public function test_the_check_of_blocks_finds( string $content, string $fault ): void {
		self::assertContains( $fault, self::faults( $content ) );
	}

	public function test_every_folder_has_the_same_words_in_every_language(): void {
		foreach ( self::folders_with_words() as $folder ) {
			$english = array_keys( ( new DemoTexts( $folder ) )->own( Language::English ) );
			self::assertNotEmpty( $english, $folder );

			foreach ( Language::cases() as $language ) {
				self::assertSame( $english, array_keys( ( new DemoTexts( $folder ) )->own( $language ) ), "$folder/$language->value.json" );
			}
		}
	}

	public function test_no_word_is_empty(): void {
		foreach ( self::folders_with_words() as $folder ) {
			foreach ( Language::cases() as $language ) {
				foreach ( ( new DemoTexts( $folder ) )->own( $language ) as $key => $word ) {
					self::assertNotSame( '', trim( $word ), "$folder/$language->value.json: $key" );
				}
			}
		}
	}

	public function test_every_word_is_used(): void {
		$used = array( self::DIRECTORY . '/texts' => self::words_of_the_code() );

		foreach ( self::folders()->all() as $name => $page ) {
			$words    = self::words_in( self::with_parts( $page->template() ?? '' ), $page->values );
			// Cards and tooltips of other pages show the latter two.
			$implied  = array( 'name', 'description', 'card', 'definition', ...( null === $page->menu ? array() : array( 'menu' ) ) );
			$words[]  = "patterns.$page->pattern";
			$chain    = array( self::DIRECTORY . "/pages/$name", self::DIRECTORY . '/pages/' . dirname( $name ), self::DIRECTORY . '/texts' );

			foreach ( $chain as $folder ) {
				$used[ $folder ] = array( ...( $used[ $folder ] ?? array() ), ...$words, ...( self::DIRECTORY . '/texts' === $folder ? array() : $implied ) );
			}
		}
		foreach ( glob( self::DIRECTORY . '/parts/*.html' ) ?: array() as $part ) {
			array_push( $used[ self::DIRECTORY . '/texts' ], ...self::words_in( DemoFile::read( $part ), array() ) );
		}

		foreach ( self::articles( Language::English ) as $article ) {
			preg_match_all( '/\{([a-z][a-z0-9.-]*)\}/', DemoFile::read( $article ), $found );
			array_push( $used[ self::DIRECTORY . '/texts' ], ...array_map( static fn ( string $word ): string => "article.$word", $found[1] ) );
		}

		foreach ( self::folders_with_words() as $folder ) {
			self::assertSame( array(), array_values( array_diff( array_keys( ( new DemoTexts( $folder ) )->own( Language::English ) ), $used[ $folder ] ?? array() ) ), "Unused words in $folder" );
		}
	}

	public function test_every_page_has_a_parent_and_an_address_of_its_own(): void {
		$paths = array_map( static fn ( DemoPage $page ): string => $page->path, self::content()->pages() );

		self::assertSame( array_values( array_unique( $paths ) ), $paths );

		foreach ( $paths as $place => $path ) {
			$parent = dirname( $path );

			if ( '.' !== $parent ) {
				self::assertContains( $parent, array_slice( $paths, 0, $place ), "$path stands before its parent or has none." );
			}
		}
	}

	public function test_the_pages_that_blocks_lead_to_are_there(): void {
		$paths = array_column( self::content()->pages(), 'path' );
		$pages = new SitePages();

		foreach ( Language::cases() as $language ) {
			foreach ( array( $pages->home( $language ), $pages->dealer_locator( $language ), $pages->find_a_dealer( $language ), $pages->contact_dealer( $language ), $pages->schedule_service( $language ) ) as $url ) {
				self::assertContains( trim( (string) wp_parse_url( $url, PHP_URL_PATH ), '/' ), $paths );
			}
		}
	}

	public function test_every_link_leads_to_a_page_and_to_a_place_in_it(): void {
		$pages  = array_column( self::content()->pages(), 'content', 'path' );
		$faults = array();

		foreach ( self::contents() as $where => $content ) {
			preg_match_all( '~(?:href|url|Url|link|Link|_url)"?[:=]"(/residential/[^"]*)"~', $content, $found );

			foreach ( $found[1] as $link ) {
				[ $path, $anchor ] = array_pad( explode( '#', $link, 2 ), 2, '' );
				$page              = $pages[ trim( $path, '/' ) ] ?? null;

				if ( null === $page || ( '' !== $anchor && ! str_contains( $page, " id=\"$anchor\"" ) && ! str_contains( $page, "\"anchor\":\"$anchor\"" ) ) ) {
					$faults[] = "$where: $link";
				}
			}
		}

		self::assertSame( array(), array_values( array_unique( $faults ) ) );
	}

	public function test_no_sentence_stands_on_two_pages(): void {
		$twice = array();

		foreach ( Language::cases() as $language ) {
			$first = array();

			foreach ( self::articles( $language ) as $file ) {
				foreach ( preg_split( '/(?<=[.!?:])\s+|\n+|\|/u', DemoFile::read( $file ) ) ?: array() as $sentence ) {
					$sentence = trim( $sentence, " \t-#>*" );

					// Shorter ones, such as the head of a table, are labels.
					if ( mb_strlen( $sentence ) > 45 && $file !== ( $first[ $sentence ] ??= $file ) ) {
						$twice[] = "$sentence ($file)";
					}
				}
			}
		}

		self::assertSame( array(), $twice );
	}

	public function test_articles_take_the_advice_about_gas_from_the_shared_texts(): void {
		$faults = array();

		foreach ( Language::cases() as $language ) {
			foreach ( self::articles( $language ) as $file ) {
				if ( 1 === preg_match( '/(gas company|compañía de gas|(fournisseur|compagnie) de gaz).*911|911.*(gas company|compañía de gas|(fournisseur|compagnie) de gaz)/iu', DemoFile::read( $file ), $found ) ) {
					$faults[] = "$file: $found[0]";
				}
			}
		}

		self::assertSame( array(), $faults );
	}

	public function test_words_are_set_as_their_language_sets_them(): void {
		$faults = array();

		foreach ( glob( self::DIRECTORY . '/{texts,pages/*,pages/*/*}/*.{md,json}', GLOB_BRACE ) ?: array() as $file ) {
			$wrong = match ( basename( $file ) ) {
				// Quebec uses no space before these, and a no-break space before a colon.
				'fr.md', 'fr.json' => "/'|[\u{a0} ][?!;]|(?<=[\w»]) :| »|« /u",
				'en.md', 'es.md', 'es.json' => "/'/",
				default => null,
			};

			if ( null !== $wrong && 1 === preg_match( $wrong, (string) preg_replace( '/^\s*"[^"]*":/m', '', DemoFile::read( $file ) ), $found, PREG_OFFSET_CAPTURE ) ) {
				$faults[] = str_replace( self::DIRECTORY, '', $file ) . ': ' . mb_substr( substr( DemoFile::read( $file ), max( 0, $found[0][1] - 30 ) ), 0, 60 );
			}
		}

		self::assertSame( array(), $faults );
	}

	public function test_what_search_engines_show_of_a_page_is_its_own(): void {
		foreach ( Language::cases() as $language ) {
			$pages        = array_filter( self::content()->pages(), static fn ( DemoPage $page ): bool => $page->language === $language && '' === $page->redirect );
			$descriptions = array_column( $pages, 'description' );

			self::assertSame( array(), array_diff_assoc( $descriptions, array_unique( $descriptions ) ) );
			foreach ( $descriptions as $description ) {
				self::assertLessThanOrEqual( 170, mb_strlen( $description ), $description );
			}
		}
	}

	public function test_one_page_stands_behind_the_bare_address(): void {
		$front = array_filter( self::content()->pages(), static fn ( DemoPage $page ): bool => $page->is_front_page );

		self::assertSame( array( 'start' ), array_column( $front, 'path' ) );
	}

	public function test_every_picture_is_there(): void {
		foreach ( self::contents() as $where => $content ) {
			preg_match_all( '~starter-site/(?:images|photos)/[^"]*~', $content, $found );

			foreach ( $found[0] as $image ) {
				self::assertFileExists( self::DIRECTORY . "/../$image", $where );
			}
			foreach ( self::photos( $content ) as $photo ) {
				self::assertFileExists( self::DIRECTORY . "/photos/$photo.webp", $where );
			}
		}
	}

	public function test_a_photograph_is_on_three_pages_at_most_and_never_twice_on_one(): void {
		$pages = array();

		foreach ( self::content()->pages() as $page ) {
			$photos = self::photos( $page->content );

			self::assertSame( array_unique( $photos ), $photos, $page->path );

			foreach ( $photos as $photo ) {
				$pages[ $page->language->value ][ $photo ][] = $page->path;
			}
		}

		self::assertCount( 3, $pages );

		foreach ( $pages as $in_language ) {
			self::assertSame( array(), array_filter( $in_language, static fn ( array $on ): bool => count( $on ) > 3 ) );
		}
	}

	/** @return list<string> */
	private static function photos( string $content ): array {
		preg_match_all( '~photos/([a-z0-9-]+)~', $content, $found );

		return $found[1];
	}

	public function test_the_demo_shows_films_and_videos(): void {
		foreach ( Language::cases() as $language ) {
			$content = implode( "\n", array_column( array_filter( self::content()->pages(), static fn ( DemoPage $page ): bool => $page->language === $language ), 'content' ) );
			$shown   = array();

			foreach ( ContentBlocks::in( $content ) as $block ) {
				$attributes = $block['attrs'];
				$shown[]    = match ( $block['blockName'] ) {
					'hvac-blocks/hero-video' => null === VideoFile::of( $attributes['video'] ?? null ) ? '' : 'film',
					'hvac-blocks/app-video-link', 'hvac-blocks/video' => is_string( $attributes['url'] ?? null ) ? Video::of( $attributes['url'] )->host ?? "{$block['blockName']} has no video" : "{$block['blockName']} has no address",
					default => '',
				};
			}

			self::assertEquals( array( 'film', VideoHost::Vimeo, VideoHost::YouTube ), array_values( array_filter( $shown ) ) );
		}
	}

	public function test_no_row_of_cards_shows_a_picture_twice(): void {
		$pages  = array_column( self::content()->pages(), 'content', 'path' );
		$faults = array();

		foreach ( $pages as $path => $content ) {
			foreach ( ContentBlocks::in( $content ) as $row ) {
				$pictures = array_filter( array_map( static fn ( array $card ): string => self::picture_of( $card, $pages ), $row['innerBlocks'] ) );

				if ( array_unique( $pictures ) !== $pictures ) {
					$faults[] = "$path: " . implode( ', ', $pictures );
				}
			}
		}

		self::assertSame( array(), $faults );
	}

	/**
	 * @param array<string, mixed>  $card
	 * @param array<string, string> $pages
	 */
	private static function picture_of( array $card, array $pages ): string {
		/** @var array{image?: array{illustration?: string}, link?: string} $attributes */
		$attributes = $card['attrs'] ?? array();

		return match ( $card['blockName'] ?? null ) {
			'hvac-blocks/image-link-card' => $attributes['image']['illustration'] ?? '',
			'hvac-blocks/related-article' => 1 === preg_match( '~/starter-site/images/([a-z0-9-]+)\.svg~', $pages[ trim( $attributes['link'] ?? '', '/' ) ] ?? '', $found ) ? $found[1] : 'article',
			default => '',
		};
	}

	public function test_social_networks_have_a_picture_of_every_page(): void {
		$shown = array();

		foreach ( self::content()->pages() as $page ) {
			if ( '' === $page->redirect ) {
				$image                  = SocialImage::of_plugin( $page->social );
				$shown[ $page->social ] = array( $image?->width, $image?->height ) === array_slice( getimagesize( self::DIRECTORY . "/social/$page->social.png" ) ?: array(), 0, 2 );

				self::assertNotSame( '', $image->alt ?? '', "$page->path: $page->social" );
			}
		}

		self::assertCount( 8, array_filter( $shown ) );
		self::assertLessThan( 200 * 1024, array_sum( array_map( filesize( ... ), glob( self::DIRECTORY . '/social/*' ) ?: array() ) ), 'The plugin grows by them.' );
	}

	public function test_the_menu_has_a_panel_for_each_area(): void {
		preg_match_all( '~<!-- wp:navigation-submenu (\{.*\}) -->(.*)<!-- /wp:navigation-submenu -->~Us', self::content()->menu( Language::French ), $panels );
		$labels = array_map( static fn ( string $attributes ): mixed => ( (array) json_decode( $attributes, true ) )['label'], $panels[1] );

		self::assertSame( array( 'Produits', 'Prix', 'Ressources', 'Garantie et service' ), $labels );
		self::assertSame( array( 11, 4, 9, 5 ), array_map( static fn ( string $links ): int => substr_count( $links, '<!-- wp:navigation-link ' ), $panels[2] ) );
		self::assertSame( array( 11, 4, 9, 5 ), array_map( static fn ( string $links ): int => substr_count( $links, '"description":"' ), $panels[2] ), 'A link says nothing of its page.' );
	}

	public function test_no_two_links_of_the_menu_have_the_same_words(): void {
		foreach ( Language::cases() as $language ) {
			preg_match_all( '~"label":"([^"]*)","url"~', self::content()->menu( $language ), $labels );

			self::assertSame( array_unique( $labels[1] ), $labels[1], $language->value );
		}
	}

	/** @return list<string> the faults of the blocks in some content */
	private static function faults( string $content ): array {
		$faults = serialize_blocks( parse_blocks( $content ) ) === $content ? array() : array( 'It does not parse back to itself.' );

		if ( 1 === preg_match( '~\{\{[^{}]*\}\}~', $content, $place ) ) {
			$faults[] = "A place is left: $place[0]";
		}

		return array( ...$faults, ...self::faults_of_blocks( parse_blocks( $content ) ) );
	}

	/**
	 * @param array<array<mixed>> $blocks as parsed
	 * @return list<string>
	 */
	private static function faults_of_blocks( array $blocks ): array {
		$faults = array();

		foreach ( $blocks as $block ) {
			$name = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null;
			$html = is_string( $block['innerHTML'] ?? null ) ? trim( $block['innerHTML'] ) : '';
			$type = null === $name ? null : WP_Block_Type_Registry::get_instance()->get_registered( $name );

			if ( null === $name ) {
				$faults = '' === $html ? $faults : array( ...$faults, "HTML outside of blocks: $html" );
				continue;
			}
			if ( null === $type ) {
				$faults[] = "There is no block $name.";
				continue;
			}
			if ( '' !== $html && str_starts_with( $name, 'hvac-blocks/' ) ) {
				$faults[] = "$name saves no HTML: $html";
			}

			foreach ( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() as $attribute => $value ) {
				$schema = $type->get_attributes()[ $attribute ] ?? null;

				if ( ! is_array( $schema ) ) {
					$faults[] = "$name has no attribute $attribute.";
				} elseif ( ! self::fits( $value, $schema ) ) {
					$faults[] = "$name does not take " . wp_json_encode( $value ) . " as $attribute.";
				}
			}

			$given   = array_keys( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() );
			$written = array_values( array_intersect( array_keys( $type->get_attributes() ), $given ) );

			// The editor writes attributes in the order of block.json; a page that it opens and saves unchanged stays as it is.
			if ( str_starts_with( $name, 'hvac-blocks/' ) && array_values( array_intersect( $given, $written ) ) !== $written ) {
				$faults[] = "$name has its attributes in another order than " . implode( ', ', $written ) . '.';
			}

			/** @var array<array<mixed>> $inner */
			$inner  = $block['innerBlocks'] ?? array();
			$faults = array( ...$faults, ...self::faults_of_blocks( $inner ) );
		}

		return $faults;
	}

	/**
	 * Stricter than WordPress, which accepts "true" as true: an editor does not.
	 *
	 * @param array<mixed> $schema
	 */
	private static function fits( mixed $value, array $schema ): bool {
		$clean = rest_sanitize_value_from_schema( $value, $schema );

		return ! is_wp_error( rest_validate_value_from_schema( $value, $schema ) ) && ( is_int( $value ) ? is_numeric( $clean ) && (float) $clean === (float) $value : $clean === $value );
	}

	/** @return iterable<string, string> every page, menu, header and footer in every language */
	private static function contents(): iterable {
		foreach ( self::content()->pages() as $page ) {
			yield $page->path => $page->content;
		}
		foreach ( Language::cases() as $language ) {
			foreach ( self::content()->patterns( $language ) as $page ) {
				yield "pattern $page->pattern in $language->value" => $page->content;
			}

			yield "menu in $language->value" => self::content()->menu( $language );

			foreach ( array( 'header', 'footer' ) as $part ) {
				yield "$part in $language->value" => self::content()->part( $part, $language, array( 'menu' => 7, 'phone' => '', 'hours' => '', 'site' => '', 'privacy' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- five words.
			}
		}
	}

	/** The template with the parts that it includes. */
	private static function with_parts( string $markup ): string {
		return (string) preg_replace_callback( '~\{\{include ([\w-]+)\}\}~', static fn ( array $part ): string => DemoFile::read( self::DIRECTORY . "/parts/$part[1].html" ), $markup );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return list<string>
	 */
	private static function words_in( string $markup, array $values ): array {
		preg_match_all( '~\{\{(?:text|attr|json) ([^}]+)\}\}~', $markup, $found );
		preg_match_all( '~\{\{section ([^}]+)\}\}~', $markup, $sections );
		$words = array( ...$found[1], ...array_map( static fn ( string $section ): string => "sections.$section", $sections[1] ) );

		return array_map( static fn ( string $word ): string => strtr( $word, array_combine( array_map( static fn ( string $name ): string => "\$$name", array_keys( $values ) ), array_map( static fn ( mixed $value ): string => is_string( $value ) ? $value : '', array_values( $values ) ) ) ), $words );
	}

	/** @return list<string> the texts that steps use */
	private static function words_of_the_code(): array {
		$code = implode( '', array_map( DemoFile::read( ... ), array( ...( glob( __DIR__ . '/Steps/*Step.php' ) ?: array() ), __DIR__ . '/DemoSettings.php', __DIR__ . '/DemoContent.php' ) ) );
		preg_match_all( "~->text\( '([^']+)'~", $code, $found );

		return $found[1];
	}

	/** @return list<string> */
	private static function folders_with_words(): array {
		return array_map( dirname( ... ), array( ...( glob( self::DIRECTORY . '/texts/en.json' ) ?: array() ), ...( glob( self::DIRECTORY . '/pages/*/en.json' ) ?: array() ), ...( glob( self::DIRECTORY . '/pages/*/*/en.json' ) ?: array() ) ) );
	}

	private static function folders(): PageFolders {
		return new PageFolders( self::DIRECTORY . '/pages', new DemoTexts( self::DIRECTORY . '/texts' ) );
	}

	private static function content(): DemoContent {
		return new DemoContent( self::DIRECTORY, plugins_url( 'src/starter-site/images', dirname( __DIR__, 4 ) . '/plugin.php' ) );
	}

	/** @return list<string> the files with the texts of pages */
	private static function articles( Language $language ): array {
		return glob( self::DIRECTORY . "/pages/*{,/*}/$language->value.md", GLOB_BRACE ) ?: array();
	}
}
