<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

defined( 'ABSPATH' ) || exit;

/** Divides a list into pages; the twin of `client/domain/pages.ts`. */
final class Pagination {
	/**
	 * Returns the page that contains an item.
	 *
	 * @param int $from 1-based position of an item; any number is allowed
	 * @return array{number: int, count: int, first: int, last: int} all 1-based; `count`, `first` and `last` are 0 if there is nothing
	 */
	public static function page( int $total, int $from, int $size ): array {
		if ( $total < 1 ) {
			return array(
				'number' => 1,
				'count'  => 0,
				'first'  => 0,
				'last'   => 0,
			);
		}

		$item   = min( max( $from, 1 ), $total );
		$number = intdiv( $item - 1, $size ) + 1;
		$first  = ( $number - 1 ) * $size + 1;

		return array(
			'number' => $number,
			'count'  => intdiv( $total - 1, $size ) + 1,
			'first'  => $first,
			'last'   => min( $first + $size - 1, $total ),
		);
	}

	/** @return list<int|null> the page numbers to offer, at most seven entries; null is a gap */
	public static function numbers( int $current, int $count ): array {
		return match ( true ) {
			$count < 1             => array(),
			$count <= 7            => range( 1, $count ),
			$current <= 4          => array( 1, 2, 3, 4, 5, null, $count ),
			$current >= $count - 3 => array( 1, null, $count - 4, $count - 3, $count - 2, $count - 1, $count ),
			default                => array( 1, null, $current - 1, $current, $current + 1, null, $count ),
		};
	}
}
