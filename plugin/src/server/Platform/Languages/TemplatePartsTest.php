<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class TemplatePartsTest extends TestCase {
	private const PART = 'render_block_core/template-part';

	protected function setUp(): void {
		remove_all_filters( self::PART );
		( new TemplateParts() )->boot();
		add_filter( 'hvac_blocks_language_alternates', static fn (): array => array( 'en' => 'https://example.test/en/here/?a=1&b=2', 'es' => 'https://example.test/es/aqui/' ) ); // phpcs:ignore WordPress.Arrays -- short.
	}

	public function test_links_of_a_language_lead_to_the_counterparts_of_the_page(): void {
		$part = '<p class="a" hreflang="es">A < B</p><a href="/es/">Inicio</a> <A' . "\n" . 'title="<b> & >" hreflang="es" href="/es/">Español</A>'
			. '<a href="/" lang="en" hreflang="en">English</a><a hreflang="fr" href="/fr/">Français</a><abbr>SEER</abbr><a href="/x/">x</a>';

		self::assertSame(
			'<p class="a" hreflang="es">A < B</p><a href="/es/">Inicio</a> <A' . "\n" . 'title="<b> & >" hreflang="es" href="https://example.test/es/aqui/">Español</A>'
			. '<a aria-current="true" href="https://example.test/en/here/?a=1&#038;b=2" lang="en" hreflang="en">English</a><a hreflang="fr" href="/fr/">Français</a><abbr>SEER</abbr><a href="/x/">x</a>',
			apply_filters( self::PART, $part )
		);
	}

	public function test_other_parts_stay_as_they_are(): void {
		self::assertSame( '<a href="/es/">Inicio</a>', apply_filters( self::PART, '<a href="/es/">Inicio</a>' ) );
	}
}
