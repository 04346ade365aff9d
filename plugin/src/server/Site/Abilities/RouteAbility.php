<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Abilities;

use HvacBlocks\Kernel\Route;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A route as an ability: its arguments are the input, its response the output, and users who may call the route may use the ability. The REST API
 * responds, so validation, limits and the language are the route's, too.
 *
 * Assumption: the route only reads.
 */
final readonly class RouteAbility {
	/** Keywords of WordPress' routes that are not JSON schema. */
	private const NO_SCHEMA = array( 'required', 'validate_callback', 'sanitize_callback' );

	/** @param list<string> $only the parts of the response that the ability returns; empty for all */
	public function __construct( private string $label, private string $description, private Route $route, private array $only = array() ) {}

	/** @return array<string, mixed> the arguments of `wp_register_ability()` */
	public function args(): array {
		return array(
			'label'               => $this->label,
			'description'         => $this->description,
			'category'            => AbilitiesModule::CATEGORY,
			'input_schema'        => $this->input(),
			'output_schema'       => $this->output(),
			'permission_callback' => fn ( mixed $input = null ): bool|WP_Error => $this->route->permission( $this->request( $input ) ),
			'execute_callback'    => $this->answer( ... ),
			'meta'                => array(
				'show_in_rest' => true,
				'annotations'  => array(
					'readonly'    => true,
					'destructive' => false,
					'idempotent'  => true,
				),
			),
		);
	}

	/** @return array<string, mixed> */
	private function input(): array {
		$args     = $this->route->args();
		$required = array_keys( array_filter( $args, static fn ( array $arg ): bool => true === ( $arg['required'] ?? false ) ) );
		$schema   = array(
			'type'                 => 'object',
			'properties'           => array_map( static fn ( array $arg ): array => array_diff_key( $arg, array_flip( self::NO_SCHEMA ) ), $args ),
			'additionalProperties' => false,
		);

		return $schema + ( array() === $required ? array( 'default' => array() ) : array( 'required' => $required ) );
	}

	/** @return array<string, mixed> */
	private function output(): array {
		$schema     = array_diff_key( $this->route->schema(), array( '$schema' => true ) );
		$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array();

		return array() === $this->only ? $schema : array( 'properties' => array_intersect_key( $properties, array_flip( $this->only ) ) ) + $schema;
	}

	private function answer( mixed $input = null ): mixed {
		$response = rest_do_request( $this->request( $input ) );

		if ( $response->is_error() ) {
			return $response->as_error();
		}

		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );

		return array() === $this->only || ! is_array( $data ) ? $data : array_intersect_key( $data, array_flip( $this->only ) );
	}

	private function request( mixed $input ): WP_REST_Request {
		$args = array_filter( is_array( $input ) ? $input : array(), is_string( ... ), ARRAY_FILTER_USE_KEY );
		// Arguments with a placeholder in the path are inserted there.
		$path = (string) preg_replace_callback(
			'~\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)~',
			static fn ( array $place ): string => rawurlencode( is_scalar( $args[ $place[1] ] ?? null ) ? (string) $args[ $place[1] ] : '-' ),
			$this->route->path()
		);

		$request = new WP_REST_Request( $this->route->method(), $path );
		$request->set_query_params( $args );

		return $request;
	}
}
