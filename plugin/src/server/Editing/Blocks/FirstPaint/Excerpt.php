<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

defined( 'ABSPATH' ) || exit;

/** What is left of a style, in a fraction of its bytes: where its rules are in the whole one, and the text of those that are not there. */
final class Excerpt {
	private function __construct() {}

	/** @return list<int|string> in turn as they come: an offset and a length, or a text */
	public static function of( string $whole, string $part ): array {
		$pieces = array();
		$from   = 0;
		$to     = 0;

		foreach ( array( ...self::rules( $part ), null ) as $rule ) {
			$at = null === $rule ? null : strpos( $whole, $rule, $to );

			if ( $at !== $to ) {
				array_push( $pieces, ...( $to > $from ? array( $from, $to - $from ) : array() ), ...( false === $at && null !== $rule ? array( $rule ) : array() ) );
				$from = is_int( $at ) ? $at : $to;
				$to   = $from;
			}

			$to += is_int( $at ) ? strlen( (string) $rule ) : 0;
		}

		return $pieces;
	}

	/** @return list<string> */
	private static function rules( string $style ): array {
		preg_match_all( '~[^}]*+\}|[^}]++~', $style, $found );

		return $found[0];
	}

	/** @param array<array-key, mixed> $pieces */
	public static function text( string $whole, array $pieces ): string {
		$text = '';
		$at   = null;

		foreach ( $pieces as $piece ) {
			if ( is_string( $piece ) ) {
				$text .= $piece;
			} elseif ( is_int( $at ) && is_int( $piece ) ) {
				$text .= substr( $whole, $at, $piece );
				$at    = null;
			} else {
				$at = $piece;
			}
		}

		return $text;
	}
}
