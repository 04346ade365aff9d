<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Repeater;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Editing\Content\BlockTypes;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * A block's repeater: an attribute of imported content whose rows correspond to child blocks in content written in the editor.
 * Its block.json declares it, in `supports.hvacBlocks.repeater`:
 *
 *     { "attribute": "faq_repeater_fields", "child": "hvac-blocks/faq-item", "fields": { "question": "question" }, "content": "answer" }
 *
 * `fields` maps each field of a row to an attribute of the child; a list if the names are the same. `content` is the field whose text becomes the
 * child's inner blocks. The editor reads the same declaration (`client/editor/repeater.ts`).
 *
 * @phpstan-type ParsedBlock array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final readonly class Repeater {
	/**
	 * @param array<string, string> $fields the child's attributes by the fields of a row
	 */
	private function __construct(
		public string $attribute,
		public string $child,
		private array $fields,
		private string $content,
	) {}

	/** Returns a block's repeater; null if it has none. */
	public static function of( string $block ): ?self {
		$declared = BlockSupports::of( $block, 'repeater' );

		if ( ! is_array( $declared ) ) {
			return null;
		}

		/** @var array{attribute: string, child: string, fields: list<string>|array<string, string>, content?: string} $declared */
		/** @var array<string, string> $fields */
		$fields = array_is_list( $declared['fields'] ) ? array_combine( $declared['fields'], $declared['fields'] ) : $declared['fields'];

		return new self(
			$declared['attribute'],
			$declared['child'],
			$fields,
			$declared['content'] ?? '',
		);
	}

	/**
	 * Returns the rows as child blocks, in the form of WordPress' parser.
	 *
	 * @param array<string, mixed> $attributes of the block, not trusted
	 * @return list<ParsedBlock>
	 */
	public function inner_blocks( array $attributes ): array {
		$names = array_keys( $this->fields );
		$rows  = RepeaterRows::read( $attributes[ $this->attribute ] ?? null, '' === $this->content ? $names : array( ...$names, $this->content ) );

		return array_map( $this->child( ... ), $rows );
	}

	/**
	 * The inverse of `inner_blocks()`: returns the rows of child blocks.
	 *
	 * @param array<array<string, mixed>> $inner_blocks as WordPress parses them
	 * @return list<array<string, string>>
	 */
	public function rows( array $inner_blocks ): array {
		$children = array_filter( $inner_blocks, fn ( array $block ): bool => $this->child === ( $block['blockName'] ?? null ) );

		return array_map( $this->row( ... ), array_values( $children ) );
	}

	/**
	 * @param array<string, string> $row
	 * @return ParsedBlock
	 */
	private function child( array $row ): array {
		/** @var array<string, array{type?: mixed}> $types */
		$types      = self::type( $this->child )->attributes ?? array();
		$attributes = array();

		foreach ( array_intersect_key( $this->fields, $row ) as $field => $attribute ) {
			$attributes[ $attribute ] = self::typed( $row[ $field ], $types[ $attribute ]['type'] ?? 'string' );
		}

		$inner = RepeaterContent::blocks( '' === $this->content ? '' : ( $row[ $this->content ] ?? '' ) );

		return array(
			'blockName'    => $this->child,
			'attrs'        => $attributes,
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		);
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, string>
	 */
	private function row( array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$row        = array();

		foreach ( $this->fields as $field => $attribute ) {
			$value         = $attributes[ $attribute ] ?? '';
			$value         = is_array( $value ) && is_int( $value['id'] ?? null ) ? $value['id'] : $value;
			$row[ $field ] = is_string( $value ) ? $value : ( is_scalar( $value ) ? (string) wp_json_encode( $value ) : '' );
		}

		if ( '' !== $this->content ) {
			/** @var list<array<string, mixed>> $inner */
			$inner                 = $block['innerBlocks'] ?? array();
			$row[ $this->content ] = RepeaterContent::text( $inner );
		}

		return $row;
	}

	/** Converts a text to the type of the child's attribute. */
	private static function typed( string $text, mixed $type ): string|int|float|bool {
		return match ( true ) {
			'boolean' === $type => in_array( strtolower( $text ), array( 'true', '1', 'yes', 'on' ), true ),
			is_numeric( $text ) && self::is_number( (array) $type ) => $text + 0,
			default => $text,
		};
	}

	/** @param array<mixed> $types */
	private static function is_number( array $types ): bool {
		return ! in_array( 'string', $types, true ) && ( in_array( 'integer', $types, true ) || in_array( 'number', $types, true ) );
	}

	private static function type( string $name ): ?WP_Block_Type {
		return BlockTypes::get( $name );
	}
}
