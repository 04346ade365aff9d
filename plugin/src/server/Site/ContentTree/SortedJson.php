<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

defined( 'ABSPATH' ) || exit;

/** PHP's arrays as JSON: objects with sorted keys, `{}` where an object is empty. */
final class SortedJson {
	/** @param bool $is_object what an empty array stands for, and all empty ones in it */
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
