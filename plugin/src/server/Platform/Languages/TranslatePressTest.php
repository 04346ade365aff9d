<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class TranslatePressTest extends TestCase {
	/** @var array<string, string> the translations stored by TranslatePress, by English text */
	private array $stored = array();

	public function test_a_spanish_page_leaves_the_english_labels_alone(): void {
		remove_all_filters( 'trp_skip_gettext_processing' );
		( new TranslatePress() )->boot();
		add_filter( 'gettext', $this->translate_press( ... ), 100, 3 );

		try {
			add_filter( 'gettext_hvac-blocks', $spanish = static fn (): string => 'Código postal' );
			self::assertSame( 'Código postal', __( 'ZIP code', 'hvac-blocks' ) );
			self::assertSame( 'Theirs', __( 'Theirs', 'another-plugin' ) ); // phpcs:ignore WordPress.WP.I18n -- of another plugin.
			remove_filter( 'gettext_hvac-blocks', $spanish );

			self::assertSame( 'ZIP code', __( 'ZIP code', 'hvac-blocks' ) );
			self::assertSame( array( 'Theirs' => 'Theirs' ), $this->stored );
		} finally {
			remove_all_filters( 'gettext' );
		}
	}

	/** TranslatePress stores the first translation of each label that it sees, and shows it from then on. */
	private function translate_press( string $translation, string $text, string $domain ): string {
		if ( true === apply_filters( 'trp_skip_gettext_processing', false, $translation, $text, $domain ) ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- TranslatePress'.
			return $translation;
		}

		return 'default' === $domain ? $translation : $this->stored[ $text ] ??= $translation;
	}
}
