<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

defined( 'ABSPATH' ) || exit;

/** A dealer's opening hours in the format of schema.org: `Mo-Fr 08:00-17:00`. Understands "Mon - Fri 8am-5pm" and the like. */
final class OpeningHours {
	private const DAYS = array( 'mo', 'tu', 'we', 'th', 'fr', 'sa', 'su' );

	private const DAY  = '(?:mo(?:n(?:day)?)?|tu(?:e(?:s(?:day)?)?)?|we(?:d(?:nesday)?)?|th(?:u(?:r(?:s(?:day)?)?)?)?|fr(?:i(?:day)?)?|sa(?:t(?:urday)?)?|su(?:n(?:day)?)?)\.?s?';
	private const TIME = '(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\b\.?)?';
	private const TO   = '\s*(?:-|–|—|to|through)\s*';

	/** Returns one line in its plain form; null if it is not such a line. */
	public static function read( string $line ): ?string {
		$line = strtolower( trim( $line ) );
		$line = preg_replace( '~^(?:24\s*/\s*7|open 24 hours)$~', 'mo-su 00:00-23:59', $line ) ?? '';
		$line = preg_replace( '/^(?:daily|every day|all week)\b/', 'mo-su', $line ) ?? '';
		$days = self::DAY . '(?:' . self::TO . self::DAY . ')?';

		if ( 1 !== preg_match( "/^($days(?:\s*[,&+]\s*$days)*)[\s:,]+" . self::TIME . self::TO . self::TIME . '$/Du', $line, $part ) ) {
			return null;
		}

		$open  = self::time( $part[2], $part[3], $part[4] );
		$close = self::time( $part[5], $part[6] ?? '', $part[7] ?? '' );

		return null === $open || null === $close ? null : self::days( $part[1] ) . " $open-$close";
	}

	private static function days( string $days ): string {
		return implode(
			',',
			array_map(
				static fn ( string $group ): string => implode(
					'-',
					array_map(
						static fn ( string $day ): string => ucfirst( self::DAYS[ (int) array_search( substr( $day, 0, 2 ), self::DAYS, true ) ] ),
						self::parts( self::TO, $group )
					)
				),
				self::parts( '\s*[,&+]\s*', $days )
			)
		);
	}

	/** @return list<string> */
	private static function parts( string $separator, string $text ): array {
		$parts = preg_split( "/$separator/u", $text );

		return false === $parts ? array() : $parts;
	}

	private static function time( string $hour, string $minute, string $half ): ?string {
		$hours = (int) $hour;

		if ( '' !== $half ) {
			if ( $hours < 1 || $hours > 12 ) {
				return null;
			}

			$hours = $hours % 12 + ( 'p' === $half ? 12 : 0 );
		}

		return $hours > 24 || (int) $minute > 59 || ( 24 === $hours && (int) $minute > 0 ) ? null : sprintf( '%02d:%02d', $hours, (int) $minute );
	}
}
