<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** What visitors enter stays on the site, whatever a contributor writes into a block. Blocks, attributes and forms are discovered. */
final class FormTargetTest extends TestCase {
	private const PLUGIN = __DIR__ . '/../../../../..';

	/** Forms of a single button, which opens a video without a script. */
	private const SEND_NOTHING = array( 'video', 'app-video-link' );

	private const FOREIGN = 'https://collector.example/x';

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'blocks' )]
	public function test_no_attribute_sends_an_entry_to_another_host( string $name, array $attributes ): void {
		$html = do_blocks( "<!-- wp:$name " . wp_json_encode( (object) $attributes, JSON_UNESCAPED_SLASHES ) . ' /-->' );
		$tags = new WP_HTML_Tag_Processor( $html );
		$form = '';

		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$form = 'FORM' === $tags->get_tag() ? ( $tags->is_tag_closer() ? '' : (string) $tags->get_attribute( 'action' ) ) : $form;

			foreach ( array( 'formaction', 'name' ) as $attribute ) {
				$value = $tags->get_attribute( $attribute );

				self::assertStringNotContainsString( 'collector.example', ( 'name' === $attribute ? $form : '' ) . ( is_string( $value ) ? $value : '' ), "$name: a field of a form" );
			}
		}

		preg_match_all( '/"(\w+)":"[^"]*collector\.example/', $html, $props );
		self::assertSame( array(), array_filter( $props[1], Address::is_target( ... ) ), "$name: a prop" );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function blocks(): iterable {
		foreach ( (array) glob( self::PLUGIN . '/blocks/*/block.json' ) as $file ) {
			/** @var array{name: string, attributes?: array<string, array<string, mixed>>} $block */
			$block   = json_decode( (string) file_get_contents( (string) $file ), true );
			$written = array_filter( $block['attributes'] ?? array(), static fn ( array $attribute ): bool => 'string' === ( $attribute['type'] ?? '' ) && ! isset( $attribute['enum'] ) );

			yield $block['name'] => array( $block['name'], array_map( static fn (): string => self::FOREIGN, $written ) );
		}
	}

	/** Forms that send a place or an answer, and addresses to which scripts send one: their props have names that `Address` keeps on the site. */
	#[DataProvider( 'views' )]
	public function test_a_form_with_fields_is_sent_to_a_target( string $file ): void {
		$view = (string) file_get_contents( $file );
		preg_match_all( '~<form\b[^>]*?\baction=(?:"<\?php echo esc_url\( \$\w+(?:\[\'(\w+)\'\])+ \); \?>"|\{ (?:props\.)?(\w+) \}).*?</form>~s', $view, $forms, PREG_SET_ORDER );
		preg_match_all( '~(?:postZip|open)\(\s*(?:`\$\{ )?props\.(\w+)~', $view, $calls );

		foreach ( $forms as $form ) {
			self::assertTrue( Address::is_target( $form[2] ?? $form[1] ?? '' ) || in_array( basename( dirname( $file ) ), self::SEND_NOTHING, true ), $form[0] );
		}
		foreach ( $calls[1] as $name ) {
			self::assertTrue( Address::is_target( $name ), $name );
		}

		$this->addToAssertionCount( 1 );
	}

	/** @return iterable<string, array{string}> */
	public static function views(): iterable {
		foreach ( array( 'blocks/*/view.php', 'src/ui/*/*/view.php', 'blocks/*/*.tsx', 'blocks/*/*.ts', 'src/ui/*/*/*.tsx', 'src/ui/*/*/*.ts' ) as $pattern ) {
			foreach ( (array) glob( self::PLUGIN . "/$pattern" ) as $file ) {
				yield str_replace( self::PLUGIN . '/', '', (string) $file ) => array( (string) $file );
			}
		}
	}

	public function test_a_host_that_the_site_allows_may_be_a_target(): void {
		self::assertSame( '', Address::target( self::FOREIGN ) );
		self::assertSame( '', Address::target( '//collector.example/x' ) );
		self::assertSame( '', Address::target( '\\\\collector.example/x' ) );
		self::assertSame( '/en/dealers/?a=1', Address::target( '/en/dealers/?a=1' ) );
		self::assertSame( home_url( '/en/' ), Address::target( home_url( '/en/' ) ) );

		add_filter( 'allowed_redirect_hosts', static fn ( array $hosts ): array => array( ...$hosts, 'collector.example' ) );

		self::assertSame( self::FOREIGN, Address::target( self::FOREIGN ) );
		self::assertStringContainsString( 'action="' . self::FOREIGN . '"', do_blocks( '<!-- wp:hvac-blocks/zip-form {"target":"' . self::FOREIGN . '"} /-->' ) );
	}
}
