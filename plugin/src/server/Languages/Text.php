<?php
declare(strict_types=1);

namespace HvacBlocks\Languages;

defined( 'ABSPATH' ) || exit;

/** Fills and picks translated texts in the way of `client/domain/text.ts`, so that both print the same. */
final class Text {
	/**
	 * Puts the values in the places of their names: `fill( 'Hello {name}', [ 'name' => 'Ana' ] )`.
	 *
	 * @param array<string, string|int> $values
	 */
	public static function fill( string $text, array $values ): string {
		$places = array();

		foreach ( $values as $name => $value ) {
			$places[ "{{$name}}" ] = (string) $value;
		}

		return strtr( $text, $places );
	}

	/**
	 * The form that goes with the count in the page's language. French counts 0 as one.
	 *
	 * @param array{one: string, other: string} $forms
	 */
	public static function plural( array $forms, int $count, Language $language ): string {
		$is_one = 1 === $count || ( Language::French === $language && 0 === $count );

		return $is_one ? $forms['one'] : $forms['other'];
	}
}
