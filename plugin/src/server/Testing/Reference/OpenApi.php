<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Rest\Router;
use ReflectionClass;
use WP_REST_Request;

/**
 * The REST API as an OpenAPI 3.1 document, from the routes' own paths, arguments, schemas and permissions.
 *
 * @phpstan-type Json array<string, mixed>
 */
final class OpenApi {
	/** Successes other than 200. */
	private const SUCCESSES = array(
		'POST /admin/consents'                => array( 201 ),
		'POST /admin/leads/{reference}/notes' => array( 201 ),
		'POST /form-opens'                    => array( 204 ),
		'POST /leads'                         => array( 200, 201, 303 ),
		'POST /searches'                      => array( 204 ),
		'POST /steps'                         => array( 204 ),
	);

	/** Forms without JavaScript are posted there. */
	private const FORMS = array( 'POST /leads' );

	/** @var Json the schemas of responses, by name */
	private array $schemas = array();

	/** @param array<string, \Closure(): int> $audiences functions that log in as one of each audience, the widest first; that of everyone is the first */
	public function __construct( private readonly array $audiences ) {}

	public function json(): string {
		$json = (string) wp_json_encode( $this->document(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );

		return preg_replace_callback( '/^(?: {4})+/m', static fn ( array $indent ): string => str_repeat( "\t", intdiv( strlen( $indent[0] ), 4 ) ), $json ) . "\n";
	}

	/** @return Json */
	public function document(): array {
		$paths = array();

		foreach ( RegisteredRoutes::by_path() as $pattern => $routes ) {
			$path = (string) preg_replace( '/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/', '{$1}', substr( $pattern, strlen( '/' . Router::REST_NAMESPACE ) ) );

			foreach ( $routes as $method => $route ) {
				$paths[ $path ][ strtolower( $method ) ] = $this->operation( $route, $path, $pattern );
			}
		}

		return array(
			'openapi'           => '3.1.0',
			'info'              => array(
				'title'       => 'HVAC Blocks',
				'version'     => 'v1',
				'description' => 'Generated from the routes; `npm run goldens` rewrites it.',
				'license'     => array( 'name' => 'GPL-2.0-or-later', 'identifier' => 'GPL-2.0-or-later' ),
			),
			'servers'           => array( array( 'url' => '{site}/wp-json/' . Router::REST_NAMESPACE, 'variables' => array( 'site' => array( 'default' => 'https://example.com' ) ) ) ),
			'paths'             => $paths,
			'components'        => $this->components(),
		);
	}

	/** @return Json */
	private function operation( Route $route, string $path, string $pattern ): array {
		$method = $route->method();
		$public = array_key_first( $this->audiences );
		$who    = $this->who( $route );
		$args   = $route->args();
		$places = array_intersect_key( $args + self::places( $pattern ), self::places( $pattern ) );
		$others = array_diff_key( $args, $places );
		$body   = in_array( $method, array( 'POST', 'PUT' ), true ) && array() !== $others;

		$parameters = array( array( '$ref' => '#/components/parameters/lang' ) );

		foreach ( $places as $name => $arg ) {
			$parameters[] = self::parameter( $name, $arg + self::places( $pattern )[ $name ], 'path' );
		}
		foreach ( $body ? array() : $others as $name => $arg ) {
			$parameters[] = self::parameter( $name, $arg, 'query' );
		}

		return array_filter(
			array(
				'operationId' => self::name( $method, $path ),
				'tags'        => array( explode( '/', $path )[1] ),
				'description' => trim( self::description( $route ) . " For $who." ),
				'security'    => $who === $public ? array( (object) array() ) : array( array( 'cookie' => array(), 'nonce' => array() ), array( 'applicationPassword' => array() ) ),
				'parameters'  => $parameters,
				'requestBody' => $body ? self::body( $others, "$method $path" ) : null,
				'responses'   => $this->responses( $route, "$method $path", $who === $public ),
			),
			static fn ( mixed $part ): bool => null !== $part
		);
	}

	/** @return array<string, array<string, mixed>> the placeholders in a path, by name */
	private static function places( string $pattern ): array {
		preg_match_all( '/\(\?P<(\w+)>((?:[^()]|\([^()]*\))*)\)/', $pattern, $found, PREG_SET_ORDER );

		return array_combine( array_column( $found, 1 ), array_map( static fn ( array $one ): array => array( 'type' => 'string', 'pattern' => "^$one[2]$" ), $found ) );
	}

	/**
	 * @param array<string, mixed> $arg
	 * @param 'path'|'query'       $in
	 * @return Json
	 */
	private static function parameter( string $name, array $arg, string $in ): array {
		$text = $arg['description'] ?? null;

		return array(
			'name' => $name,
			'in'   => $in,
			...( is_string( $text ) ? array( 'description' => $text ) : array() ),
			...( 'path' === $in || true === ( $arg['required'] ?? false ) ? array( 'required' => true ) : array() ),
			// WordPress splits a list at its commas.
			...( 'array' === ( $arg['type'] ?? '' ) ? array( 'style' => 'form', 'explode' => false ) : array() ),
			...( 'object' === ( $arg['type'] ?? '' ) ? array( 'style' => 'deepObject', 'explode' => true ) : array() ),
			'schema' => OpenApiSchema::of( array_diff_key( $arg, array( 'description' => 0, 'required' => 0 ) ) ),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $args
	 * @return Json
	 */
	private static function body( array $args, string $operation ): array {
		$content = array( 'schema' => OpenApiSchema::of( array( 'type' => 'object', 'properties' => $args ) ) );

		return array(
			'required' => array() !== array_filter( array_column( $args, 'required' ) ),
			'content'  => array( 'application/json' => $content ) + ( in_array( $operation, self::FORMS, true ) ? array( 'application/x-www-form-urlencoded' => $content ) : array() ),
		);
	}

	/** @return Json */
	private function responses( Route $route, string $operation, bool $is_public ): array {
		$source    = self::source( $route );
		$is_shared = str_contains( $source, 'CacheHeaders::shared(' );
		$responses = array();

		foreach ( self::SUCCESSES[ $operation ] ?? array( 200 ) as $status ) {
			$responses[ (string) $status ] = match ( $status ) {
				204     => array( 'description' => 'Counted.' ),
				303     => array( 'description' => 'The answer to a form without JavaScript: back to its page.', 'headers' => array( 'Location' => array( 'schema' => array( 'type' => 'string', 'format' => 'uri' ) ) ) ),
				default => array(
					'description' => 201 === $status ? 'Created.' : 'The answer.',
					'headers'     => self::headers( $is_shared ),
					'content'     => $this->content( $route, $source, $operation ),
				),
			};
		}

		if ( $is_shared ) {
			$responses['304'] = array( 'description' => 'The answer that `If-None-Match` names is still good.', 'headers' => self::headers( true ) );
		}

		$errors = array( 400 => 'Invalid arguments.' ) + ( $is_public ? array() : array( 401 => 'Not logged in.', 403 => 'Not allowed.' ) ) + array( 429 => 'Too many requests.', 503 => 'The database did not do it.' );

		foreach ( $errors as $status => $description ) {
			$responses[ (string) $status ] = array(
				'description' => $description,
				...( in_array( $status, array( 429, 503 ), true ) ? array( 'headers' => array( 'Retry-After' => array( 'description' => 'Seconds.', 'schema' => array( 'type' => 'integer' ) ) ) ) : array() ),
				'content'     => array( 'application/json' => array( 'schema' => array( '$ref' => '#/components/schemas/Error' ) ) ),
			);
		}

		$responses['default'] = array( '$ref' => '#/components/responses/Error' );

		return $responses;
	}

	/** @return Json */
	private function content( Route $route, string $source, string $operation ): array {
		$type = 1 === preg_match( '~\'(text/csv|application/json); charset=UTF-8\'~', $source, $found ) ? $found[1] : 'application/json';

		return array( $type => array( 'schema' => str_contains( $source, 'FileResponse::of(' ) && 'application/json' === $type ? (object) array() : $this->schema( $route, $operation ) ) );
	}

	/** @return Json a reference to the schema, which is listed once for all routes with the same response */
	private function schema( Route $route, string $operation ): array {
		$schema = OpenApiSchema::of( $route->schema() );
		$title  = $route->schema()['title'] ?? '';
		$name   = self::studly( is_string( $title ) ? $title : '' );

		if ( wp_json_encode( $this->schemas[ $name ] ?? $schema ) !== wp_json_encode( $schema ) ) {
			$name .= self::studly( $operation );
		}

		$this->schemas[ $name ] = $schema;

		return array( '$ref' => "#/components/schemas/$name" );
	}

	/** @return Json */
	private static function headers( bool $is_shared ): array {
		return array( 'Cache-Control' => array( '$ref' => '#/components/headers/' . ( $is_shared ? 'Shared' : 'NotStored' ) ) ) + ( $is_shared ? array( 'ETag' => array( '$ref' => '#/components/headers/ETag' ) ) : array() );
	}

	/** @return Json */
	private function components(): array {
		$text = array( 'type' => 'string' );

		return array(
			'securitySchemes' => array(
				'cookie'              => array( 'type' => 'apiKey', 'in' => 'cookie', 'name' => 'wordpress_logged_in', 'description' => 'The login of WordPress; the name of the cookie ends in a hash of the site. Needs the nonce, too.' ),
				'nonce'               => array( 'type' => 'apiKey', 'in' => 'header', 'name' => 'X-WP-Nonce', 'description' => 'A nonce of `wp_rest`.' ),
				'applicationPassword' => array( 'type' => 'http', 'scheme' => 'basic', 'description' => 'A user name and an application password.' ),
			),
			'parameters'      => array(
				'lang' => array( 'name' => 'lang', 'in' => 'query', 'description' => 'The language of the answer.', 'schema' => array( 'type' => 'string', 'enum' => array_column( Language::cases(), 'value' ) ) ),
			),
			'headers'         => array(
				'Shared'    => array( 'description' => '`public, max-age=…`: browsers and proxies may keep it.', 'schema' => $text ),
				'NotStored' => array( 'description' => '`no-store`', 'schema' => $text ),
				'ETag'      => array( 'description' => 'For `If-None-Match`.', 'schema' => $text ),
			),
			'schemas'         => $this->schemas + array(
				'Error' => array(
					'type'       => 'object',
					'properties' => array(
						'code'    => $text + array( 'description' => 'For programs.' ),
						'message' => $text + array( 'description' => 'For people, in the language of the request.' ),
						'data'    => array( 'type' => array( 'object', 'null' ), 'properties' => array( 'status' => array( 'type' => 'integer' ), 'fields' => array( 'type' => 'object', 'additionalProperties' => $text, 'description' => 'Messages by field.' ), 'params' => array( 'type' => 'object', 'description' => 'Messages by argument.' ), 'retryAfter' => array( 'type' => 'integer', 'description' => 'Seconds.' ) ) ),
					),
					'required'   => array( 'code', 'message' ),
				),
			),
			'responses'       => array(
				'Error' => array( 'description' => 'Anything else.', 'content' => array( 'application/json' => array( 'schema' => array( '$ref' => '#/components/schemas/Error' ) ) ) ),
			),
		);
	}

	private function who( Route $route ): string {
		foreach ( $this->audiences as $audience => $log_in ) {
			$log_in();

			if ( true === $route->permission( new WP_REST_Request( $route->method() ) ) ) {
				return $audience;
			}
		}

		return 'nobody';
	}

	private static function name( string $method, string $path ): string {
		return strtolower( $method ) . self::studly( $path );
	}

	private static function studly( string $text ): string {
		return str_replace( ' ', '', ucwords( trim( (string) preg_replace( '/[^A-Za-z]+/', ' ', $text ) ) ) );
	}

	/** The class's own description. */
	private static function description( Route $route ): string {
		$text = (string) preg_replace( '~^\s*(?:/\*\*|\*/|\*)[ \t]?~m', '', str_replace( '*/', '', (string) ( new ReflectionClass( $route ) )->getDocComment() ) );
		$text = (string) preg_replace( '~\s+~', ' ', explode( "\n@", "\n" . $text )[0] );

		return ucfirst( trim( (string) preg_replace( '~^\s*`(?:GET|POST|PUT|DELETE) [^`]+`[:,]?~', '', $text ) ) );
	}

	private static function source( Route $route ): string {
		return (string) file_get_contents( (string) ( new ReflectionClass( $route ) )->getFileName() );
	}
}
