<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Platform\Languages\Text;
use LogicException;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * An editor's attributes, read by the names and types of block.json.
 *
 * Values are valid by their schema and have its defaults. Reading a name that block.json does not have, or reading it as another type, is a programming
 * error: it throws, and PHPStan finds it first.
 */
final readonly class Attributes {
	/**
	 * @param array<string, mixed>                $values as WordPress prepares them
	 * @param array<string, array<string, mixed>> $schema `attributes` of block.json
	 */
	public function __construct(
		private string $block,
		public array $values,
		private array $schema,
	) {}

	/** @param array<string, mixed> $written not trusted */
	public static function of( WP_Block_Type $block, array $written ): self {
		/** @var array<string, mixed> $values sets defaults for missing values and drops values of the wrong type */
		$values = $block->prepare_attributes_for_render( self::renamed( $block, $written ) );
		/** @var array<string, array<string, mixed>> $schema */
		$schema = $block->attributes ?? array();

		return new self( $block->name, $values, $schema );
	}

	/**
	 * Existing content may use other names: `"supports": { "hvacBlocks": { "renamed": { "links_one_url": "links_1_url" } } }`. The twin of
	 * `client/editor/renamed.ts`.
	 *
	 * @param array<string, mixed> $written
	 * @return array<string, mixed> a value already under the right name wins
	 */
	private static function renamed( WP_Block_Type $block, array $written ): array {
		$renamed = BlockSupports::of( $block, 'renamed' );
		$names   = is_array( $renamed ) ? array_filter( $renamed, is_string( ... ) ) : array();

		foreach ( array_intersect_key( $names, $written ) as $old => $name ) {
			$written += array( $name => $written[ $old ] );
		}

		return array_diff_key( $written, $names );
	}

	/** Whether block.json has the attribute; for code that several blocks share. */
	public function has( string $name ): bool {
		return isset( $this->schema[ $name ] );
	}

	/** Returns a text, or `$default` if none was written. A text that the editor emptied stays empty. */
	public function text( string $name, string $default = '' ): string {
		$value = $this->read( $name, 'string' );

		return is_scalar( $value ) ? (string) $value : $default;
	}

	/** Returns a text that cannot be empty, such as a button's label. */
	public function text_or( string $name, string $default ): string {
		$text = $this->text( $name );

		return '' === $text ? $default : $text;
	}

	/** Returns a text without markup that is not a slot: WordPress stores `&` and `<` of authors without `unfiltered_html` as entities. `$default` if it is empty. */
	public function plain( string $name, string $default = '' ): string {
		$text = trim( Text::decoded( $this->text( $name ) ) );

		return '' === $text ? $default : $text;
	}

	/** Older content holds `"true"`, `"no"` and the like. */
	public function bool( string $name ): bool {
		$value = $this->read( $name, 'boolean' );

		return is_string( $value ) ? ! in_array( strtolower( trim( $value ) ), array( '', '0', 'false', 'no', 'off' ), true ) : (bool) $value;
	}

	public function int( string $name, int $default = 0 ): int {
		$value = $this->read( $name, 'integer', 'number' );

		return is_numeric( $value ) ? (int) $value : $default;
	}

	/** @return list<mixed> */
	public function list( string $name ): array {
		$value = $this->read( $name, 'array' );

		return is_array( $value ) ? array_values( $value ) : array();
	}

	/** @return array<array-key, mixed> by property name */
	public function object( string $name ): array {
		$value = $this->read( $name, 'object' );

		return is_array( $value ) ? $value : array();
	}

	/** Returns the raw value for code that reads it itself, such as `Picture::of()`; null if not set. */
	public function value( string $name ): mixed {
		return $this->read( $name );
	}

	private function read( string $name, string ...$types ): mixed {
		$schema = $this->schema[ $name ] ?? throw new LogicException( esc_html( "$this->block has no attribute $name in its block.json." ) );

		if ( array() !== $types && array() === array_filter( $types, static fn ( string $type ): bool => in_array( $type, (array) ( $schema['type'] ?? array() ), true ) ) ) {
			throw new LogicException( esc_html( "$this->block: block.json does not say that $name is of type $types[0]." ) );
		}

		return $this->values[ $name ] ?? null;
	}
}
