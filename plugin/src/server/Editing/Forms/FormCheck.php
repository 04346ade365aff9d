<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** Why steps and fields from another plugin do not make a valid form; in English, for its developers. */
final readonly class FormCheck {
	/** The types that the plugin can use for fields with these names. */
	private const TYPES = array(
		'email'   => 'email',
		'phone'   => 'tel',
		'zip'     => 'zip',
		'state'   => 'select',
		'country' => 'country',
	);

	/** Names that already have another meaning in a lead's export or in the data sent to its service. */
	public const RESERVED = array( 'reference', 'created', 'status', 'form', 'lang', 'kind', 'source', 'brand', 'companyId', 'dealer', 'product', 'productId', 'wizard', 'verified', 'pageUrl', 'consent', 'consentState', 'consentVersion', 'consentSha256', 'consentAt', 'revokedAt', 'marketing', 'marketingState', 'marketingVersion', 'marketingSha256', 'marketingAt', 'marketingRevokedAt', 'test' );

	/** @param array<array-key, mixed> $given */
	public static function problem( array $given, FormDefinition $own ): ?string {
		$valid = rest_validate_value_from_schema( $given, FieldsSchema::get(), 'form' );

		if ( is_wp_error( $valid ) ) {
			return $valid->get_error_message();
		}

		$fields = array_map( static fn ( mixed $field ): array => (array) $field, array_values( (array) ( $given['fields'] ?? array() ) ) );
		$steps  = array_map( static fn ( mixed $step ): array => (array) $step, array_values( (array) ( $given['steps'] ?? array() ) ) );

		foreach ( $fields as $field ) {
			$problem = self::field_problem( $field, $own );

			if ( null !== $problem ) {
				return $problem;
			}
		}

		return self::steps_problem( $steps, array_column( $fields, 'name' ), $own ) ?? self::consent_problem( $fields, $own );
	}

	/** @param array<array-key, mixed> $field */
	private static function field_problem( array $field, FormDefinition $own ): ?string {
		$name    = is_string( $field['name'] ?? null ) ? $field['name'] : '';
		$type    = $field['type'] ?? '';
		$options = $field['options'] ?? null;
		$rules   = array_map( static fn ( mixed $rule ): array => (array) $rule, array_values( (array) ( $field['rules'] ?? array() ) ) );
		$wanted  = isset( $own->fields[ $name ] ) ? $own->fields[ $name ]->type : self::TYPES[ $name ] ?? $type;
		$states  = in_array( 'state', array_column( $rules, 'rule' ), true );

		$problem = match ( true ) {
			! isset( $own->fields[ $name ] ) && in_array( $name, self::RESERVED, true ) => 'is reserved',
			$type !== $wanted => 'must have its type',
			is_string( $options ) && 'states' !== $options, 'states' === $options && 'select' !== $type => 'has no such options',
			( 'states' === $options ) !== $states => "must have the options 'states' with the rule 'state'",
			'state' === $name && ! $states => "must have the options 'states'",
			in_array( $type, array( 'select', 'radio' ), true ) !== ( null !== $options ) => 'must have options if it is a select or a radio, and only then',
			'country' !== $type && isset( $field['default'] ) && '' !== $field['default'] && ! in_array( $field['default'], is_array( $options ) ? array_column( $options, 'value' ) : array(), true ) => 'has a default that is none of its options',
			default => null,
		};

		foreach ( $rules as $rule ) {
			$value     = $rule['value'] ?? null;
			$problem ??= match ( $rule['rule'] ?? '' ) {
				'minLength' => is_int( $value ) ? null : 'has a minLength without a number',
				'pattern'   => is_string( $value ) && SharedPattern::is( $value ) ? null : 'has a pattern that PHP and browsers do not both read the same way',
				default     => null,
			};
		}

		return null === $problem ? null : "The field '$name' $problem.";
	}

	/**
	 * @param list<array<array-key, mixed>> $steps
	 * @param array<array-key, mixed>       $names
	 */
	private static function steps_problem( array $steps, array $names, FormDefinition $own ): ?string {
		$placed = array_merge( ...array_map( static fn ( array $step ): array => array_values( (array) ( $step['fields'] ?? array() ) ), $steps ) );

		sort( $placed );
		sort( $names );

		return match ( true ) {
			$names !== array_values( array_unique( $names, SORT_REGULAR ) ) => 'Two fields have the same name.',
			$placed !== $names => 'Each field must be in one step.',
			count( $steps ) > 1 && count( array_column( $steps, 'title' ) ) !== count( $steps ) => 'Each of several steps must have a title.',
			count( array_filter( array_column( $steps, 'consent' ) ) ) !== count( array_filter( $own->steps, static fn ( FormStep $step ): bool => $step->consent ) ) => 'The consent must stay in one step.',
			default => null,
		};
	}

	/**
	 * A form that asks for consent must continue to do so.
	 *
	 * @param list<array<array-key, mixed>> $fields
	 */
	private static function consent_problem( array $fields, FormDefinition $own ): ?string {
		$when = $own->consent?->when;

		return null === $when || in_array( $when->field, array_column( $fields, 'name' ), true ) ? null : "The consent depends on the field '{$when->field}'.";
	}
}
