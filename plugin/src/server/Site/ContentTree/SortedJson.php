<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

defined( 'ABSPATH' ) || exit;

/** Converts PHP arrays to JSON: objects with sorted keys, `{}` for an empty object. */
final class SortedJson {
	/** @param bool $is_object whether an empty array, and every empty one inside it, is an object */
	public static function of( mixed $value, bool $is_object ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( array() === $value ) {
			return $is_object ? (object) array() : array();
		}

		if ( ! array_is_list( $value ) ) {
			ksort( $value );
		}

		return array_map( static fn ( mixed $part ): mixed => self::of( $part, $is_object ), $value );
	}
}
