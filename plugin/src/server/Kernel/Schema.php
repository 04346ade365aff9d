<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** JSON schemas of routes, in the draft that WordPress reads. */
final class Schema {
	/**
	 * What a route answers.
	 *
	 * @param array<array-key, mixed> $properties schemas by name
	 * @return array<string, mixed>
	 */
	public static function answer( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * @param array<string, mixed> $items
	 * @return array{type: 'array', items: array<string, mixed>}
	 */
	public static function list( array $items ): array {
		return array(
			'type'  => 'array',
			'items' => $items,
		);
	}

	/**
	 * @param array<array-key, mixed> $properties schemas by name
	 * @return array{type: 'object', properties: array<array-key, mixed>}
	 */
	public static function object( array $properties ): array {
		return array(
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
