<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Root;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class FirstLanguageTest extends TestCase {
	private const HOSTS = array( 'fr.example.ca = fr', 'Es.Example.com=es', 'xn--rnovation-b1a.example = fr' );

	#[TestWith( array( 'fr.example.ca', Language::French ) )]
	#[TestWith( array( 'FR.Example.CA:8080', Language::French ) )]
	#[TestWith( array( 'fr.example.ca.', Language::French ) )]
	#[TestWith( array( 'es.example.com', Language::Spanish ) )]
	#[TestWith( array( 'xn--rnovation-b1a.example', Language::French ) )]
	#[TestWith( array( 'www.fr.example.ca', null ) )]
	#[TestWith( array( 'example.ca', null ) )]
	#[TestWith( array( '', null ) )]
	#[TestWith( array( null, null ) )]
	#[TestWith( array( "fr.example.ca\n<script>", null ) )]
	public function test_the_host_decides( ?string $host, ?Language $language ): void {
		self::choose( 'host', self::HOSTS );
		$_SERVER['HTTP_HOST']            = $host;
		$_SERVER['HTTP_ACCEPT_LANGUAGE'] = 'fr-CA';

		self::assertSame( $language, ( new FirstLanguage() )->chosen() );
	}

	public function test_a_visitors_host_may_differ_from_that_of_the_sites_addresses(): void {
		self::choose( 'host', array( 'fr.example.ca = fr', 'example.test = es' ) );
		$_SERVER['HTTP_HOST'] = 'fr.example.ca';

		self::assertSame( Language::French, ( new FirstLanguage() )->chosen() );
		self::assertSame( Language::Spanish, ( new FirstLanguage() )->of_addresses() );
	}

	public function test_a_fixed_language_is_that_of_every_host(): void {
		self::choose( 'fr', self::HOSTS );
		$_SERVER['HTTP_HOST'] = 'es.example.com';

		self::assertSame( Language::French, ( new FirstLanguage() )->chosen() );
	}

	/** @param list<string> $order */
	#[TestWith( array( null, '', array( 'en', 'es', 'fr' ) ) )]
	#[TestWith( array( 'site', 'fr_CA', array( 'en', 'es', 'fr' ) ) )]
	#[TestWith( array( 'fr', '', array( 'fr', 'en', 'es' ) ) )]
	#[TestWith( array( 'host', '', array( 'en', 'es', 'fr' ) ) )]
	#[TestWith( array( 'host', 'es_MX', array( 'es', 'en', 'fr' ) ) )]
	public function test_the_switcher_begins_with_it( ?string $setting, string $locale, array $order ): void {
		add_filter( 'pre_option_WPLANG', static fn (): string => $locale );
		self::choose( $setting, self::HOSTS );
		$_SERVER['HTTP_HOST'] = 'elsewhere.example';
		preg_match_all( '~ lang="(..)" hreflang="(..)"~', do_blocks( '<!-- wp:hvac-blocks/language-switcher /-->' ), $found );

		self::assertSame( $order, $found[1] );
		self::assertSame( $order, $found[2] );
	}

	#[TestWith( array( 'fr.example.ca' ) )]
	#[TestWith( array( 'fr.example.ca = de' ) )]
	#[TestWith( array( 'https://fr.example.ca = fr' ) )]
	#[TestWith( array( 'fr.example.ca/ = fr' ) )]
	#[TestWith( array( 'fr.example.ca:8080 = fr' ) )]
	#[TestWith( array( '*.example.ca = fr' ) )]
	#[TestWith( array( 'fr_example.ca = fr' ) )]
	#[TestWith( array( '-fr.example.ca = fr' ) )]
	#[TestWith( array( 'fr..example.ca = fr' ) )]
	#[TestWith( array( 'rénovation.example = fr' ) )]
	#[TestWith( array( '= fr' ) )]
	public function test_what_is_no_host_with_a_language_is_refused_with_an_example( string $line ): void {
		$problem = (string) ( new Settings() )->validator->problem( 'first_language_hosts', array( 'good.example = en', $line ) );

		self::assertStringContainsString( "“{$line}”", $problem );
		self::assertStringContainsString( 'fr.example.ca = fr', $problem );

		// What is stored all the same, as in a constant, changes nothing.
		self::choose( 'host', array( 'good.example = fr', $line ) );
		$_SERVER['HTTP_HOST'] = 'good.example';
		self::assertNull( ( new FirstLanguage() )->chosen() );
	}

	public function test_a_host_has_one_language(): void {
		self::assertStringContainsString( 'fr.example.ca', (string) ( new Settings() )->validator->problem( 'first_language_hosts', array( 'fr.example.ca = fr', 'FR.example.ca=en' ) ) );
	}

	public function test_an_unknown_language_is_the_sites(): void {
		self::choose( 'de' );

		self::assertNull( ( new FirstLanguage() )->chosen() );
		self::assertFalse( ( new FirstLanguage() )->is_chosen() );
	}

	/** @param list<string> $hosts */
	private static function choose( ?string $setting, array $hosts = array() ): void {
		update_option( Settings::OPTION, null === $setting ? array() : array( FirstLanguage::SETTING => $setting, FirstLanguage::HOSTS => $hosts ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}
}
