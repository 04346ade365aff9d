<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

defined( 'ABSPATH' ) || exit;

/**
 * Square brackets in a form that WordPress does not read as a shortcode.
 *
 * WordPress runs shortcodes after blocks: over their texts, attributes and scripts alike, regardless of the author. A browser reads the escaped brackets
 * as brackets.
 */
final class Brackets {
	/** A JSON string that contains a bracket, or an array bracket that could begin a shortcode's name. */
	private const IN_JSON = '/"[^"\\\\\[\]]*+(?:\\\\.[^"\\\\\[\]]*+)*+"(*SKIP)(*FAIL)|"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"|\[(?=\w|-)/';

	private function __construct() {}

	/** @param string $html without script and style elements: their brackets would be broken */
	public static function in_html( string $html ): string {
		return strtr(
			$html,
			array(
				'[' => '&#91;',
				']' => '&#93;',
			)
		);
	}

	public static function in_json( string $json ): string {
		return (string) preg_replace_callback(
			self::IN_JSON,
			static fn ( array $match ): string => '[' === $match[0] ? '[ ' : strtr(
				$match[0],
				array(
					'[' => '\u005b',
					']' => '\u005d',
				)
			),
			$json
		);
	}
}
