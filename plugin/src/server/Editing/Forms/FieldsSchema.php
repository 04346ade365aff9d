<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** The JSON schema of the parts of a form that other plugins may change; `docs/forms.md` explains each part. */
final readonly class FieldsSchema {
	/** Characters; rejected input is kept for the visitor up to this length. */
	public const LONGEST = 500;

	private const MOST_FIELDS = 40;

	/** @return array<string, mixed> */
	public static function get(): array {
		return self::closed(
			array(
				'steps'    => self::list( self::closed( array( 'title' => TranslatableText::schema(), 'fields' => self::list( self::name(), self::MOST_FIELDS ), 'consent' => array( 'type' => 'boolean' ) ), array( 'fields' ) ), 10 ),
				'fields'   => self::list( self::field(), self::MOST_FIELDS ),
				'messages' => array( 'type' => 'object', 'additionalProperties' => TranslatableText::schema() ),
				'texts'    => array( 'type' => 'object', 'additionalProperties' => TranslatableText::schema() ),
			),
			array( 'steps', 'fields' )
		);
	}

	/** @return array<string, mixed> */
	private static function field(): array {
		$phrase = TranslatableText::schema();

		return self::closed(
			array(
				'name'         => self::name(),
				'type'         => array( 'type' => 'string', 'enum' => array( 'text', 'email', 'tel', 'zip', 'select', 'country', 'radio', 'checkbox' ) ),
				'label'        => $phrase,
				'help'         => $phrase,
				'placeholder'  => $phrase,
				'autocomplete' => array( 'type' => 'string', 'pattern' => '^[a-z0-9 -]{0,60}$' ),
				'inputmode'    => array( 'type' => 'string', 'enum' => array( '', 'text', 'decimal', 'numeric', 'tel', 'search', 'email', 'url', 'none' ) ),
				'maxLength'    => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => self::LONGEST ),
				'default'      => array( 'type' => 'string', 'maxLength' => self::LONGEST ),
				'options'      => array(
					// A text names a list; the order matters, since WordPress accepts any text as a list.
					'type'     => array( 'string', 'array' ),
					'items'    => self::closed( array( 'value' => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 100 ), 'label' => $phrase ), array( 'value', 'label' ) ),
					'minItems' => 1,
					'maxItems' => 100,
				),
				'rules'        => self::list( self::rule(), 10, 0 ),
			),
			array( 'name', 'type', 'label' )
		);
	}

	/** @return array<string, mixed> */
	private static function rule(): array {
		return self::closed(
			array(
				'rule'    => array( 'type' => 'string', 'enum' => array( 'required', 'minLength', 'pattern', 'emailShape', 'email', 'street', 'phone', 'zip', 'state' ) ),
				'value'   => array( 'type' => array( 'integer', 'string' ) ),
				'message' => TranslatableText::schema(),
			),
			array( 'rule', 'message' )
		);
	}

	/** @return array<string, mixed> */
	private static function name(): array {
		return array( 'type' => 'string', 'pattern' => '^[a-z][A-Za-z0-9]{0,39}$' );
	}

	/**
	 * @param array<string, mixed> $items
	 * @return array<string, mixed>
	 */
	private static function list( array $items, int $most, int $fewest = 1 ): array {
		return array( 'type' => 'array', 'items' => $items, 'minItems' => $fewest, 'maxItems' => $most );
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @param list<string>                        $required
	 * @return array<string, mixed>
	 */
	private static function closed( array $properties, array $required ): array {
		foreach ( $required as $name ) {
			$properties[ $name ]['required'] = true;
		}

		return array( 'type' => 'object', 'properties' => $properties, 'additionalProperties' => false );
	}
}
