<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

defined( 'ABSPATH' ) || exit;

/** One column of a file. */
final readonly class FileColumn {
	/** Limits what an import stores of a file. */
	public const MOST_VALUES = 3;
	private const LONGEST    = 60;

	public string $heading;

	/** @var list<string> */
	public array $values;

	/**
	 * @param string       $key    identifies the column in its file
	 * @param ?string      $path   the target of its values; null for a column that is not imported
	 * @param list<string> $values its first distinct values
	 */
	public function __construct( public string $key, string $heading, public ?string $path, array $values = array() ) {
		$this->heading = self::cut( $heading );
		$this->values  = array_map( self::cut( ... ), $values );
	}

	/** Returns the user-facing name of a path's column: the part after the group. */
	public static function field( ?string $path ): string {
		return null === $path ? '' : substr( (string) strrchr( ".$path", '.' ), 1 );
	}

	/** @return array{key: string, heading: string, path: ?string, values: list<string>} */
	public function to_array(): array {
		return array(
			'key'     => $this->key,
			'heading' => $this->heading,
			'path'    => $this->path,
			'values'  => $this->values,
		);
	}

	/** @return list<self> from the JSON of `to_array()` */
	public static function from_json( string $json ): array {
		$columns = array();
		$stored  = json_decode( $json, true );

		foreach ( is_array( $stored ) ? $stored : array() as $column ) {
			if ( is_array( $column ) && is_string( $column['key'] ?? null ) && is_string( $column['heading'] ?? null ) ) {
				$columns[] = new self( $column['key'], $column['heading'], is_string( $column['path'] ?? null ) ? $column['path'] : null, array_values( array_filter( (array) ( $column['values'] ?? array() ), is_string( ... ) ) ) );
			}
		}

		return $columns;
	}

	/**
	 * @param list<self> $columns
	 * @return list<string> the headings of the columns that are not imported
	 */
	public static function unused( array $columns ): array {
		$unused = array_filter( $columns, static fn ( self $column ): bool => null === $column->path && '' !== $column->heading );

		return array_values( array_map( static fn ( self $column ): string => $column->heading, $unused ) );
	}

	private static function cut( string $text ): string {
		return mb_substr( trim( $text ), 0, self::LONGEST );
	}
}
