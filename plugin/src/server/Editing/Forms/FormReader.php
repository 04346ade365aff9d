<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use UnexpectedValueException;

defined( 'ABSPATH' ) || exit;

/** Makes a definition from its JSON. */
final readonly class FormReader {
	/**
	 * @param array<array-key, mixed> $json
	 * @throws UnexpectedValueException if a part that every form has is missing
	 */
	public static function read( array $json ): FormDefinition {
		$steps = self::steps( $json );

		return new FormDefinition(
			name: $steps->name,
			version: $steps->version,
			kind: self::text( $json, 'kind' ),
			sources: array_map( self::texts( ... ), self::by_name( $json['sources'] ?? null ) ),
			dealer: DealerNeed::from( self::text( $json, 'dealer' ) ),
			steps: $steps->steps,
			fields: $steps->fields,
			consent: is_array( $json['consent'] ?? null ) ? self::consent( $json['consent'] ) : null,
			messages: $steps->messages,
			texts: $steps->texts,
			legal: array_values( array_filter( array_map( TranslatableText::read( ... ), self::objects( $json['legal'] ?? null ) ) ) ),
			title: TranslatableText::read( $json['title'] ?? null ),
			marketing: is_array( $json['marketing'] ?? null ) ? self::consent( $json['marketing'] ) : null,
		);
	}

	/**
	 * Reads steps that send no lead: the same JSON without `kind`, `sources`, `dealer`, `consent`, `marketing` and `legal`.
	 *
	 * @param array<array-key, mixed> $json
	 * @throws UnexpectedValueException if a part that all steps have is missing
	 */
	public static function steps( array $json ): StepsDefinition {
		$fields = array();
		$common = Contracts::read( 'form-texts' );

		foreach ( self::objects( $json['fields'] ?? null ) as $field ) {
			$fields[ self::text( $field, 'name' ) ] = self::field( $field );
		}

		return new StepsDefinition(
			name: self::text( $json, 'name' ),
			version: self::text( $json, 'version' ),
			steps: array_map( self::step( ... ), self::objects( $json['steps'] ?? null ) ),
			fields: $fields,
			messages: self::phrases( $json['messages'] ?? null ) + self::phrases( $common['messages'] ?? null ),
			texts: self::phrases( $json['texts'] ?? null ) + self::phrases( $common['texts'] ?? null ),
			title: TranslatableText::read( $json['title'] ?? null ),
		);
	}

	/** @param array<array-key, mixed> $field */
	private static function field( array $field ): FormField {
		$options = 'country' === ( $field['type'] ?? '' ) ? Contracts::read( 'countries' ) : $field['options'] ?? null;

		return new FormField(
			name: self::text( $field, 'name' ),
			type: self::text( $field, 'type' ),
			label: self::phrase( $field, 'label' ),
			rules: array_map( self::rule( ... ), self::objects( $field['rules'] ?? null ) ),
			help: TranslatableText::read( $field['help'] ?? null ),
			placeholder: TranslatableText::read( $field['placeholder'] ?? null ),
			autocomplete: self::text( $field, 'autocomplete', '' ),
			inputmode: self::text( $field, 'inputmode', '' ),
			max_length: is_int( $field['maxLength'] ?? null ) ? $field['maxLength'] : 0,
			regions: 'states' === ( $field['options'] ?? null ),
			options: array_map( self::option( ... ), self::objects( $options ) ),
			default: self::text( $field, 'default', '' ),
		);
	}

	/**
	 * @param array<array-key, mixed> $option
	 * @return array{value: string, label: TranslatableText}
	 */
	private static function option( array $option ): array {
		return array(
			'value' => self::text( $option, 'value' ),
			'label' => self::phrase( $option, 'label' ),
		);
	}

	/** @param array<array-key, mixed> $rule */
	private static function rule( array $rule ): FieldRule {
		$value = $rule['value'] ?? null;

		return new FieldRule( self::text( $rule, 'rule' ), is_int( $value ) || is_string( $value ) ? $value : null, self::phrase( $rule, 'message' ) );
	}

	/** @param array<array-key, mixed> $step */
	private static function step( array $step ): FormStep {
		return new FormStep( TranslatableText::read( $step['title'] ?? null ), self::texts( $step['fields'] ?? null ), true === ( $step['consent'] ?? false ) );
	}

	/** @param array<array-key, mixed> $consent */
	private static function consent( array $consent ): FormConsent {
		$version = self::text( $consent, 'version' );
		$texts   = array( $version => self::phrase( $consent, 'text' ) );

		foreach ( self::objects( $consent['previous'] ?? null ) as $previous ) {
			$texts[ self::text( $previous, 'version' ) ] = self::phrase( $previous, 'text' );
		}

		$box  = false !== ( $consent['box'] ?? true );
		$must = $box && true === ( $consent['required'] ?? false );
		$when = is_array( $consent['when'] ?? null ) ? $consent['when'] : null;

		return new FormConsent(
			version: $version,
			texts: $texts,
			required: $must,
			message: ( $must ? self::phrase( $consent, 'message' ) : null ) ?? ( $box ? TranslatableText::read( $consent['message'] ?? null ) : null ) ?? new TranslatableText( '' ),
			box: $box,
			when: null === $when ? null : new FormCondition( self::text( $when, 'field' ), self::texts( $when['values'] ?? null ) ),
		);
	}

	/** @return list<array<array-key, mixed>> */
	private static function objects( mixed $list ): array {
		return array_values( array_filter( is_array( $list ) ? $list : array(), is_array( ... ) ) );
	}

	/** @return list<string> */
	private static function texts( mixed $list ): array {
		return array_values( array_filter( is_array( $list ) ? $list : array(), is_string( ... ) ) );
	}

	/** @return array<string, TranslatableText> */
	private static function phrases( mixed $phrases ): array {
		return array_filter( array_map( TranslatableText::read( ... ), self::by_name( $phrases ) ) );
	}

	/** @return array<string, mixed> */
	private static function by_name( mixed $values ): array {
		$named = array();

		foreach ( is_array( $values ) ? $values : array() as $name => $value ) {
			$named[ (string) $name ] = $value;
		}

		return $named;
	}

	/** @param array<array-key, mixed> $json */
	private static function phrase( array $json, string $name ): TranslatableText {
		return TranslatableText::read( $json[ $name ] ?? null ) ?? throw self::missing( esc_html( $name ) );
	}

	/** @param array<array-key, mixed> $json */
	private static function text( array $json, string $name, ?string $otherwise = null ): string {
		$text = $json[ $name ] ?? $otherwise;

		return is_string( $text ) ? $text : throw self::missing( esc_html( $name ) );
	}

	private static function missing( string $name ): UnexpectedValueException {
		return new UnexpectedValueException( "The form's definition has no '$name'." );
	}
}
