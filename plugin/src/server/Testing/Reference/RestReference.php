<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Platform\Rest\Router;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The REST reference of the documentation, from the registered routes.
 *
 * @phpstan-type Handler array{methods: array<string, bool>, args: array<string, array<string, mixed>>, permission_callback: callable}
 */
final readonly class RestReference {
	/** @param array<string, \Closure(): int> $audiences functions that log in as one of each audience, the widest first */
	public function __construct( private array $audiences ) {}

	public function markdown(): string {
		$server = rest_get_server();
		/** @var array<string, list<Handler>> $routes */
		$routes = $server->get_routes( Router::REST_NAMESPACE );
		$known  = RegisteredRoutes::by_path();
		$text   = "# REST reference\n\nGenerated from the routes; `npm run goldens` rewrites it. Below `/wp-json/" . Router::REST_NAMESPACE . "`. `OPTIONS` on a path returns its part as a JSON schema; [openapi.json](openapi.json) is all of it as OpenAPI 3.1.\n";

		foreach ( $routes as $route => $handlers ) {
			$path = substr( $route, strlen( '/' . Router::REST_NAMESPACE ) );

			if ( '' === $path ) {
				continue;
			}

			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$text .= $this->section( $method, $path, $handler, $known[ $route ][ $method ]->schema() );
				}
			}
		}

		return $text;
	}

	/**
	 * @param Handler                  $handler
	 * @param array<array-key, mixed> $schema
	 */
	private function section( string $method, string $path, array $handler, array $schema ): string {
		$title = (string) preg_replace( '/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/', '{$1}', $path );
		$text  = "\n## `$method $title`\n\nFor " . $this->who( $method, $handler ) . ".\n";

		if ( array() !== $handler['args'] ) {
			$text .= "\n| argument | type | |\n|---|---|---|\n";
		}

		foreach ( $handler['args'] as $name => $argument ) {
			$description = is_string( $argument['description'] ?? null ) ? $argument['description'] : '';
			$notes       = array_filter( array( empty( $argument['required'] ) ? '' : 'required', isset( $argument['default'] ) && '' !== $argument['default'] && array() !== $argument['default'] ? 'default `' . wp_json_encode( $argument['default'], JSON_UNESCAPED_SLASHES ) . '`' : '', $description ) );
			$text       .= "| `$name` | " . self::type( $argument ) . ' | ' . self::cell( implode( '; ', $notes ) ) . " |\n";
		}

		$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();
		$fields     = array();

		foreach ( $properties as $name => $property ) {
			$fields[] = "`$name` " . ( is_array( $property ) ? self::type( $property ) : '' );
		}

		return $text . ( array() === $fields ? '' : "\nAnswers " . implode( ', ', $fields ) . ".\n" );
	}

	/** @param Handler $handler */
	private function who( string $method, array $handler ): string {
		foreach ( $this->audiences as $audience => $log_in ) {
			$log_in();

			if ( true === ( $handler['permission_callback'] )( new WP_REST_Request( $method ) ) ) {
				return $audience;
			}
		}

		return 'nobody';
	}

	/** @param array<array-key, mixed> $schema */
	private static function type( array $schema ): string {
		$type = implode( ' or ', array_filter( (array) ( $schema['type'] ?? '' ), is_string( ... ) ) );
		$enum = is_array( $schema['enum'] ?? null ) && count( $schema['enum'] ) <= 8 ? ': ' . implode( ', ', array_map( static fn ( mixed $value ): string => '`' . ( is_scalar( $value ) ? (string) $value : '' ) . '`', $schema['enum'] ) ) : '';

		return self::cell( $type . $enum );
	}

	private static function cell( string $text ): string {
		return str_replace( array( '|', "\n" ), array( '\|', ' ' ), $text );
	}
}
