<?php
declare(strict_types=1);

namespace HvacBlocks\Rest\Early;

use HvacBlocks\Languages\PageLanguage;
use HvacBlocks\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * What a whole answer to an anonymous visitor has shown of a route, for as long as caches may keep that answer: that nobody else has a say in it, and its headers.
 *
 * It is good for one host and path, one language, and the plugins and the theme that were active.
 */
final readonly class EarlyPass {
	public const SECONDS = 300;

	/** Each answer has its own. */
	private const OF_EACH_ANSWER = array( 'cache-control', 'etag', 'date', 'content-length', 'x-powered-by' );

	/** @param list<string> $headers lines that stand in every answer of the route */
	private function __construct( public array $headers ) {}

	/** Null without a pass for the request that is asked now. */
	public static function find( SharedState $state, string $version ): ?self {
		$kept = $state->get( self::name( $version ) );

		return is_array( $kept ) && is_array( $kept['headers'] ?? null ) && self::surroundings() === ( $kept['surroundings'] ?? null )
			? new self( array_values( array_filter( $kept['headers'], is_string( ... ) ) ) )
			: null;
	}

	/** @param list<string> $headers all lines of the answer to the request that is asked now */
	public static function issue( SharedState $state, string $version, array $headers ): void {
		$kept = array_filter( $headers, static fn ( string $line ): bool => ! in_array( self::header( $line ), self::OF_EACH_ANSWER, true ) );

		$state->set(
			self::name( $version ),
			array(
				'headers'      => array_values( $kept ),
				'surroundings' => self::surroundings(),
			),
			self::SECONDS
		);
	}

	/** The name of a header, in lower case. */
	public static function header( string $line ): string {
		return strtolower( trim( explode( ':', $line, 2 )[0] ) );
	}

	/** Of the host, the path and the language asked for. */
	private static function name( string $version ): string {
		// phpcs:disable WordPress.Security -- only hashed.
		$asked = array( $version, is_ssl(), $_SERVER['HTTP_HOST'] ?? '', strtok( is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '', '?' ), $_GET['rest_route'] ?? '', $_GET['lang'] ?? '' );
		// phpcs:enable

		return 'early:' . hash( 'xxh128', (string) wp_json_encode( $asked ) );
	}

	/** What may add a filter, or put itself around the output. */
	private static function surroundings(): string {
		$surroundings = array( get_option( 'active_plugins' ), get_option( 'stylesheet' ), get_option( 'template' ), PageLanguage::current()->value, ob_list_handlers() );

		return hash( 'xxh128', (string) wp_json_encode( $surroundings ) );
	}
}
