<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a regular expression means the same in PHP and in the browser: literals, `.`, `^`, `$`, alternatives, groups, classes, quantifiers, and
 * `\p{…}` with a general category such as `\p{L}`. `\d`, `\w` and `\s` differ, as does any syntax that only one of them supports.
 */
final readonly class SharedPattern {
	private const ESCAPE   = '\\\\[\\^$\\\\.*+?()\\[\\]{}|\\/]';
	private const CATEGORY = '\\\\[pP]\\{(?:C[cfos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)\\}';

	public static function is( string $pattern ): bool {
		$escape   = self::ESCAPE;
		$category = self::CATEGORY;
		$one      = "(?:[^\\[\\]\\\\\\-]|$escape|\\\\-)";
		$class    = "\\[\\^?-?(?:$category|$one(?:-$one)?)+-?\\]";
		$anchor   = '[\\^$](?![*+?{])';
		$quantity = '(?:[*+?]|\\{[0-9]{1,4}(?:,[0-9]{0,4})?\\})\\??(?![*+?{])';
		$group    = '\\((?:\\?:|(?!\\?|\\*))|\\)|\\|';

		return mb_strlen( $pattern ) <= 500
			&& 1 === preg_match( "~^(?:[^\\\\()\\[\\]{}|*+?^$\\p{Cc}]|$escape|$category|$class|$anchor|$quantity|$group)+$~uD", $pattern )
			// Covers the remaining errors: brackets, and the order within a range.
			&& false !== @preg_match( FieldRules::delimited( $pattern ), '' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- there is no other way to ask.
	}
}
