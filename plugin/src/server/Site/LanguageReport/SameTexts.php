<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\WordPressRoutes;
use HvacBlocks\Platform\Database\Tables;

defined( 'ABSPATH' ) || exit;

/** The texts of a page that an editor declared to be the same as in the language it was translated from, such as a product's name. */
final readonly class SameTexts implements Feature, Tables {
	public const META = '_hvac_blocks_same_texts';

	public function boot(): void {
		WordPressRoutes::prepare( self::register( ... ) );
	}

	private static function register(): void {
		register_post_meta(
			'page',
			self::META,
			array(
				'type'          => 'array',
				'single'        => true,
				'default'       => array(),
				'show_in_rest'  => array( 'schema' => array( 'items' => array( 'type' => 'string' ) ) ),
				'auth_callback' => static fn ( bool $allowed, string $key, int $id ): bool => current_user_can( 'edit_post', $id ),
			)
		);
	}

	public function install(): void {}

	public function drop(): void {
		delete_post_meta_by_key( self::META );
	}

	/** @return list<string> from a stored value */
	public static function read( mixed $stored ): array {
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : array();
	}
}
