<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

defined( 'ABSPATH' ) || exit;

/** Fills and selects translated texts like `client/domain/text.ts`, so that both print the same. */
final class Text {
	/**
	 * Replaces named placeholders: `fill( 'Hello {name}', [ 'name' => 'Ana' ] )`. If a sentence ends with a value that has a full stop, such as "Comfort
	 * Co.", no second one is added.
	 *
	 * @param array<string, string|int> $values
	 */
	public static function fill( string $text, array $values ): string {
		return (string) preg_replace_callback(
			'/\{(\w+)\}(\.?)/',
			static fn ( array $place ): string => self::ended( (string) ( $values[ $place[1] ] ?? "{{$place[1]}}" ), $place[2] ),
			$text
		);
	}

	/** `sprintf()` for sentences that end with a value, with `%s` and `%d`: no second full stop after "Comfort Co." or "3:30 p.m." */
	public static function sentence( string $text, string|int ...$values ): string {
		$at = 0;

		return (string) preg_replace_callback(
			'/%%|%(?:(\d+)\$)?[sd](\.?)/',
			static function ( array $place ) use ( $values, &$at ): string {
				if ( '%%' === $place[0] ) {
					return '%';
				}

				$number = $place[1] ?? '';

				return self::ended( (string) ( $values[ '' === $number ? $at++ : (int) $number - 1 ] ?? '' ), $place[2] ?? '' );
			},
			$text
		);
	}

	/** Decodes a text from another system, removing the entities left by exports and web services, however often they encoded it. */
	public static function decoded( string $text ): string {
		for ( $times = 0; $times < 3 && str_contains( $text, '&' ); $times++ ) {
			$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}

		return $text;
	}

	/** Returns the readable text of rich text: without tags, entities and line breaks. */
	public static function plain( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', self::decoded( wp_strip_all_tags( $html ) ) ) );
	}

	private static function ended( string $value, string $stop ): string {
		return 1 === preg_match( '/(?:[.!?]|…)$/D', $value ) ? $value : $value . $stop;
	}

	/**
	 * Returns the form for the count in the page's language. French treats 0 as singular.
	 *
	 * @param array{one: string, other: string} $forms
	 */
	public static function plural( array $forms, int $count, Language $language ): string {
		$is_one = 1 === $count || ( Language::French === $language && 0 === $count );

		return $is_one ? $forms['one'] : $forms['other'];
	}
}
