<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Every design support that a block declares in its block.json shows in the HTML. */
final class DesignSupportsTest extends TestCase {
	private const BLOCKS = __DIR__ . '/../../../../blocks';

	/** By support: the attributes it adds, and what the tag of the block's element must then contain. */
	private const SUPPORTS = array(
		'color.background'            => array( '{"backgroundColor":"accent-1"}', 'has-accent-1-background-color' ),
		'color.text'                  => array( '{"textColor":"accent-1"}', 'has-accent-1-color' ),
		'color.gradients'             => array( '{"style":{"color":{"gradient":"linear-gradient(90deg,#000,#fff)"}}}', 'background:linear-gradient(' ),
		'color.link'                  => array( '{"style":{"elements":{"link":{"color":{"text":"var:preset|color|accent-1"}}}}}', 'wp-elements-' ),
		'spacing.margin'              => array( '{"style":{"spacing":{"margin":{"top":"11px"}}}}', 'margin-top:11px' ),
		'spacing.padding'             => array( '{"style":{"spacing":{"padding":{"top":"var:preset|spacing|40"}}}}', 'padding-top:var(--wp--preset--spacing--40)' ),
		'typography.fontSize'         => array( '{"fontSize":"large"}', 'has-large-font-size' ),
		'typography.lineHeight'       => array( '{"style":{"typography":{"lineHeight":"1.9"}}}', 'line-height:1.9' ),
		'typography.textAlign'        => array( '{"style":{"typography":{"textAlign":"center"}}}', 'has-text-align-center' ),
		'__experimentalBorder.color'  => array( '{"borderColor":"accent-1"}', 'has-accent-1-border-color' ),
		'__experimentalBorder.radius' => array( '{"style":{"border":{"radius":"7px"}}}', 'border-radius:7px' ),
		'__experimentalBorder.style'  => array( '{"style":{"border":{"style":"dashed"}}}', 'border-style:dashed' ),
		'__experimentalBorder.width'  => array( '{"style":{"border":{"width":"3px"}}}', 'border-width:3px' ),
		'shadow'                      => array( '{"style":{"shadow":"var:preset|shadow|natural"}}', 'box-shadow:var(--wp--preset--shadow--natural)' ),
		'anchor'                      => array( '{"anchor":"here"}', 'id="here"' ),
	);

	#[DataProvider( 'declared' )]
	public function test_a_declared_support_reaches_the_html( string $block, string $support ): void {
		[ $attributes, $expected ] = self::SUPPORTS[ $support ];

		$plain = self::element( $block, array() );
		/** @var array<string, mixed> $set */
		$set  = json_decode( $attributes, true, 512, JSON_THROW_ON_ERROR );
		$html = self::element( $block, $set );

		self::assertStringNotContainsString( $expected, $plain );
		self::assertStringContainsString( $expected, $html, "$block: $support" );
	}

	/** @return iterable<string, array{string, string}> */
	public static function declared(): iterable {
		foreach ( (array) glob( self::BLOCKS . '/[a-z]*/block.json' ) as $file ) {
			/** @var array{supports?: array<string, mixed>} $metadata */
			$metadata = json_decode( (string) file_get_contents( (string) $file ), true, 512, JSON_THROW_ON_ERROR );
			$name     = basename( dirname( (string) $file ) );

			foreach ( array_keys( self::SUPPORTS ) as $support ) {
				[ $group, $feature ] = array( ...explode( '.', $support ), '' );
				$declared            = $metadata['supports'][ $group ] ?? false;

				if ( true === ( is_array( $declared ) ? $declared[ $feature ] ?? false : $declared ) ) {
					yield "$name: $support" => array( $name, $support );
				}
			}
		}
	}

	/** Every support for designers is tested. */
	public function test_every_support_for_designers_is_known_here(): void {
		$known = array_keys( self::SUPPORTS );

		foreach ( self::types() as $type ) {
			foreach ( array( 'color', 'spacing', 'typography', '__experimentalBorder' ) as $group ) {
				$features = $type->supports[ $group ] ?? array();

				self::assertIsArray( $features, $type->name );
				foreach ( array_keys( array_filter( $features ) ) as $feature ) {
					self::assertContains( "$group.$feature", $known, $type->name );
				}
			}
		}
	}

	public function test_a_block_style_is_a_class_of_the_element(): void {
		$styled = array_filter( self::types(), static fn ( WP_Block_Type $type ): bool => array() !== $type->styles );

		self::assertNotEmpty( $styled );
		foreach ( $styled as $type ) {
			self::assertCount( 1, array_filter( array_column( $type->styles, 'isDefault' ) ), $type->name );

			foreach ( array_filter( array_column( $type->styles, 'name' ), is_string( ... ) ) as $style ) {
				self::assertStringContainsString( "is-style-$style", self::element( BlockRenderer::short_name( $type->name ), array( 'className' => "is-style-$style" ) ), $type->name );
			}
		}
	}

	/**
	 * The tag of the block's element: from a page of this site with one of the block's examples, or with the examples' articles and dealers.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function element( string $block, array $attributes ): string {
		$examples = array_map( static fn ( Example $example ): Example => $example->with_attributes( array( ...$example->attributes, ...$attributes ) ), Example::of_block( self::BLOCKS . "/$block" ) );
		$on_page  = static function ( Example $example ) use ( $block ): string {
			$_GET = $example->query;

			return render_block( parse_blocks( $example->markup( $block ) )[0] );
		};
		$services = TestServices::of();
		$renderer = new ExampleRenderer( self::BLOCKS, new BlockRenderer( self::BLOCKS, new View( self::BLOCKS . '/../src/ui' ), $services, new Islands( '', '', '' ) ), TestServices::of_examples( $services ) );
		$as_told  = static fn ( Example $example ): string => $renderer->render( $block, $example, Language::English );

		foreach ( array( $on_page, $as_told ) as $render ) {
			foreach ( $examples as $example ) {
				if ( 1 === preg_match( '/^\s*<(?:div|li)\b[^>]*>/', $render( $example ), $tag ) ) {
					return $tag[0];
				}
			}
		}

		return '';
	}

	/** @return array<string, WP_Block_Type> */
	private static function types(): array {
		/** @var array<string, WP_Block_Type> $types */
		$types = WP_Block_Type_Registry::get_instance()->get_all_registered();

		return array_filter( $types, static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, BlockTypes::PREFIX ) );
	}
}
