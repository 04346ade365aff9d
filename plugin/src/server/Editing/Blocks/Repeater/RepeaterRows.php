<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Repeater;

defined( 'ABSPATH' ) || exit;

/**
 * A repeater's rows as a CMS stored them: a JSON string, a list of rows, `{ "rows": […] }` or an object with numeric keys. Anything else has no rows.
 * The twin of `readRows()` in `client/domain/repeater.ts`; both run `contracts/repeater.cases.json`.
 */
final class RepeaterRows {
	/** Maximum characters of a JSON string. Anything longer is not page content and stays as it is. */
	private const LONGEST = 1_000_000;

	private const MOST = 500;

	private const DEEPEST = 16;

	/**
	 * @param mixed        $value of the attribute, not trusted
	 * @param list<string> $names of the known fields; others are left out
	 * @return list<array<string, string>> the rows that contain text
	 */
	public static function read( mixed $value, array $names ): array {
		$value = is_string( $value ) ? self::decoded( $value ) : $value;
		$rows  = is_array( $value ) && isset( $value['rows'] ) ? $value['rows'] : $value;

		if ( ! is_array( $rows ) ) {
			return array();
		}

		$numbered = array_filter( $rows, static fn ( int|string $key ): bool => 1 === preg_match( '/^(?:0|[1-9]\d{0,8})$/', (string) $key ), ARRAY_FILTER_USE_KEY );
		ksort( $numbered );

		if ( count( $numbered ) > self::MOST ) {
			return array();
		}

		return array_values( array_filter( array_map( static fn ( mixed $row ): array => self::row( $row, $names ), $numbered ) ) );
	}

	private static function decoded( string $json ): mixed {
		return strlen( $json ) > self::LONGEST ? null : json_decode( $json, true, self::DEEPEST );
	}

	/**
	 * @param list<string> $names
	 * @return array<string, string>
	 */
	private static function row( mixed $row, array $names ): array {
		$row   = is_array( $row ) ? $row : array();
		$texts = array();

		foreach ( $names as $name ) {
			$text = self::text( $row[ $name ] ?? null );

			if ( '' !== $text ) {
				$texts[ $name ] = $text;
			}
		}

		return $texts;
	}

	private static function text( mixed $value ): string {
		return match ( true ) {
			is_string( $value )                      => trim( $value, " \t\n\r" ),
			is_bool( $value )                        => $value ? 'true' : 'false',
			is_int( $value ), is_float( $value )     => (string) wp_json_encode( $value ),
			default                                  => '',
		};
	}
}
