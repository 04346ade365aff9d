<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WordPress' block bindings and pattern overrides fill the content of our blocks: every attribute of block.json with `"role": "content"` that is one
 * value, such as a text, a link or a picture. Choices and lists of rows cannot be bound.
 */
final class BindableAttributes implements Feature {
	private const TYPES = array( 'string', 'integer', 'object' );

	/** @var array<string, list<string>> by the block's full name */
	private array $names = array();

	public function boot(): void {
		add_filter( 'block_bindings_supported_attributes', $this->with_ours( ... ), 10, 2 );
	}

	/** Whether a value is inserted as HTML: our texts are, our links are not. */
	public static function is_html( string $block, string $attribute ): bool {
		$schema = BlockTypes::get( $block )->attributes[ $attribute ] ?? null;

		if ( ! is_array( $schema ) ) {
			return false;
		}

		return str_starts_with( $block, BlockTypes::PREFIX ) ? 'uri' !== ( $schema['format'] ?? '' ) : in_array( $schema['source'] ?? '', array( 'html', 'rich-text' ), true );
	}

	/** Called for every block of a page. */
	private function with_ours( mixed $names, mixed $block ): mixed {
		if ( ! is_array( $names ) || ! is_string( $block ) || ! str_starts_with( $block, BlockTypes::PREFIX ) ) {
			return $names;
		}

		$this->names[ $block ] ??= self::names( $block );

		return array( ...$names, ...$this->names[ $block ] );
	}

	/** @return list<string> */
	private static function names( string $block ): array {
		/** @var array<string, array<string, mixed>> $schemas */
		$schemas = BlockTypes::get( $block )->attributes ?? array();

		return array_keys( array_filter( $schemas, self::is_bindable( ... ) ) );
	}

	/** @param array<string, mixed> $schema */
	private static function is_bindable( array $schema ): bool {
		$types = (array) ( $schema['type'] ?? array() );
		$other = array_filter( $types, static fn ( mixed $type ): bool => ! in_array( $type, self::TYPES, true ) );

		return 'content' === ( $schema['role'] ?? '' ) && ! isset( $schema['enum'] ) && array() !== $types && array() === $other;
	}
}
