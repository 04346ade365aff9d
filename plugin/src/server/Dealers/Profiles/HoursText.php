<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

/** Opening hours in readable form: `Mo-Fr 08:00-17:00` is "Monday to Friday", "8 am to 5 pm". */
final class HoursText {
	private const LINE = '/^((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*) (\d\d):(\d\d)-(\d\d):(\d\d)$/D';

	/**
	 * @param list<string> $lines in the format of schema.org; other lines are left out
	 * @return list<array{days: string, times: string}>
	 */
	public static function of( array $lines, Language $language ): array {
		$rows = array();

		foreach ( $lines as $line ) {
			if ( 1 === preg_match( self::LINE, $line, $part ) ) {
				$is_always = '00:00' === "$part[2]:$part[3]" && in_array( "$part[4]:$part[5]", array( '23:59', '24:00' ), true );
				$rows[]    = array(
					'days'  => self::days( $part[1], $language ),
					'times' => $is_always ? __( 'Open 24 hours', 'hvac-blocks' ) : self::span( self::time( (int) $part[2], $part[3], $language ), self::time( (int) $part[4], $part[5], $language ) ),
				);
			}
		}

		return $rows;
	}

	private static function days( string $days, Language $language ): string {
		$names  = self::names();
		$groups = array_map(
			static function ( string $group ) use ( $names ): string {
				$ends = array_map( static fn ( string $day ): string => $names[ $day ], explode( '-', $group ) );

				return isset( $ends[1] ) ? self::span( $ends[0], $ends[1] ) : $ends[0];
			},
			explode( ',', $days )
		);
		$text   = 'Mo-Su' === $days ? __( 'Every day', 'hvac-blocks' ) : implode( ', ', $groups );

		// Only English capitalizes days everywhere.
		return Language::English === $language ? $text : mb_substr( $text, 0, 1 ) . mb_strtolower( mb_substr( $text, 1 ) );
	}

	private static function span( string $first, string $last ): string {
		/* translators: 1: first day or time, 2: last day or time. */
		return sprintf( _x( '%1$s to %2$s', 'days or times', 'hvac-blocks' ), $first, $last );
	}

	private static function time( int $hour, string $minutes, Language $language ): string {
		$after = '00' === $minutes ? '' : ":$minutes";

		return match ( $language ) {
			Language::English => ( ( $hour + 11 ) % 12 + 1 ) . $after . ( $hour % 24 < 12 ? ' am' : ' pm' ),
			Language::Spanish => "$hour:$minutes",
			Language::French  => "$hour\u{a0}h" . ( '' === $after ? '' : "\u{a0}$minutes" ),
		};
	}

	/** @return array<string, string> */
	private static function names(): array {
		return array(
			'Mo' => __( 'Monday', 'hvac-blocks' ),
			'Tu' => __( 'Tuesday', 'hvac-blocks' ),
			'We' => __( 'Wednesday', 'hvac-blocks' ),
			'Th' => __( 'Thursday', 'hvac-blocks' ),
			'Fr' => __( 'Friday', 'hvac-blocks' ),
			'Sa' => __( 'Saturday', 'hvac-blocks' ),
			'Su' => __( 'Sunday', 'hvac-blocks' ),
		);
	}
}
