<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Dealers\Profiles\Places\DealerFixtures;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\InvalidDealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * Text from visitors, dealers and editors stays text: put into every query argument, form field, dealer field and attribute of every block, it runs no
 * shortcode, closes no script or attribute, and leads nowhere. Blocks and examples are discovered.
 */
#[Group( 'rendering' )]
final class HostileTextTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../..';
	/** Short enough for every field, and the maximum length of a field. */
	private const SHORT  = '[probe]';
	private const PROBE  = '[probe][[probe/]] [probe a="]x[/probe]</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'>';
	/** `<b> & – ` as an export stores it, or WordPress for an author without `unfiltered_html`. */
	private const CODED  = 'coded &lt;b&gt; &amp; &#8211;';
	private const RAN    = 'the-shortcode-ran';
	private const SCRIPT = 'javascript:alert(document.domain)';
	/** Fields in which any other text is not a valid state, place or answer. */
	private const NO_TEXT = array( 'state', 'zip', 'failure', 'country' );

	/** Attributes of links, forms and pictures that hold addresses. */
	private const ADDRESSES = array( 'href', 'src', 'action', 'formaction' );

	/** Attributes that hold machine-readable names. */
	private const NAMES = array( 'companyId', 'vwo_placement', 'vwo_asset_name' );

	private int $ran = 0;

	private ?ExampleRenderer $renderer = null;

	protected function setUp(): void {
		add_shortcode(
			'probe',
			function (): string {
				++$this->ran;
				return '</script><script>' . self::RAN . '</script>" ' . self::RAN . '="';
			}
		);
		self::assertStringContainsString( self::RAN, self::the_content( 'x [probe]' ) );
		$this->ran = 0;
	}

	#[DataProvider( 'blocks' )]
	public function test_what_visitors_and_dealers_write_runs_nothing( string $block ): void {
		$printed = 0;

		foreach ( self::examples( $block ) as $example ) {
			$plain = $this->rendered( $block, $example );

			foreach ( self::hostile( $example ) as $where => $hostile ) {
				try {
					$html = $this->rendered( $block, $hostile );
				} catch ( InvalidDealer ) {
					// No dealer has such a field: neither imports nor upstreams provide it.
					continue;
				}

				self::assertSame( 0, $this->ran, "$where in $block ran a shortcode." );
				self::assert_harmless( $html, "$where in $block" );
				$printed += substr_count( $html, '&#091;probe' ) + substr_count( $html, '&#91;probe' ) + substr_count( $html, '\u005bprobe' ) - substr_count( $plain, 'probe' );
			}
		}

		// The test proves something only if the text was printed.
		$block_json = (string) file_get_contents( self::PLUGIN . "/blocks/$block/examples.json" );
		self::assertTrue( 1 !== preg_match( '/"(?:dealers|form)":/', $block_json ) || $printed > 0 );
	}

	#[DataProvider( 'blocks' )]
	public function test_what_editors_write_stays_in_its_slot( string $block ): void {
		$mark  = 'https://mark.example/of-the-test';
		$texts = self::texts( $block );

		foreach ( self::examples( $block ) as $example ) {
			$render = fn ( string $text, string ...$attributes ): string => $this->rendered( $block, array_reduce( $attributes, static fn ( array $changed, string $attribute ): array => self::with( $changed, 'attributes', $attribute, $text ), $example ) );

			self::assert_harmless( $render( self::SCRIPT, ...$texts ), "all texts in $block", false );

			foreach ( $texts as $attribute ) {
				$html = $render( '<p>' . self::PROBE . self::CODED . '</p></span></h2></div></hvac-root>', $attribute );

				self::assert_harmless( $html, "$attribute in $block", false );
				// An author's text is HTML in a slot, and decoded in a prop: its entities are read once.
				self::assertSame( 0, in_array( $attribute, self::NAMES, true ) ? 0 : substr_count( $html, 'coded &amp;lt;b' ) + substr_count( $html, 'coded \u0026lt;b' ), "$attribute in $block" );

				if ( 1 === preg_match( '/\s(?:' . implode( '|', self::ADDRESSES ) . ')="' . preg_quote( $mark, '/' ) . '"/', $render( $mark, $attribute ) ) ) {
					$html = $render( self::SCRIPT, $attribute );

					self::assert_harmless( $html, "$attribute in $block", false );
					self::assertStringNotContainsString( 'javascript:', $html, "$block: $attribute" );
					self::assertStringNotContainsString( 'javascript&#58;', $html, "$block: $attribute" );
				}
			}
		}

		self::assertNotSame( array(), self::examples( $block ) );
	}

	/** Otherwise React, which always encodes, would render another text than PHP. */
	#[DataProvider( 'blocks' )]
	public function test_entities_that_visitors_write_are_printed_as_they_are( string $block ): void {
		foreach ( self::examples( $block ) as $example ) {
			// Readers decode what exports and services send about dealers.
			foreach ( self::hostile( array_diff_key( $example, array( 'dealers' => 0 ) ), array( self::CODED ) ) as $where => $hostile ) {
				$html = (string) preg_replace( '/ data-hvac-place="[^"]*"/', '', $this->rendered( $block, $hostile + $example ) );

				self::assertSame( 0, substr_count( $html, 'coded &lt;b' ) + substr_count( $html, 'coded \u003Cb' ), "$where in $block" );
			}
		}

		self::assertNotSame( array(), self::examples( $block ) );
	}

	/** What the site's own blocks print, with dealers from the table and a visitor's query. */
	#[DataProvider( 'blocks' )]
	public function test_a_page_runs_nothing( string $block ): void {
		// A unique ID: the plugin caches a dealer for the life of the process.
		$store = new DealerStore( self::wpdb() );
		$store->write(
			array_map(
				static fn ( Dealer $dealer ): StoredDealer => new StoredDealer( $dealer, false, 'import' ),
				array(
					new Dealer( '[probe]', '[probe]', '[probe]', '[probe]', 'TX', '75024', '214-555-0123', lat: 33.07, lon: -96.8, coverage: array( '75024' ) ),
					new Dealer( '990100', 'B [probe]x[/probe]', '[probe]', 'Plano [probe]', 'TX', '75024', '214-555-0124', lat: 33.08, lon: -96.8, coverage: array( '75024' ) ),
				)
			)
		);
		$paths = array( '/residential/en/dealer-locator/[probe]/', '/residential/en/dealers/[probe]/', '/residential/en/dealers/b-plano-tx-990100/', '/residential/en/find-a-dealer/texas/', '/residential/en/find-a-dealer/texas/plano-probe/' );
		$last  = $store->count();

		foreach ( array( '[probe]', '75024' ) as $place ) {
			foreach ( $paths as $path ) {
				$_GET                   = array_fill_keys( array( 'from', 'filter', 'view', 'dealer', 'page', 'lead', 'hvac-form' ), '[probe]' ) + array( 'zipcode' => $place );
				$_SERVER['REQUEST_URI'] = "$path?" . http_build_query( $_GET );

				foreach ( array( '', '[probe]', '990100' ) as $company ) {
					$html = self::the_content(
						get_comment_delimited_block_content(
							BlockTypes::PREFIX . $block,
							array(
								'companyId'       => $company,
								'zipcodeCoverage' => array( '75024' ),
							),
							'<!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>So.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item -->'
						)
					);

					self::assertSame( 0, $this->ran, "$path, $place, $company" );
					self::assert_harmless( $html, "$path, $place, $company" );
				}
			}
		}

		self::assertSame( 2, $last );
	}

	/** @return iterable<string, array{string}> */
	public static function blocks(): iterable {
		foreach ( (array) glob( self::PLUGIN . '/blocks/[a-z]*', GLOB_ONLYDIR ) as $directory ) {
			yield basename( (string) $directory ) => array( basename( (string) $directory ) );
		}
	}

	/** @return list<array<string, mixed>> one example of each kind from a block's examples.json */
	private static function examples( string $block ): array {
		/** @var list<array<string, mixed>> $all */
		$all = json_decode( (string) file_get_contents( self::PLUGIN . "/blocks/$block/examples.json" ), true, 512, JSON_THROW_ON_ERROR );

		$kinds = array();

		foreach ( $all as $example ) {
			$attributes = is_array( $example['attributes'] ?? null ) ? $example['attributes'] : array();
			$kind       = array( array_diff( array_keys( $example ), array( 'name', 'title', 'lang' ) ), $attributes['variant'] ?? '', $attributes['solo'] ?? '' );

			if ( is_array( $example['dealers'] ?? null ) ) {
				/** @var array<string, mixed> $dealers */
				$dealers            = $example['dealers'];
				$example['dealers'] = DealerFixtures::resolved( $dealers );
			}

			if ( is_array( $example['rebates'] ?? null ) && isset( $example['rebates']['location'] ) ) {
				$example['rebates']['location'] = Fixtures::of( 'dealers' )->one( 'places', $example['rebates']['location'] );
			}

			foreach ( array( 'products', 'rebates' ) as $part ) {
				if ( is_array( $example[ $part ] ?? null ) && isset( $example[ $part ][ $part ] ) ) {
					$example[ $part ][ $part ] = Fixtures::of( $part )->many( $part, $example[ $part ][ $part ] );
				}
			}

			$kinds[ (string) wp_json_encode( $kind ) ] ??= $example;
		}

		return array_values( $kinds );
	}

	/** @return list<string> the attributes that hold a text */
	private static function texts( string $block ): array {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( BlockTypes::PREFIX . $block );
		self::assertNotNull( $type );
		$texts = array( 'className', 'anchor' );

		foreach ( (array) $type->attributes as $name => $schema ) {
			if ( is_array( $schema ) && in_array( 'string', (array) ( $schema['type'] ?? '' ), true ) && ! isset( $schema['enum'] ) ) {
				$texts[] = (string) $name;
			}
		}

		return $texts;
	}

	/**
	 * An example with hostile text in every place that is not an editor's: in all at once, and in each alone, since one may hide others.
	 *
	 * @param array<string, mixed> $example
	 * @param list<string>         $texts
	 * @return iterable<string, array<string, mixed>>
	 */
	private static function hostile( array $example, array $texts = array( self::SHORT, self::PROBE ) ): iterable {
		$names = array( 'zipcode', 'from', 'filter', 'view', 'dealer', 'page', ...array_keys( is_array( $example['query'] ?? null ) ? $example['query'] : array() ) );

		foreach ( array_unique( $names ) as $name ) {
			foreach ( $texts as $text ) {
				yield "query $name $text" => self::with( $example, 'query', (string) $name, $text );
			}
		}

		foreach ( array( 'dealers', 'form' ) as $part ) {
			if ( is_array( $example[ $part ] ?? null ) ) {
				$keys = array();
				array_walk_recursive(
					$example[ $part ],
					static function ( mixed $value, int|string $key ) use ( &$keys ): void {
						if ( is_string( $value ) ) {
							$keys[ (string) $key ] = true;
						}
					}
				);

				foreach ( $texts as $text ) {
					foreach ( array( '', ...array_keys( $keys ) ) as $only ) {
						$hostile = $example[ $part ];
						array_walk_recursive(
							$hostile,
							static function ( mixed &$value, int|string $key ) use ( $only, $text ): void {
								if ( is_string( $value ) && 'failure' !== $key && ( '' === $only ? ! in_array( $key, self::NO_TEXT, true ) : (string) $key === (string) $only ) ) {
									$value = $text . $value;
								}
							}
						);
						yield "$part $only $text" => array( $part => $hostile ) + $example;
					}
				}
			}
		}
	}

	/**
	 * @param array<string, mixed> $example
	 * @return array<string, mixed>
	 */
	private static function with( array $example, string $part, string $name, string $text ): array {
		return array( $part => array( $name => $text ) + (array) ( $example[ $part ] ?? array() ) ) + $example;
	}

	/** @param array<string, mixed> $example */
	private function rendered( string $block, array $example ): string {
		$case     = Example::of_json( $example );
		$renderer = $this->renderer ??= self::renderer_of( self::PLUGIN . '/blocks' );

		return self::the_content( LanguageSwitch::in( Language::English, static fn (): string => $renderer->render( $block, $case, Language::English ) ) );
	}

	private static function renderer_of( string $directory ): ExampleRenderer {
		$services = TestServices::of();

		return new ExampleRenderer( $directory, new BlockRenderer( $directory, new View( self::PLUGIN . '/src/ui' ), $services, new Islands( '', '', '' ) ), TestServices::of_examples( $services ) );
	}

	/** @return list<mixed> */
	private static function early_scripts(): array {
		return array_map( static fn ( string $file ): mixed => require $file, glob( self::PLUGIN . '/build/early/*.php' ) ?: array() );
	}

	private static function the_content( string $html ): string {
		// A page of blocks: WordPress adds no paragraphs to it.
		$content = apply_filters( 'the_content', "<!-- wp:separator --><hr><!-- /wp:separator -->$html" );
		self::assertIsString( $content );

		return $content;
	}

	/** No script except the blocks' early scripts, as built; no event handler; no address that runs a script; the props are JSON. */
	private static function assert_harmless( string $html, string $where, bool $is_quiet = true ): void {
		$tags      = new WP_HTML_Tag_Processor( $html );
		$faults    = array();
		$addresses = array();

		while ( $tags->next_tag() ) {
			if ( 'SCRIPT' === $tags->get_tag() ) {
				$text = $tags->get_modifiable_text();

				// A shortcode that an editor wrote into a slot may print anything there.
				if ( ( $is_quiet || self::RAN !== $text ) && ! ( 'application/json' === $tags->get_attribute( 'type' ) ? null !== json_decode( $text ) && ! str_contains( $text, self::RAN ) : in_array( trim( $text ), self::early_scripts(), true ) ) ) {
					$faults[] = $text;
				}
			}

			foreach ( (array) $tags->get_attribute_names_with_prefix( '' ) as $name ) {
				$value = $tags->get_attribute( (string) $name );

				if ( str_starts_with( (string) $name, 'on' ) || str_contains( (string) $value, self::RAN ) ) {
					$faults[] = (string) $name;
				}
				if ( is_string( $value ) && in_array( $name, self::ADDRESSES, true ) ) {
					$addresses[] = $value;
				}
			}
		}

		self::assertSame( array(), $faults, $where );
		self::assertSame( $addresses, array_map( Address::safe( ... ), $addresses ), $where );

		self::assertSame( substr_count( $html, '<hvac-root>' ), substr_count( $html, '</hvac-root>' ), $where );
	}
}
