<?php
declare(strict_types=1);

namespace HvacBlocks\Forms;

use HvacBlocks\Languages\Language;

defined( 'ABSPATH' ) || exit;

/**
 * A form as a block's view needs it: every text translated, options listed, nothing that depends on the visitor.
 *
 * @phpstan-type Rule array{rule: string, value: string|int|null, message: string}
 * @phpstan-type OptionGroup array{label: string, options: list<array{value: string, label: string}>}
 * @phpstan-type Field array{name: string, type: string, label: string, help: string, placeholder: string, autocomplete: string, inputmode: string, maxLength: int, required: bool, options: list<OptionGroup>, rules: list<Rule>}
 */
final readonly class FormProps {
	/**
	 * @return array{
	 *   name: string, lang: string, source: string,
	 *   steps: list<array{title: string, fields: list<Field>, consent: bool}>,
	 *   consent: array{version: string, text: string, required: bool, message: string}|null,
	 *   messages: array<string, string>, texts: array<string, string>
	 * }
	 */
	public static function of( FormDefinition $form, Language $language, string $brand ): array {
		$steps = array();

		foreach ( $form->steps as $step ) {
			$steps[] = array(
				'title'   => $step->title?->text() ?? '',
				'fields'  => array_map( static fn ( string $name ): array => self::field( $form->fields[ $name ], $language ), $step->fields ),
				'consent' => $step->consent,
			);
		}

		return array(
			'name'     => $form->name,
			'lang'     => $language->value,
			'source'   => $form->sources( $language )[0] ?? '',
			'steps'    => $steps,
			'consent'  => null === $form->consent ? null : array(
				'version'  => $form->consent->version,
				'text'     => (string) $form->consent->text( $brand ),
				'required' => $form->consent->required,
				'message'  => $form->consent->message->text(),
			),
			'messages' => array_map( static fn ( Phrase $phrase ): string => $phrase->text(), $form->messages ),
			'texts'    => array_map( static fn ( Phrase $phrase ): string => $phrase->text(), $form->texts ),
		);
	}

	/** @return Field */
	private static function field( FormField $field, Language $language ): array {
		return array(
			'name'         => $field->name,
			'type'         => $field->type,
			'label'        => $field->label->text(),
			'help'         => $field->help?->text() ?? '',
			'placeholder'  => $field->placeholder?->text() ?? '',
			'autocomplete' => $field->autocomplete,
			'inputmode'    => $field->inputmode,
			'maxLength'    => $field->max_length,
			'required'     => $field->required(),
			'options'      => $field->regions ? Regions::options( $language ) : self::own_options( $field ),
			'rules'        => array_map(
				static fn ( FieldRule $rule ): array => array(
					'rule'    => $rule->rule,
					'value'   => $rule->value,
					'message' => $rule->message->text(),
				),
				$field->rules
			),
		);
	}

	/** @return list<OptionGroup> */
	private static function own_options( FormField $field ): array {
		if ( array() === $field->options ) {
			return array();
		}

		return array(
			array(
				'label'   => '',
				'options' => array_map(
					static fn ( array $option ): array => array(
						'value' => $option['value'],
						'label' => $option['label']->text(),
					),
					$field->options
				),
			),
		);
	}
}
