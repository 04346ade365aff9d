<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\Reference\RegisteredRoutes;
use HvacBlocks\Testing\TestCase;
use ReflectionClass;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What `OPTIONS` says about every route of the plugin: its arguments and its responses. */
final class RouteSchemaTest extends TestCase {
	/** CONTRIBUTING.md promises it. */
	public function test_half_of_the_routes_have_at_most_35_lines(): void {
		$lines = array();

		foreach ( array_merge( ...array_map( array_values( ... ), array_values( RegisteredRoutes::by_path() ) ) ) as $route ) {
			$code                    = (string) file_get_contents( (string) ( new ReflectionClass( $route ) )->getFileName() );
			$lines[ $route::class ] = substr_count( trim( (string) preg_replace( '/^.*^use [^;]+;$/ms', '', $code ) ), "\n" ) + 1;
		}

		sort( $lines );
		self::assertGreaterThan( 90, count( $lines ) );
		self::assertLessThanOrEqual( 35, $lines[ intdiv( count( $lines ), 2 ) ] );
	}

	public function test_options_tells_what_every_path_takes_and_answers(): void {
		$this->as_role( 'administrator' );
		$wrong = array();

		foreach ( RegisteredRoutes::by_path() as $path => $routes ) {
			$data    = self::data( rest_do_request( new WP_REST_Request( 'OPTIONS', self::example( $path ) ) ) );
			$schema  = $data['schema'] ?? null;
			$answers = array_map( static fn ( Route $route ): array => $route->schema(), $routes );
			$methods = array_keys( $routes );
			$told    = array();

			foreach ( is_array( $data['endpoints'] ?? null ) ? $data['endpoints'] : array() as $endpoint ) {
				$args = is_array( $endpoint ) && is_array( $endpoint['args'] ?? null ) ? $endpoint['args'] : array();

				foreach ( is_array( $endpoint ) ? array_filter( (array) ( $endpoint['methods'] ?? array() ), is_string( ... ) ) : array() as $method ) {
					$told[] = $method;

					foreach ( $args as $name => $arg ) {
						if ( ! is_array( $arg ) || ! isset( $arg['type'] ) ) {
							$wrong[] = "$path: the argument $name has no type.";
						}
					}
					if ( ! isset( $routes[ $method ] ) || array_keys( $args ) !== array_keys( $routes[ $method ]->args() ) ) {
						$wrong[] = "$method $path: other arguments.";
					}
				}
			}

			sort( $told );
			sort( $methods );

			if ( $told !== $methods ) {
				$wrong[] = "$path: other methods.";
			}
			if ( ! is_array( $schema ) || ! isset( $schema['title'], $schema['type'] ) ) {
				$wrong[] = "$path: no schema.";
			}
			if ( ( $answers['GET'] ?? array_values( $answers )[0] ) !== $schema ) {
				$wrong[] = "$path: another schema.";
			}
		}

		self::assertSame( array(), $wrong );
	}

	public function test_what_can_be_read_fits_its_schema(): void {
		$this->as_role( 'administrator' );
		$seen  = 0;
		$wrong = array();

		foreach ( RegisteredRoutes::by_path() as $path => $routes ) {
			if ( ! isset( $routes['GET'] ) || str_contains( $path, '(?P<' ) ) {
				continue;
			}

			$asked  = array_filter( array( 'q' => '75024', 'path' => '/', 'page' => 1, 'x' => 14, 'y' => 25 ), static fn ( string $name ): bool => isset( $routes['GET']->args()[ $name ] ), ARRAY_FILTER_USE_KEY );
			$answer = $this->rest( 'GET', $path, $asked );
			$data   = json_decode( (string) wp_json_encode( $answer->get_data() ), true );

			if ( 200 === $answer->get_status() && null !== $data ) {
				++$seen;
				$valid = rest_validate_value_from_schema( $data, $routes['GET']->schema(), 'answer' );

				if ( is_wp_error( $valid ) ) {
					$wrong[] = "$path: {$valid->get_error_message()}";
				}
				// The admin client's types have every property of an answer (bin/answer-types.mjs).
				if ( str_contains( $path, '/admin/' ) ) {
					array_push( $wrong, ...AnswerShape::differences( $data, $routes['GET']->schema(), $path ) );
				}
			}
		}

		self::assertSame( array(), $wrong );
		self::assertGreaterThan( 15, $seen );
	}

	/** Returns a path with values in its placeholders. */
	private static function example( string $path ): string {
		$path = str_replace( '(?P<reference>' . LeadReference::PATTERN . ')', 'HB-7K3M-92QD', $path );

		return (string) preg_replace( array( '/\(\?P<(?:id|number)>[^()]*\)/', '/\(\?P<key>(?:[^()]|\([^()]*\))*\)/', '/\(\?P<\w+>(?:[^()]|\([^()]*\))*\)/' ), array( '1', 'new', 'abc' ), $path );
	}
}
