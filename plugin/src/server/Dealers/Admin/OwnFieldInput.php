<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Import\DealerColumns;
use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Platform\Import\Columns\Headings;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What a person typed for a field of dealers. */
final class OwnFieldInput {
	private const LONGEST_KEY = 40;

	public static function read( WP_REST_Request $request, OwnFieldType $type, ?OwnField $known ): OwnField {
		$names   = OwnField::names( $request['names'] );
		$choices = array();
		$kept    = array_map( strval( ... ), array_keys( $known->choices ?? array() ) );

		foreach ( OwnFieldType::List === $type && is_array( $request['choices'] ) ? $request['choices'] : array() as $choice ) {
			$choice = is_array( $choice ) ? $choice : array();
			$of     = OwnField::names( $choice['names'] ?? null );
			$key    = is_string( $choice['key'] ?? null ) && in_array( $choice['key'], $kept, true ) ? $choice['key'] : self::free( self::slug( $of['en'] ), array( ...$kept, ...array_map( strval( ... ), array_keys( $choices ) ) ) );

			$choices[ $key ] = $of;
		}

		return new OwnField(
			$known->key ?? self::free( OwnField::PREFIX . self::slug( $names['en'] ), array_keys( OwnFields::all() ) ),
			$type,
			$names,
			$choices,
			array_values( array_filter( $type->places(), static fn ( string $place ): bool => in_array( $place, (array) $request['places'], true ) ) ),
		);
	}

	/** @return array<string, string> by field: `names.en`, `choices`, or `choices.0` for one of them */
	public static function problems( OwnField $field ): array {
		$problems = '' === $field->names['en'] ? array( 'names.en' => __( 'Enter a name.', 'hvac-blocks' ) ) : array();
		$taken    = array_merge( ...array_values( DealerColumns::PATHS ), ...array_values( array_diff_key( OwnFields::columns(), array( "fields.$field->key" => true ) ) ) );

		foreach ( array_filter( $field->names ) as $language => $name ) {
			if ( in_array( Headings::plain( $name ), $taken, true ) ) {
				$problems[ "names.$language" ] = __( 'Another field of dealers has this name, and files could not tell them apart.', 'hvac-blocks' );
			}
		}

		return $problems + self::choice_problems( $field );
	}

	/** @return array<string, string> */
	private static function choice_problems( OwnField $field ): array {
		$problems = OwnFieldType::List === $field->type && array() === $field->choices ? array( 'choices' => __( 'Add at least one choice.', 'hvac-blocks' ) ) : array();
		$seen     = array();

		foreach ( array_values( $field->choices ) as $number => $names ) {
			$plain = array_unique( array_filter( array_map( Headings::plain( ... ), $names ) ) );

			if ( '' === $names['en'] ) {
				$problems[ "choices.$number" ] = __( 'Enter a name.', 'hvac-blocks' );
			} elseif ( array() !== array_intersect( $plain, $seen ) ) {
				$problems[ "choices.$number" ] = __( 'Another choice has this name.', 'hvac-blocks' );
			} elseif ( 1 === preg_match( '/[;|]/', implode( '', $names ) ) ) {
				$problems[ "choices.$number" ] = __( 'A choice cannot have a semicolon or a vertical bar.', 'hvac-blocks' );
			}

			array_push( $seen, ...array_values( $plain ) );
		}

		return $problems;
	}

	private static function slug( string $name ): string {
		$words = (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $name ) ) );

		return trim( substr( trim( $words, '-' ), 0, self::LONGEST_KEY ), '-' ) ?: 'field';
	}

	/** @param list<string> $taken */
	private static function free( string $key, array $taken ): string {
		for ( $number = 2, $free = $key; in_array( $free, $taken, true ); $number++ ) {
			$free = "$key-$number";
		}

		return $free;
	}
}
