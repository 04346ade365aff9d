<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\FilterMistake;

defined( 'ABSPATH' ) || exit;

/** What other plugins change of a form. */
final class FormHooks {
	/** The parts that they may change. */
	private const PARTS = array( 'steps', 'fields', 'messages', 'texts' );

	/** @param array<array-key, mixed> $json the form as its file has it */
	public static function definition( array $json ): FormDefinition {
		$own = FormReader::read( $json );

		if ( ! has_filter( 'hvac_blocks_form' ) ) {
			return $own;
		}

		$asked = array_intersect_key( $json, array_flip( self::PARTS ) );
		$name  = $own->name;

		/**
		 * Filters what a form asks: its steps, fields, messages and words, in the shape of `docs/forms.md`. Fields can be added, removed, put in another
		 * order, into another step, and named otherwise; PHP and the browser check them by their rules, and a lead shows, exports, mails and erases
		 * what was entered. The type of the form's own fields stays, and so do its name, kind, sources and consent. Runs once a request, wherever the
		 * form is used, so let it depend on nothing but its arguments and the site; purge page caches when it changes its mind. What is wrong is ignored, all of it.
		 *
		 * @param array<string, mixed> $asked `steps` and `fields`, `messages` and `texts`; a text is `{ "t": "…", "domain": "your-plugin" }`, or a string that is shown as it is
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
	 * What is typed always has an end, and a box that is ticked one value.
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
