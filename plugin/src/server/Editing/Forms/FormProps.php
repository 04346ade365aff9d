<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The props of a form's view: every text translated, options listed, nothing that depends on the visitor.
 *
 * @phpstan-type Rule array{rule: string, value: string|int|null, message: string}
 * @phpstan-type OptionGroup array{label: string, country: string, options: list<array{value: string, label: string}>}
 * @phpstan-type Field array{name: string, type: string, label: string, help: string, placeholder: string, autocomplete: string, inputmode: string, maxLength: int, required: bool, default: string, options: list<OptionGroup>, rules: list<Rule>}
 * @phpstan-type ConsentText array{version: string, text: string}
 * @phpstan-type Consent array{version: string, text: string, required: bool, message: string, box: bool, when: array{field: string, values: list<string>}|null}
 * @phpstan-type Step array{title: string, fields: list<Field>, consent: bool}
 * @phpstan-type Steps array{name: string, lang: string, steps: list<Step>, messages: array<string, string>, texts: array<string, string>}
 * @phpstan-type Form array{name: string, lang: string, source: string, steps: list<Step>, consent: Consent|null, marketing: ConsentText|null, legal: list<string>, messages: array<string, string>, texts: array<string, string>}
 */
final readonly class FormProps {
	/**
	 * @param ConsentText|null $consent   the consent text shown now; null for the definition's own
	 * @param ConsentText|null $marketing the text shown now for the second consent
	 * @return Form
	 */
	public static function of( FormDefinition $form, Language $language, string $brand, ?array $consent = null, ?array $marketing = null ): array {
		$steps = self::steps( $form, $language );

		return array(
			'name'     => $steps['name'],
			'lang'     => $steps['lang'],
			'source'   => $form->sources( $language )[0] ?? '',
			'steps'    => $steps['steps'],
			'consent'  => null === $form->consent ? null : self::consent( $form->consent, $brand, $consent ),
			'marketing' => $marketing,
			'legal'    => array_map( static fn ( TranslatableText $phrase ): string => Text::fill( $phrase->text(), array( 'brand' => $brand ) ), $form->legal ),
			'messages' => $steps['messages'],
			'texts'    => $steps['texts'],
		);
	}

	/** @return Steps */
	public static function steps( StepsDefinition $form, Language $language ): array {
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
			'steps'    => $steps,
			'messages' => array_map( static fn ( TranslatableText $phrase ): string => $phrase->text(), $form->messages ),
			'texts'    => array_map( static fn ( TranslatableText $phrase ): string => $phrase->text(), $form->texts ),
		);
	}

	/**
	 * @param ConsentText|null $present
	 * @return Consent
	 */
	private static function consent( FormConsent $consent, string $brand, ?array $present ): array {
		return array(
			'version'  => $present['version'] ?? $consent->version,
			'text'     => $present['text'] ?? (string) $consent->text( $brand ),
			'required' => $consent->required,
			'message'  => '' === $consent->message->source ? '' : $consent->message->text(),
			'box'      => $consent->box,
			'when'     => null === $consent->when ? null : array(
				'field'  => $consent->when->field,
				'values' => $consent->when->values,
			),
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
			'default'      => $field->default,
			'options'      => $field->regions ? RegionCodes::options( $language ) : self::own_options( $field ),
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
				'country' => '',
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
