<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** Checks single values by the patterns of `contracts/field-rules.json`, in the order described in `docs/forms.md`. */
final readonly class FieldRules {
	/** Returns the value in its stored form, trimmed; not yet checked. */
	public static function trimmed( FormField $field, string $value ): string {
		$value = self::without_space( $value );

		return 'zip' === $field->type || $field->regions ? strtoupper( $value ) : $value;
	}

	public static function printable( string $value ): bool {
		return mb_check_encoding( $value, 'UTF-8' ) && 0 === preg_match( '~' . self::pattern( 'unprintable' ) . '~u', $value );
	}

	/** @return string|null the value in its stored form; null if it breaks the rule */
	public static function apply( FieldRule $rule, string $value ): ?string {
		return match ( $rule->rule ) {
			'required'  => '' === $value ? null : $value,
			'minLength' => mb_strlen( $value, 'UTF-8' ) < (int) $rule->value ? null : $value,
			'pattern'   => self::matches( (string) $rule->value, $value ) ? $value : null,
			'email', 'emailShape', 'street' => self::matches( self::pattern( $rule->rule ), $value ) ? $value : null,
			'phone'     => self::phone( $value, 'store' ),
			'zip'       => self::zip( $value ),
			'state'     => RegionCodes::has( $value ) ? $value : null,
			default     => throw new \UnexpectedValueException( esc_html( "There is no rule '{$rule->rule}'." ) ),
		};
	}

	/** Returns a stored value in readable form, in the current language: a place by its name, a choice by its label. */
	public static function shown( FormField $field, string $value ): string {
		if ( $field->regions ) {
			return RegionCodes::name_in( $value, PageLanguage::current() );
		}

		foreach ( $field->options as $option ) {
			if ( $option['value'] === $value ) {
				return $option['label']->text();
			}
		}

		if ( 'checkbox' === $field->type ) {
			return '' === $value ? __( 'No', 'hvac-blocks' ) : __( 'Yes', 'hvac-blocks' );
		}

		return null === $field->rule( 'phone' ) ? $value : self::phone( $value, 'show' ) ?? $value;
	}

	/** Returns a postal code in its stored form; empty if it is not valid. */
	public static function postal_code( string $typed ): string {
		return self::zip( strtoupper( self::without_space( $typed ) ) ) ?? '';
	}

	/** @param 'store'|'show' $shape */
	private static function phone( string $value, string $shape ): ?string {
		/** @var array{ignore: string, pattern: string, store: string, show: string} $phone */
		$phone = Contracts::read( 'field-rules' )['phone'];

		return self::reshape( $phone['pattern'], (string) preg_replace( "~{$phone['ignore']}~u", '', $value ), $phone[ $shape ] );
	}

	private static function zip( string $value ): ?string {
		/** @var list<array{country: string, pattern: string, store: string}> $countries */
		$countries = Contracts::read( 'field-rules' )['zip'];

		foreach ( $countries as $country ) {
			$zip = self::reshape( $country['pattern'], $value, $country['store'] );

			if ( null !== $zip ) {
				return $zip;
			}
		}

		return null;
	}

	/** Inserts the groups of a match at the placeholders `{1}`, `{2}` … of a shape, and at `{ x4}` with a text before a group that is not empty. */
	private static function reshape( string $pattern, string $value, string $shape ): ?string {
		if ( 1 !== preg_match( self::delimited( $pattern ), $value, $groups ) ) {
			return null;
		}

		return preg_replace_callback(
			'/\{(\D*)(\d)\}/',
			static fn ( array $place ): string => '' === ( $groups[ (int) $place[2] ] ?? '' ) ? '' : $place[1] . $groups[ (int) $place[2] ],
			$shape
		);
	}

	private static function without_space( string $value ): string {
		$space = self::pattern( 'space' );

		return (string) preg_replace( "~^(?:$space)+|(?:$space)+$~uD", '', $value );
	}

	private static function matches( string $pattern, string $value ): bool {
		return 1 === preg_match( self::delimited( $pattern ), $value );
	}

	/** `$` matches only the very end, as in the browser. */
	public static function delimited( string $pattern ): string {
		return '~' . str_replace( '~', '\~', $pattern ) . '~uD';
	}

	private static function pattern( string $name ): string {
		$pattern = Contracts::read( 'field-rules' )[ $name ];

		return is_string( $pattern ) ? $pattern : '';
	}
}
