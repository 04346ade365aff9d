<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Editing\Blocks\Examples\Example;
use HvacBlocks\Editing\Gallery\BlockFacts;
use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/** The block reference of the documentation, from each block's block.json and examples. */
final readonly class BlockReference {
	/** @param array<string, array{style: int, waiting: int, used: int}> $weights in bytes, by block: as counted by `bin/size.mjs --write` */
	public function __construct( private string $directory, private array $weights, private PrintedDefault $printed ) {}

	public function markdown(): string {
		$text = "# Block reference\n\nGenerated from the blocks' folders; `npm run goldens` rewrites it. `/hvac-blocks/gallery/` shows every example. *Words* are the texts that editors of patterns can change, and that translators get.\n";

		foreach ( (array) glob( "{$this->directory}/[a-z]*", GLOB_ONLYDIR ) as $folder ) {
			$text .= $this->section( (string) $folder );
		}

		return $text;
	}

	private function section( string $folder ): string {
		/** @var array{name: string, title: string, description: string, attributes?: array<string, array{type: string|list<string>, default?: mixed, enum?: list<string|int>, role?: string}>, supports?: array<string, mixed>, parent?: list<string>, styles?: list<array{name: string, label: string}>} $block */
		$block    = json_decode( (string) file_get_contents( "$folder/block.json" ), true, 512, JSON_THROW_ON_ERROR );
		$supports = $block['supports']['hvacBlocks'] ?? null;
		$is_claim = is_array( $supports ) && isset( $supports['claim'] );
		$text     = "\n## {$block['title']}\n\n`{$block['name']}`: " . BlockFacts::kind( $block ) . ". {$block['description']}\n\n{$this->weight( basename( $folder ) )}\n";

		if ( isset( $block['parent'] ) ) {
			$text .= "\nStands only in " . implode( ', ', array_map( static fn ( string $name ): string => "`$name`", $block['parent'] ) ) . ".\n";
		}

		if ( isset( $block['styles'] ) ) {
			$text .= "\nStyles: " . implode( ', ', array_column( $block['styles'], 'label' ) ) . ".\n";
		}

		if ( $is_claim ) {
			$text .= "\nA dated claim: see [claims](../claims.md).\n";
			/** @var array{attributes: array<string, array{type: string, default?: mixed, enum?: list<string>, role?: string}>} $claim */
			$claim                = Contracts::read( 'claim' );
			$block['attributes'] = ( $block['attributes'] ?? array() ) + $claim['attributes'];
		}

		if ( array() !== ( $block['attributes'] ?? array() ) ) {
			$text .= "\n| attribute | type | default | words |\n|---|---|---|---|\n";
		}

		foreach ( $block['attributes'] ?? array() as $name => $attribute ) {
			$type    = implode( ' or ', (array) $attribute['type'] ) . ( isset( $attribute['enum'] ) ? ': ' . implode( ', ', $attribute['enum'] ) : '' );
			$default = $this->default_of( basename( $folder ), $name, $attribute );
			$words   = 'content' === ( $attribute['role'] ?? '' ) ? 'yes' : '';
			$text   .= "| `$name` | $type | $default | $words |\n";
		}

		$names = array_map( static fn ( Example $example ): string => "`{$example->name}`", Example::of_block( $folder ) );

		return $text . "\nExamples: " . implode( ', ', $names ) . ".\n";
	}

	/**
	 * Returns the words that a page shows if a text is not set, otherwise what block.json says.
	 *
	 * @param array{type: string|list<string>, default?: mixed, role?: string} $attribute
	 */
	private function default_of( string $block, string $name, array $attribute ): string {
		$written = array_key_exists( 'default', $attribute ) ? '`' . wp_json_encode( $attribute['default'] ) . '`' : 'none';
		$words   = 'string' === $attribute['type'] && 'content' === ( $attribute['role'] ?? '' ) && '' === ( $attribute['default'] ?? '' ) ? $this->printed->words( $block, $name ) : array();

		return array() === $words ? $written : implode( ' or ', array_map( static fn ( string $word ): string => '“' . str_replace( '|', '\|', $word ) . '”', $words ) ) . ', in the page’s language';
	}

	private function weight( string $block ): string {
		$weight = $this->weights[ $block ];
		$script = 0 === $weight['used'] ? 'no JavaScript' : sprintf( '%s of JavaScript until it is used, %s then', BlockFacts::kilobytes( $weight['waiting'] ), BlockFacts::kilobytes( $weight['used'] ) );

		return "Bytes (gzip): $script; " . BlockFacts::kilobytes( $weight['style'] ) . ' of CSS.';
	}
}
