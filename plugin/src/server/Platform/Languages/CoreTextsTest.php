<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class CoreTextsTest extends TestCase {
	#[TestWith( array( '/residential/es/pricing/', 'Abrir el menú', 'Submenú de Productos' ) )]
	#[TestWith( array( '/residential/fr/pricing/', 'Ouvrir le menu', 'Sous-menu de Productos' ) )]
	#[TestWith( array( '/residential/en/pricing/', 'Open menu', 'Productos submenu' ) )]
	public function test_a_header_speaks_the_language_of_its_page_without_a_language_pack( string $address, string $open, string $submenu ): void {
		$this->visit( $address );

		self::assertSame( $open, __( 'Open menu' ) ); // phpcs:ignore WordPress.WP.I18n -- WordPress' own word.
		/* translators: %s: Accessibility text. Parent page title. */
		self::assertSame( $submenu, sprintf( __( '%s submenu' ), 'Productos' ) ); // phpcs:ignore WordPress.WP.I18n -- as above.
	}

	public function test_a_translation_of_wordpress_stays(): void {
		add_filter( 'gettext_default', static fn ( string $translation, string $text ): string => 'Open menu' === $text ? 'Abrir' : $translation, 5, 2 );
		$this->visit( '/residential/es/pricing/' );

		self::assertSame( 'Abrir', __( 'Open menu' ) ); // phpcs:ignore WordPress.WP.I18n -- WordPress' own word.
	}

	private function visit( string $address ): void {
		$_SERVER['REQUEST_URI'] = $address;
		remove_all_filters( 'determine_locale' );
		LanguageSwitch::start( RequestLanguage::of_request() );
		( new RequestLanguage() )->boot();
		( new CoreTexts() )->boot();
	}
}
