<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Examples;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Blocks\InnerBlocks;
use HvacBlocks\Editing\Blocks\Repeater\Repeater;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use WP_Block;
use WP_Block_Supports;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** Renders a block's examples, with the query, dealers and language that each names, as a page would. */
final readonly class ExampleRenderer {
	public function __construct(
		private string $directory,
		private BlockRenderer $renderer,
		private ExampleServices $services,
	) {}

	/** @return list<Example> */
	public function examples( string $block ): array {
		return Example::of_block( "{$this->directory}/$block" );
	}

	/** Returns the example that the editor shows because it has no visitor: the one named `editor`. */
	public function editor_example( string $block ): ?Example {
		foreach ( $this->examples( $block ) as $example ) {
			if ( 'editor' === $example->name ) {
				return $example;
			}
		}

		return null;
	}

	/** Returns the HTML of the example that represents the block, in that language; empty if it has none. */
	public function sample( string $block, Language $language ): string {
		$example = $this->editor_example( $block ) ?? $this->examples( $block )[0] ?? null;

		return null === $example ? '' : LanguageSwitch::in( $language, fn (): string => $this->render( $block, $example, $language ) );
	}

	/** Returns the HTML of one example; its language must be active. */
	public function render( string $block, Example $example, Language $language ): string {
		$page = new BlockContext( $language, "hvac-$block-{$example->name}", $example->query, $this->services->of( $example ), path: $example->path );

		return self::with_settings(
			$example->settings,
			function () use ( $block, $example, $page ): string {
				$inner   = $this->inner( $block, $example, $page );
				$context = $page->with( $page->id, implode( '', $inner ), InnerBlocks::printed( BlockTypes::PREFIX . $block, $inner ) ?? array() );

				// get_block_wrapper_attributes() reads the block being rendered from this static.
				$outer                               = WP_Block_Supports::$block_to_render;
				WP_Block_Supports::$block_to_render = parse_blocks( $example->markup( $block ) )[0];
				$html                                = $this->renderer->html( $block, $example->attributes, $context );
				WP_Block_Supports::$block_to_render = $outer;

				return $html;
			}
		);
	}

	/**
	 * Returns the HTML of each inner block, with the context that the block around it provides.
	 *
	 * @return array<string>
	 */
	private function inner( string $block, Example $example, BlockContext $page ): array {
		$name     = BlockTypes::PREFIX . $block;
		$rows     = '' === $example->content ? Repeater::of( $name )?->inner_blocks( $example->attributes ) ?? array() : array();
		$provided = self::provided( $name, $example->attributes );
		$provide  = static fn ( array $context, array $parsed, ?WP_Block $parent ): array => null === $parent ? $provided + $context : $context;
		$types    = array_filter( BlockTypes::all(), static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, BlockTypes::PREFIX ) );
		$renderer = $this->renderer->on_page( $page );
		$before   = array_map( static fn ( WP_Block_Type $type ) => $type->render_callback, $types );

		add_filter( 'render_block_context', $provide, 10, 3 );

		foreach ( $types as $type ) {
			$type->render_callback = $renderer->render( ... );
		}

		try {
			return array_map( render_block( ... ), parse_blocks( $example->content . serialize_blocks( $rows ) ) );
		} finally {
			remove_filter( 'render_block_context', $provide );

			foreach ( $types as $name => $type ) {
				$type->render_callback = $before[ $name ];
			}
		}
	}

	/**
	 * Returns the context that a block provides to its inner blocks, by the names in its `providesContext`.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<mixed>
	 */
	private static function provided( string $name, array $attributes ): array {
		$type   = BlockTypes::get( $name );
		$values = $type?->prepare_attributes_for_render( $attributes ) ?? array();

		return array_map( static fn ( string $attribute ): mixed => $values[ $attribute ] ?? '', $type->provides_context ?? array() );
	}

	/**
	 * @param array<string, mixed> $changed
	 * @param \Closure(): string   $render
	 */
	private static function with_settings( array $changed, \Closure $render ): string {
		$settings = static fn ( mixed $stored ): array => array( ...( is_array( $stored ) ? $stored : array() ), ...$changed );

		add_filter( 'option_' . Settings::OPTION, $settings );
		add_filter( 'default_option_' . Settings::OPTION, $settings );

		try {
			return $render();
		} finally {
			remove_filter( 'option_' . Settings::OPTION, $settings );
			remove_filter( 'default_option_' . Settings::OPTION, $settings );
		}
	}
}
