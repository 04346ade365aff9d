<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Editing\Blocks\BoundBlock;
use HvacBlocks\Editing\Blocks\Repeater\Repeater;
use HvacBlocks\Editing\Blocks\Repeater\RepeaterRendering;
use HvacBlocks\Editing\Content\BlockTypes;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the tree of a page's blocks. Anything that the page does not show to a visitor is left out: see `VisitorsPage`.
 *
 * @phpstan-import-type ParsedBlock from BoundBlock
 * @phpstan-import-type Node from Tree
 * @phpstan-import-type Warning from Tree
 */
final class TreeBuilder {
	private const DEEPEST = 100;

	/** The mark of an inner block of the plugin's blocks. */
	private const OF_US = 'hvacBlocksOfUs';

	/** @var list<Warning> */
	private array $warnings = array();

	private bool $is_lasting = true;

	private function __construct( private readonly VisitorsPage $page ) {}

	public static function tree( WP_Post $post, VisitorsPage $page ): Tree {
		$builder = new self( $page );
		$blocks  = $builder->content( $post->post_content, new TreePlace( $post ) );

		return new Tree( $blocks, $builder->warnings, $builder->is_lasting );
	}

	/** @return list<Node> */
	private function content( string $content, TreePlace $place ): array {
		// Shortcodes may enclose content for some users only; other front ends do not run them.
		$plain = str_contains( $content, '[' ) ? strip_shortcodes( $content ) : $content;

		if ( $plain !== $content ) {
			$this->warn( 'shortcode', '', $place );
		}

		/** @var list<ParsedBlock> $parsed */
		$parsed = parse_blocks( $plain );

		return $this->nodes( $parsed, $place );
	}

	/**
	 * @param array<ParsedBlock> $parsed
	 * @return list<Node>
	 */
	private function nodes( array $parsed, TreePlace $place ): array {
		$nodes = array();
		$index = 0;

		foreach ( $parsed as $block ) {
			if ( null === $block['blockName'] && '' === trim( $block['innerHTML'] ) ) {
				continue;
			}

			$block['blockName'] ??= 'core/freeform';
			array_push( $nodes, ...$this->shown( $block, $place->of_block( $block['blockName'], $index ) ) );
			++$index;
		}

		return $nodes;
	}

	/**
	 * @param ParsedBlock $block
	 * @return list<Node> empty if the page shows nothing; the blocks of the pattern if it shows one
	 */
	private function shown( array $block, TreePlace $place ): array {
		$name = (string) $block['blockName'];

		if ( $place->depth > self::DEEPEST ) {
			return $this->leave_out( 'too_deep', $name, $place );
		}
		if ( self::is_hidden( $block ) ) {
			return array();
		}

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own filter: a block removed from the page is removed from the tree.
		$instead = apply_filters( 'pre_render_block', null, $block, null );

		$is_shown = $this->page->shows( $block, true === ( $block[ self::OF_US ] ?? false ) );

		// Blocks in a pattern are examined themselves; an unknown block, and a picture whose file was deleted, show nothing and are reported.
		if ( ! $is_shown && ! in_array( $name, array( ...PatternContent::BLOCKS, 'core/image' ), true ) && ( null !== BlockTypes::get( $name ) || is_string( $instead ) ) ) {
			return array();
		}
		if ( is_string( $instead ) ) {
			return '' === trim( $instead ) || ! $is_shown ? array() : array( self::html( $instead ) );
		}
		if ( in_array( $name, PatternContent::BLOCKS, true ) ) {
			return $this->pattern( $block, $place );
		}

		$node = $this->node( $block, $place );

		/**
		 * Filters a block of the tree. Null leaves it out.
		 *
		 * @param array<string, mixed> $node  its name, attributes, media, inner blocks and HTML
		 * @param array<mixed>         $block as `parse_blocks()` returns it
		 * @param WP_Post              $post  the page or the synced pattern that contains it
		 */
		$told = null === $node || ! $is_shown ? null : apply_filters( 'hvac_blocks_content_block', $node, $block, $place->post );
		/** @var list<Node> $nodes the author of a filter is responsible for its result */
		$nodes = is_array( $told ) ? array( $told ) : array();

		return $nodes;
	}

	/**
	 * @param ParsedBlock $block
	 * @return list<Node>
	 */
	private function pattern( array $block, TreePlace $place ): array {
		$id      = PatternContent::id( $block['attrs'] );
		$content = in_array( $id, $place->patterns, true ) ? null : PatternContent::of( $id );
		/** @var array<string, mixed> $overrides */
		$overrides = is_array( $block['attrs']['content'] ?? null ) ? $block['attrs']['content'] : array();

		return null === $content ? $this->leave_out( 'missing_pattern', (string) $block['blockName'], $place ) : $this->content( $content, $place->in_pattern( $id, $overrides ) );
	}

	/**
	 * @param ParsedBlock $block
	 * @return Node|null
	 */
	private function node( array $block, TreePlace $place ): ?array {
		$name = (string) $block['blockName'];
		$type = BlockTypes::get( $name );

		if ( null === $type ) {
			$this->warn( 'unknown_block', $name, $place );
			return null;
		}

		$html  = $block['innerHTML'];
		$bound = BoundBlock::is( $block['attrs'] ) ? BoundBlock::of( $block, $place->context() ) : null;

		if ( null !== $bound ) {
			$this->is_lasting = false;
			$html             = $bound['html'];
		}

		/** @var ParsedBlock $block */
		$block      = RepeaterRendering::with_children( $block );
		$attributes = BlockAttributes::of( $type, $block['attrs'], $html, $bound['attributes'] ?? array() );
		$media      = MediaData::of( $type, $attributes );
		$is_image   = 'core/image' === $name && ( array() === $media ? '' === ( $attributes['url'] ?? '' ) : null === $media['id'] && ImageFile::is_of_this_site( $attributes['url'] ?? '' ) );

		if ( $is_image ) {
			$this->warn( 'missing_image', $name, $place );
			return null;
		}
		foreach ( array_keys( $media, null, true ) as $attribute ) {
			$this->warn( 'missing_media', $name, $place, (string) $attribute );
		}

		return array(
			'name'            => $name,
			'attributes'      => (object) $this->with_rows( $attributes, $block, $place ),
			'innerBlocks'     => $this->nodes( str_starts_with( $name, BlockTypes::PREFIX ) ? array_map( static fn ( array $inner ): array => array( ...$inner, self::OF_US => true ), $block['innerBlocks'] ) : $block['innerBlocks'], $place ), // @phpstan-ignore argument.type (as WordPress parses them)
			'mediaData'       => (object) $media,
			'originalContent' => self::on_one_line( $html ),
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param ParsedBlock          $block
	 * @return array<string, mixed> with the rows that correspond to its child blocks
	 */
	private function with_rows( array $attributes, array $block, TreePlace $place ): array {
		$repeater = Repeater::of( (string) $block['blockName'] );

		if ( null !== $repeater ) {
			/** @var list<array{blockName: string, attrs: array<string, mixed>}> $children */
			$children = array_filter( $block['innerBlocks'], $this->is_on_page( ... ) );

			foreach ( $children as $index => $child ) {
				$children[ $index ]['attrs'] = BoundBlock::filled( $child['blockName'], $child['attrs'], $place->context() );
			}

			$attributes[ $repeater->attribute ] = $repeater->rows( $children );
			ksort( $attributes );
		}

		return $attributes;
	}

	/** @param array<string, mixed> $block */
	private function is_on_page( array $block ): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- As above.
		return ! self::is_hidden( $block ) && $this->page->shows( $block, true ) && null === apply_filters( 'pre_render_block', null, $block, null );
	}

	/** @param array<string, mixed> $block */
	private static function is_hidden( array $block ): bool {
		$metadata = is_array( $block['attrs'] ?? null ) ? ( $block['attrs']['metadata'] ?? null ) : null;

		return is_array( $metadata ) && false === ( $metadata['blockVisibility'] ?? null );
	}

	/** @return Node */
	private static function html( string $html ): array {
		return array(
			'name'            => 'core/html',
			'attributes'      => (object) array( 'content' => $html ),
			'innerBlocks'     => array(),
			'mediaData'       => (object) array(),
			'originalContent' => self::on_one_line( $html ),
		);
	}

	private static function on_one_line( string $html ): string {
		return trim( str_replace( array( "\r\n", "\n", "\r" ), '', $html ) );
	}

	/** @return list<Node> none */
	private function leave_out( string $code, string $block, TreePlace $place ): array {
		$this->warn( $code, $block, $place );

		return array();
	}

	private function warn( string $code, string $block, TreePlace $place, string $attribute = '' ): void {
		$this->warnings[] = array(
			'code'  => $code,
			'block' => $block,
			'path'  => $place->path . ( '' === $attribute ? '' : " $attribute" ),
		);
	}
}
