<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class RequestLanguageTest extends TestCase {
	protected function setUp(): void {
		// Already hooked if the plugin is active; a second call changes nothing.
		( new RequestLanguage() )->boot();
		$_GET = array();
	}

	/** @return iterable<string, array{string, string}> */
	public static function addresses(): iterable {
		yield 'Spanish page' => array( '/residential/es/resources/', 'es_ES' );
		yield 'French page' => array( '/residential/fr/resources/?zipcode=75024', 'fr_FR' );
		yield 'English page' => array( '/residential/en/resources/', 'en_US' );
		yield 'home' => array( '/residential/', 'en_US' );
		yield 'first language of the path' => array( '/residential/en/es/', 'en_US' );
		yield 'segment that only begins so' => array( '/residential/espresso/', 'en_US' );
		yield 'language in the query only' => array( '/residential/?page=/es/', 'en_US' );
		yield 'lang on a page is ignored' => array( '/residential/?lang=es', 'en_US' );
		yield 'gallery' => array( '/hvac-blocks/gallery/zip-form/?lang=fr', 'fr_FR' );
		yield 'gallery without a language' => array( '/hvac-blocks/gallery/zip-form/', 'en_US' );
		yield 'our REST namespace' => array( '/wp-json/hvac-blocks/v1/dealers?q=75024&lang=es', 'es_ES' );
		yield 'our REST namespace, plain permalinks' => array( '/?rest_route=/hvac-blocks/v1/dealers&lang=es', 'es_ES' );
		yield 'our REST namespace, unknown language' => array( '/wp-json/hvac-blocks/v1/dealers?lang=de', 'en_US' );
		yield 'other REST namespace' => array( '/wp-json/wp/v2/posts?lang=es', 'en_US' );
		yield 'other REST namespace with a language in its path' => array( '/wp-json/other/v1/es/x', 'en_US' );
	}

	#[DataProvider( 'addresses' )]
	public function test_the_address_decides( string $address, string $locale ): void {
		$this->visit( $address );

		self::assertSame( $locale, determine_locale() );
	}

	public function test_html_lang_follows(): void {
		$this->visit( '/residential/fr/' );

		self::assertSame( 'lang="fr-CA"', get_language_attributes() );
		self::assertSame( Language::French, PageLanguage::current() );
	}

	public function test_html_lang_is_that_of_readers_in_the_united_states(): void {
		$this->visit( '/residential/es/' );

		self::assertSame( 'lang="es-US"', get_language_attributes() );
	}

	public function test_the_administration_keeps_its_language(): void {
		$GLOBALS['current_screen'] = new class() {
			public function in_admin(): bool {
				return true;
			}
		};
		$this->visit( '/wp-admin/es/?lang=es' );

		self::assertSame( 'en_US', determine_locale() );

		unset( $GLOBALS['current_screen'] );
	}

	public function test_a_site_with_the_language_keeps_its_own_locale(): void {
		add_filter( 'locale', static fn (): string => 'fr_CA' );
		$this->visit( '/residential/fr/' );

		self::assertSame( 'fr_CA', determine_locale() );
	}

	public function test_an_english_page_of_a_spanish_site_is_english(): void {
		add_filter( 'locale', static fn (): string => 'es_MX' );
		$this->visit( '/residential/en/' );

		self::assertSame( 'en_US', determine_locale() );
	}

	public function test_the_site_in_a_folder_named_like_a_language(): void {
		add_filter( 'pre_option_home', static fn (): string => 'https://example.org/fr' );

		$this->visit( '/fr/residential/es/' );
		self::assertSame( 'es_ES', determine_locale() );

		$this->visit( '/fr/residential/' );
		self::assertSame( 'en_US', determine_locale() );
	}

	public function test_a_draft_is_previewed_in_the_language_of_its_place(): void {
		$home  = $this->page( 'es', 'publish', 0 );
		$draft = $this->page( '', 'draft', $home );
		$this->visit( "/?page_id=$draft&preview=true" );

		self::assertSame( 'es_ES', determine_locale() );
		self::assertSame( Language::Spanish, PageLanguage::of_post( $draft ) );
	}

	public function test_switching_wins_over_the_address(): void {
		$this->visit( '/residential/fr/' );

		self::assertSame( 'es_ES', LanguageSwitch::in( Language::Spanish, determine_locale( ... ) ) );
		self::assertSame( 'fr_FR', determine_locale() );
	}

	public function test_switching_puts_the_language_back_after_an_exception(): void {
		try {
			LanguageSwitch::in( Language::Spanish, static fn () => throw new \LogicException( 'broken' ) );
		} catch ( \LogicException $thrown ) {
			self::assertSame( 'broken', $thrown->getMessage() );
		}

		self::assertSame( 'en_US', determine_locale() );
	}

	public function test_switching_works_without_a_language_pack_of_the_core(): void {
		$switcher = $GLOBALS['wp_locale_switcher'];
		add_filter( 'get_available_languages', static fn (): array => array(), 1 );

		try {
			remove_all_filters( 'locale' );
			remove_all_filters( 'determine_locale' );
			( new RequestLanguage() )->boot();
			$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
			$GLOBALS['wp_locale_switcher']->init();

			self::assertSame( 'fr_FR', LanguageSwitch::in( Language::French, determine_locale( ... ) ) );
		} finally {
			$GLOBALS['wp_locale_switcher'] = $switcher;
		}
	}

	public function test_settings_are_not_offered_languages_that_are_not_installed(): void {
		remove_all_filters( 'get_available_languages' );
		remove_all_actions( 'after_setup_theme' );
		add_filter( 'get_available_languages', static fn (): array => array( 'de_DE' ), 1 );
		( new RequestLanguage() )->boot();

		self::assertSame( array( 'de_DE', 'en_US', 'es_ES', 'fr_FR' ), get_available_languages() );

		do_action( 'after_setup_theme' );

		self::assertSame( array( 'de_DE' ), get_available_languages() );
	}

	public function test_a_rest_body_names_the_language_while_the_route_answers(): void {
		self::assertSame( 'es_ES', $this->answer( array( 'lang' => 'es' ) ) );
		self::assertSame( 'en_US', determine_locale() );
	}

	public function test_a_rest_body_without_a_language_keeps_the_sites(): void {
		self::assertSame( 'en_US', $this->answer( array() ) );
		self::assertSame( 'en_US', $this->answer( array( 'lang' => array( 'es' ) ) ) );
	}

	/** @param array<string, mixed> $body */
	private function answer( array $body ): mixed {
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'hvac-blocks/v1',
				'/spoken',
				array(
					'methods'             => 'POST',
					'permission_callback' => '__return_true',
					'callback'            => static fn () => new WP_REST_Response( determine_locale() ),
				)
			)
		);

		return $this->rest( 'POST', '/hvac-blocks/v1/spoken', $body )->get_data();
	}

	private function visit( string $address ): void {
		$_SERVER['REQUEST_URI'] = $address;
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
	}

	private function page( string $slug, string $status, int $parent ): int {
		return wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'A page',
				'post_name'   => $slug,
				'post_status' => $status,
				'post_parent' => $parent,
			)
		);
	}
}
