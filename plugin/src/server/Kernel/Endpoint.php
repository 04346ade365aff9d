<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** A route that states in constants what it answers to and who may use it. By default, those who manage the settings read it, without arguments. */
abstract readonly class Endpoint implements Route {
	/** @var list<string> for `MAY`: no capability is needed */
	protected const EVERYBODY = array();

	/** @var string see `Route::method()` */
	protected const METHOD = 'GET';

	/** @var string see `Route::path()` */
	protected const PATH = '';

	/** @var list<string> the capabilities that a user needs, all of them */
	protected const MAY = array( Capability::MANAGE_SETTINGS );

	public function path(): string {
		return static::PATH;
	}

	public function method(): string {
		return static::METHOD;
	}

	public function args(): array {
		return array();
	}

	public function permission( WP_REST_Request $request ): bool|WP_Error {
		foreach ( static::MAY as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				return false;
			}
		}

		return true;
	}

	/** An argument that is a text; empty if it is not given. */
	final protected static function text( WP_REST_Request $request, string $name ): string {
		return is_string( $request[ $name ] ) ? $request[ $name ] : '';
	}

	/** An argument that is an integer; 0 if it is not given. */
	final protected static function number( WP_REST_Request $request, string $name ): int {
		return is_numeric( $request[ $name ] ) ? (int) $request[ $name ] : 0;
	}

	/** @return list<string> an argument that is a list of texts; empty if it is not given */
	final protected static function texts( WP_REST_Request $request, string $name ): array {
		return array_values( array_filter( is_array( $request[ $name ] ) ? $request[ $name ] : array(), is_string( ... ) ) );
	}
}
