<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Kernel\Unavailable;

defined( 'ABSPATH' ) || exit;

/** The response of `GET /dealers` as JSON. */
final class SearchJson {
	/** Numbers keep their type, so that the decoded JSON equals the result of `to_array()`. */
	public const FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;

	/** @throws Unavailable if the provider cannot answer now */
	public static function of( DealerDirectory $dealers, string $query, SearchMode $mode ): string {
		return $dealers instanceof DealerAnswers ? $dealers->answer( $query, $mode ) : self::encode( $dealers->search( $query, $mode )->to_array() );
	}

	public static function encode( mixed $value ): string {
		return (string) wp_json_encode( $value, self::FLAGS );
	}
}
