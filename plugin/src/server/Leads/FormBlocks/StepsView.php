<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\FormBlocks;

use HvacBlocks\Editing\Forms\FieldRules;
use HvacBlocks\Editing\Forms\FormProps;
use HvacBlocks\Editing\Forms\StepsDefinition;

defined( 'ABSPATH' ) || exit;

/**
 * The props of the part `ui/forms/steps`, which prints the steps of a form, regardless of where its answers go.
 *
 * @phpstan-import-type Step from FormProps
 * @phpstan-import-type Steps from FormProps
 */
final readonly class StepsView {
	/**
	 * @template T of Steps
	 * @param string                $id     of the surrounding form
	 * @param T                     $form   from `FormProps`
	 * @param int                   $level  of the block's heading
	 * @param array<string, string> $values by field
	 * @param array<string, string> $errors messages by field: for values received without JavaScript
	 * @return array{id: string, level: int, form: T, step: int, values: array<string, string>, errors: array<string, string>, summary: list<array{name: string, message: string}>, texts: array{optional: string}}
	 */
	public static function props( string $id, array $form, int $level, array $values = array(), array $errors = array() ): array {
		return array(
			'id'      => $id,
			'level'   => $level,
			'form'    => $form,
			'step'    => self::step( $form['steps'], $errors ),
			'values'  => $values,
			'errors'  => $errors,
			'summary' => self::summary( $form['steps'], $errors ),
			'texts'   => array( 'optional' => __( '(optional)', 'hvac-blocks' ) ),
		);
	}

	/**
	 * Returns the initial values: preselected choices, and the ZIP code in the page's address.
	 *
	 * @return array<string, string>
	 */
	public static function first_values( StepsDefinition $form, string $zip ): array {
		$values = array();

		foreach ( $form->fields as $field ) {
			$rule  = 'zip' === $field->type ? $field->rule( 'zip' ) : null;
			$value = null === $rule ? $field->default : FieldRules::apply( $rule, FieldRules::trimmed( $field, $zip ) ) ?? '';

			if ( '' !== $value ) {
				$values[ $field->name ] = $value;
			}
		}

		return $values;
	}

	/**
	 * Returns the first step with an error; otherwise the first.
	 *
	 * @param list<Step>            $steps
	 * @param array<string, string> $errors
	 */
	private static function step( array $steps, array $errors ): int {
		foreach ( $steps as $index => $step ) {
			if ( array() !== array_intersect( self::names( $step ), array_keys( $errors ) ) ) {
				return $index;
			}
		}

		return 0;
	}

	/**
	 * Returns the errors in the order of their fields.
	 *
	 * @param list<Step>            $steps
	 * @param array<string, string> $errors
	 * @return list<array{name: string, message: string}>
	 */
	private static function summary( array $steps, array $errors ): array {
		$summary = array();

		foreach ( array_merge( ...array_map( self::names( ... ), $steps ) ) as $name ) {
			if ( isset( $errors[ $name ] ) ) {
				$summary[] = array(
					'name'    => $name,
					'message' => $errors[ $name ],
				);
			}
		}

		return $summary;
	}

	/**
	 * @param Step $step
	 * @return list<string>
	 */
	private static function names( array $step ): array {
		return array( ...array_column( $step['fields'], 'name' ), ...( $step['consent'] ? array( 'consent' ) : array() ) );
	}
}
