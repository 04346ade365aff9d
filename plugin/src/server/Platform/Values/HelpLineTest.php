<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class HelpLineTest extends TestCase {
	private const SUPPORT  = '1-800-555-0142';
	private const SERVICE  = '1-800-555-0177';
	private const OWN      = '214-555-0199';

	/** @return iterable<string, array{Language, string, string}> the support line's hours and those of customer service */
	public static function hours(): iterable {
		yield 'English' => array( Language::English, '7am to 5pm CST', '8am to 6pm CST' );
		yield 'Spanish' => array( Language::Spanish, 'de 7 a. m. a 5 p. m. CST', 'de 8 a. m. a 6 p. m. CST' );
		yield 'French' => array( Language::French, 'de 7 h à 17 h (HNC)', 'de 8 h à 18 h (HNC)' );
	}

	#[DataProvider( 'hours' )]
	public function test_each_number_has_its_own_hours( Language $language, string $support, string $service ): void {
		LanguageSwitch::in(
			$language,
			static function () use ( $support, $service ): void {
				self::set( '' );
				self::assert_line( self::SUPPORT, $support, HelpLine::of( new Settings() ) );

				self::set( self::SERVICE );
				self::assert_line( self::SERVICE, $service, HelpLine::of( new Settings() ) );
			}
		);
	}

	public function test_nobody_knows_when_a_number_of_the_banners_own_is_answered(): void {
		self::set( self::SERVICE );
		$line = HelpLine::of( new Settings(), self::OWN );

		self::assertSame( array( self::OWN, '' ), array( $line->number, $line->hours ) );
	}

	/** Everything that shows a number and hours, with both numbers set. */
	#[DataProvider( 'hours' )]
	public function test_no_number_stands_beside_the_hours_of_the_other( Language $language, string $support, string $service ): void {
		self::set( self::SERVICE );
		// A dealer and a place that do not exist: messages and lists both show a number.
		$_GET = array( 'dealer' => 'none-of-them', 'zipcode' => '99999' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		LanguageSwitch::in(
			$language,
			static function () use ( $support, $service ): void {
				$banner = self::text( do_blocks( '<!-- wp:hvac-blocks/need-help-banner /--><!-- wp:hvac-blocks/need-help-banner {"urgent":true} /-->' ) );
				self::assertStringContainsString( self::SERVICE, $banner );
				self::assertStringContainsString( $service, $banner );
				self::assertStringNotContainsString( self::SUPPORT, $banner );
				self::assertStringNotContainsString( $support, $banner );

				foreach ( array( 'contact-dealer-form', 'dealer-lead-form', 'dealer-locator', 'dealer-cards', 'dealer-slider' ) as $block ) {
					$html = self::text( do_blocks( "<!-- wp:hvac-blocks/$block /-->" ) );
					self::assertStringContainsString( self::SUPPORT, $html, $block );
					self::assertStringNotContainsString( self::SERVICE, $html, $block );
					self::assertStringNotContainsString( $service, $html, $block );
				}
			}
		);
	}

	private static function assert_line( string $number, string $hours, HelpLine $line ): void {
		self::assertSame( $number, $line->number );
		self::assertStringContainsString( $hours, self::text( $line->hours ) );
	}

	/** Readable text: without entities and with plain spaces. */
	private static function text( string $html ): string {
		return str_replace( array( "\u{a0}", "\u{202f}" ), ' ', html_entity_decode( $html, ENT_QUOTES ) );
	}

	private static function set( string $service ): void {
		update_option(
			Settings::OPTION,
			array(
				'support_phone'          => self::SUPPORT,
				'customer_service_phone' => $service,
			)
		);
	}
}
