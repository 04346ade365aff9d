<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/** The changes of other plugins to a form. */
final class FormHooks {
	/** The parts that plugins may change. */
	private const PARTS = array( 'steps', 'fields', 'messages', 'texts' );

	/** @param array<array-key, mixed> $json the form as in its file */
	public static function definition( array $json ): FormDefinition {
		$own = FormReader::read( $json );

		if ( ! has_filter( 'hvac_blocks_form' ) ) {
			return $own;
		}

		$asked = array_intersect_key( $json, array_flip( self::PARTS ) );
		$name  = $own->name;

		/**
		 * Filters a form's steps, fields, messages and texts, in the format of `docs/forms.md`. Fields can be added, removed, reordered, moved to
		 * another step, and renamed; PHP and the browser check them by their rules, and a lead shows, exports, mails and erases their values. The form's
		 * own fields keep their types, and the form keeps its name, kind, sources and consent. Runs once per request, wherever the form is used, so let
		 * the result depend only on the arguments and the site; purge page caches when it changes. If any part is invalid, the whole change is ignored.
		 *
		 * @param array<string, mixed> $asked `steps` and `fields`, `messages` and `texts`; a text is `{ "t": "…", "domain": "your-plugin" }`, or a string that is shown unchanged
		 * @param string               $name  of the form, such as `contact-dealer`
		 */
		$given   = apply_filters( 'hvac_blocks_form', $asked, $name );
		$problem = is_array( $given ) ? FormCheck::problem( $given, $own ) : 'It is no array.';

		if ( null === $problem && is_array( $given ) ) {
			return FormReader::read( array( ...$json, ...self::whole( $given ) ) );
		}

		FilterMistake::report( 'hvac_blocks_form', "the steps and fields of the form '$name' ($problem)" );

		return $own;
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array<array-key, mixed>
	 */
	private static function whole( array $given ): array {
		$fields = array();

		foreach ( (array) ( $given['fields'] ?? array() ) as $field ) {
			$fields[] = is_array( $field ) ? self::limited( $field ) : $field;
		}

		return array( ...$given, 'fields' => $fields );
	}

	/**
	 * Typed text always has a maximum length, and a ticked box a single value.
	 *
	 * @param array<array-key, mixed> $field
	 * @return array<array-key, mixed>
	 */
	private static function limited( array $field ): array {
		if ( 'checkbox' === ( $field['type'] ?? '' ) ) {
			$rules   = is_array( $field['rules'] ?? null ) ? $field['rules'] : array();
			$rules[] = array(
				'rule'    => 'pattern',
				'value'   => '^1$',
				'message' => $field['label'] ?? '',
			);

			return array( ...$field, 'rules' => $rules );
		}

		return $field + array( 'maxLength' => FieldsSchema::LONGEST );
	}
}
