<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** The attributes `english`, `spanish` and `french`: the languages whose pages show a block. If none is chosen, all do. */
final class LanguageFlags {
	public static function allow( Attributes $attributes, Language $language ): bool {
		$chosen = array_filter(
			array(
				Language::English->value => $attributes->bool( 'english' ),
				Language::Spanish->value => $attributes->bool( 'spanish' ),
				Language::French->value  => $attributes->bool( 'french' ),
			)
		);

		return array() === $chosen || isset( $chosen[ $language->value ] );
	}
}
