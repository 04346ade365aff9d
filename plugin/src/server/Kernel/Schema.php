<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** JSON schemas of routes, in the draft that WordPress reads. */
final class Schema {
	public const DRAFT = 'http://json-schema.org/draft-04/schema#';

	/**
	 * What a route answers.
	 *
	 * @param array<array-key, mixed> $properties schemas by name
	 * @return array<string, mixed>
	 */
	public static function answer( string $title, array $properties ): array {
		return array(
			'$schema'    => self::DRAFT,
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * What a route answers that exports a file.
	 *
	 * @return array<string, mixed>
	 */
	public static function file( string $title ): array {
		return array(
			'$schema' => self::DRAFT,
			'title'   => $title,
			'type'    => 'string',
		);
	}

	/**
	 * What a route answers without content.
	 *
	 * @return array<string, mixed>
	 */
	public static function nothing( string $title, string $description ): array {
		return array(
			'$schema'     => self::DRAFT,
			'title'       => $title,
			'description' => $description,
			'type'        => 'null',
		);
	}

	/**
	 * A value of a type, such as `boolean`.
	 *
	 * @return array<string, mixed>
	 */
	public static function described( string $type, string $description ): array {
		return array(
			'type'        => $type,
			'description' => $description,
		);
	}

	/**
	 * Several values of the same type.
	 *
	 * @return array<string, array{type: string}> by name
	 */
	public static function all( string $type, string ...$names ): array {
		return array_fill_keys( $names, array( 'type' => $type ) );
	}

	/**
	 * An argument in the path, such as an ID.
	 *
	 * @return array<string, mixed>
	 */
	public static function in_path( string $description ): array {
		return array( 'required' => true ) + self::described( 'string', $description );
	}

	/**
	 * An argument that is a text; empty if it is not given.
	 *
	 * @return array<string, mixed>
	 */
	public static function text( string $description, int $most, bool $is_required = false ): array {
		return array(
			'type'        => 'string',
			'description' => $description,
			'maxLength'   => $most,
			...( $is_required ? array( 'required' => true ) : array( 'default' => '' ) ),
		);
	}

	/**
	 * An argument that is one of several values.
	 *
	 * @param list<string> $values
	 * @param ?string      $value  if it is not given; null if it must be
	 * @return array<string, mixed>
	 */
	public static function choice( array $values, ?string $value, string $description = '' ): array {
		return array(
			'type' => 'string',
			...( '' === $description ? array() : array( 'description' => $description ) ),
			'enum' => $values,
			...( null === $value ? array( 'required' => true ) : array( 'default' => $value ) ),
		);
	}

	/**
	 * A text of a response that is one of several.
	 *
	 * @param list<string> $values
	 * @return array<string, mixed>
	 */
	public static function one_of( array $values, string $description = '' ): array {
		return array(
			'type' => 'string',
			'enum' => $values,
			...( '' === $description ? array() : array( 'description' => $description ) ),
		);
	}

	/**
	 * An argument that is true or, by default, false.
	 *
	 * @return array<string, mixed>
	 */
	public static function flag( string $description ): array {
		return array(
			'type'        => 'boolean',
			'description' => $description,
			'default'     => false,
		);
	}

	/**
	 * @param array<string, mixed> $items
	 * @return array{type: 'array', items: array<string, mixed>, description?: string}
	 */
	public static function list( array $items, string $description = '' ): array {
		return array(
			'type'  => 'array',
			'items' => $items,
			...( '' === $description ? array() : array( 'description' => $description ) ),
		);
	}

	/**
	 * An argument that is a list of texts.
	 *
	 * @param int $most    how many
	 * @param int $longest how many characters each
	 * @return array<string, mixed>
	 */
	public static function texts( string $description, int $most, int $longest ): array {
		return self::list( array( 'type' => 'string', 'maxLength' => $longest ), $description ) + array( 'maxItems' => $most );
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
