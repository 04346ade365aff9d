<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** Every argument of a route is bounded: a longer text, a longer list or an object with other properties is rejected. */
final class RouteArgsTest extends TestCase {
	/** By route and argument, why it needs no limit of its own. */
	private const EXCEPT = array(
		// A place that does not exist, whatever its length; nothing is looked up for it.
		'/dealers q',
		'/location q',
		'/rebates q',
		// Checked against the setting's own schema.
		'/admin/settings settings',
	);

	public function test_every_argument_has_an_end(): void {
		$endless = array();

		foreach ( rest_get_server()->get_routes( Router::REST_NAMESPACE ) as $route => $handlers ) {
			$path = substr( $route, strlen( '/' . Router::REST_NAMESPACE ) );

			foreach ( '' !== $path && is_array( $handlers ) ? $handlers : array() as $handler ) {
				$args = is_array( $handler ) && is_array( $handler['args'] ?? null ) ? $handler['args'] : array();

				foreach ( $args as $name => $schema ) {
					// The path's pattern limits the arguments in it.
					if ( is_array( $schema ) && ! str_contains( $path, "(?P<$name>" ) && ! in_array( "$path $name", self::EXCEPT, true ) ) {
						array_push( $endless, ...self::endless( "$path $name", $schema ) );
					}
				}
			}
		}

		self::assertSame( array(), array_values( array_unique( $endless ) ) );
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @return list<string> the parts without a limit
	 */
	private static function endless( string $name, array $schema ): array {
		$types = (array) ( $schema['type'] ?? array() );
		$parts = array();

		if ( isset( $schema['enum'] ) ) {
			return array();
		}

		if ( in_array( 'string', $types, true ) && ! isset( $schema['maxLength'] ) && ! isset( $schema['pattern'] ) && 'uuid' !== ( $schema['format'] ?? '' ) ) {
			$parts[] = $name;
		}

		if ( in_array( 'array', $types, true ) ) {
			$parts = array( ...$parts, ...( isset( $schema['maxItems'] ) ? array() : array( $name ) ), ...self::endless( $name . '[]', is_array( $schema['items'] ?? null ) ? $schema['items'] : array() ) );
		}

		if ( in_array( 'object', $types, true ) ) {
			if ( false !== ( $schema['additionalProperties'] ?? true ) && ! isset( $schema['maxProperties'] ) ) {
				$parts[] = $name;
			}

			foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $key => $property ) {
				$parts = array( ...$parts, ...self::endless( "$name.$key", is_array( $property ) ? $property : array() ) );
			}
		}

		return $parts;
	}
}
