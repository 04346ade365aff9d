<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** Checks a visitor's input against a form; the browser does the same with the same file. */
final readonly class FormValidator {
	/** Longer than any field: the part of an invalid value that is kept and shown again. */
	private const KEPT = 500;

	/** @param array<array-key, mixed> $values by field; values of unknown fields are left out */
	public static function validate( StepsDefinition $form, array $values, bool $consented = true ): Validation {
		$kept   = array();
		$errors = array();

		foreach ( $form->fields as $name => $field ) {
			$value = $values[ $name ] ?? '';

			[ $kept[ $name ], $error ] = self::check( $form, $field, is_string( $value ) ? $value : '' );

			if ( null !== $error ) {
				$errors[ $name ] = $error;
			}
		}

		$consent = $form instanceof FormDefinition ? $form->consent : null;

		if ( null !== $consent && ! $consented && $consent->needed( $kept ) ) {
			$errors['consent'] = $consent->message->text();
		}

		return new Validation( $kept, $errors );
	}

	/** @return array{string, string|null} the value to keep, and the message if it is invalid */
	private static function check( StepsDefinition $form, FormField $field, string $typed ): array {
		if ( ! mb_check_encoding( $typed, 'UTF-8' ) ) {
			return array( '', $form->message( 'unprintable' ) );
		}

		$value = FieldRules::trimmed( $field, $typed );

		if ( '' === $value ) {
			return array( '', $field->rule( 'required' )?->message->text() );
		}

		if ( ! FieldRules::printable( $value ) ) {
			return array( self::printable_part( $value ), $form->message( 'unprintable' ) );
		}

		// A choice that is not offered is invalid whatever its length.
		if ( $field->max_length > 0 && ! $field->is_choice() && mb_strlen( $value, 'UTF-8' ) > $field->max_length ) {
			return array( mb_substr( $value, 0, self::KEPT, 'UTF-8' ), $form->message( 'tooLong', array( 'max' => $field->max_length ) ) );
		}

		foreach ( $field->rules as $rule ) {
			$stored = FieldRules::apply( $rule, $value );

			if ( null === $stored ) {
				return array( $value, $rule->message->text() );
			}

			$value = $stored;
		}

		return self::one_of_its_own( $field, $value ) ? array( $value, null ) : array( '', $field->rule( 'required' )?->message->text() );
	}

	private static function one_of_its_own( FormField $field, string $value ): bool {
		return array() === $field->options || in_array( $value, array_column( $field->options, 'value' ), true );
	}

	private static function printable_part( string $value ): string {
		$characters = array_filter( mb_str_split( mb_substr( $value, 0, self::KEPT, 'UTF-8' ), 1, 'UTF-8' ), FieldRules::printable( ... ) );

		return implode( '', $characters );
	}
}
