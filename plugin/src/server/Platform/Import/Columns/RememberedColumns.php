<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use HvacBlocks\Platform\Import\ImportTarget;

defined( 'ABSPATH' ) || exit;

/** Earlier choices of columns, so that the next file of the same shape is read the same way. */
final readonly class RememberedColumns {
	public const OPTION = 'hvac_blocks_import_columns';

	/** The newest shapes of each kind of record. */
	private const MOST = 20;

	/** @param string $target the name of an `ImportTarget` */
	public function __construct( private string $target ) {}

	/** @return array<string, array<string, ?string>> the path of each column, by shape */
	public function all(): array {
		$stored = get_option( self::OPTION );
		$shapes = array();

		foreach ( is_array( $stored ) ? (array) ( $stored[ $this->target ] ?? array() ) : array() as $shape => $paths ) {
			$shapes[ (string) $shape ] = self::paths( $paths );
		}

		return $shapes;
	}

	/** @param array<string, ?string> $paths by the keys of all columns, in the order of the file */
	public function remember( array $paths ): void {
		$stored = get_option( self::OPTION );
		$shape  = ColumnMapping::shape( array_keys( $paths ) );
		$shapes = array( $shape => $paths ) + $this->all();

		update_option( self::OPTION, array( ...( is_array( $stored ) ? $stored : array() ), $this->target => array_slice( $shapes, 0, self::MOST ) ), false );
	}

	/** @return array<string, ?string> */
	public static function paths( mixed $stored ): array {
		$paths = array();

		foreach ( is_array( $stored ) ? $stored : array() as $key => $path ) {
			$paths[ (string) $key ] = is_string( $path ) ? $path : null;
		}

		return $paths;
	}
}
