<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Editing\Blocks\Shortcodes\ShortcodeAttributes;
use HvacBlocks\Editing\Blocks\Shortcodes\Shortcodes;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** The reference of shortcodes: the registered ones, with the values that each attribute takes. */
final class ShortcodeReference {
	/** Attributes that every block has: listed once. */
	private const COMMON = array( 'className', 'anchor', 'align', 'backgroundColor', 'textColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor' );

	public static function markdown(): string {
		$text = "# Shortcode reference\n\nGenerated from the blocks; `npm run goldens` rewrites it. [Shortcodes](../shortcodes.md) explains them, and lists the attributes that all of them take: `align`, `anchor`, `class`, and the names of colors and sizes.\n";
		$all  = Shortcodes::all();

		ksort( $all );

		foreach ( $all as $name => $type ) {
			$text .= self::section( $name, $type );
		}

		return $text;
	}

	private static function section( string $name, WP_Block_Type $type ): string {
		$text = "\n## `[$name]`\n\n$type->title: $type->description\n";
		$rows = '';

		foreach ( array_diff_key( ShortcodeAttributes::schemas( $type ), array_flip( self::COMMON ) ) as $attribute => $schema ) {
			$default = array_key_exists( 'default', $schema ) && ! in_array( $schema['default'], array( '', array() ), true ) ? self::written( $schema['default'] ) : '';
			$rows   .= '| `' . ShortcodeAttributes::name( $attribute ) . '` | ' . ShortcodeAttributes::expected( $schema ) . " | $default |\n";
		}

		return '' === $rows ? $text : "$text\n| attribute | takes | default |\n|---|---|---|\n$rows";
	}

	private static function written( mixed $default ): string {
		return match ( true ) {
			is_bool( $default )   => $default ? 'yes' : 'no',
			is_scalar( $default ) => "`$default`",
			default               => '',
		};
	}
}
