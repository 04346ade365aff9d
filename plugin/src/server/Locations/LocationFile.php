<?php
declare(strict_types=1);

namespace HvacBlocks\Locations;

use HvacBlocks\Database\Row;

defined( 'ABSPATH' ) || exit;

/**
 * The bundled postal areas as they are in their file, for the minutes until the table is loaded.
 *
 * A code is found by halving (a tenth of a millisecond), a name by reading the whole file (some 20 milliseconds).
 */
final readonly class LocationFile {
	private const LONGEST_LINE = 200;

	public function __construct( private string $path ) {}

	public function area( string $code ): ?Row {
		$file = $this->open();

		if ( null === $file ) {
			return null;
		}

		$low  = 0;
		$high = fstat( $file )['size'] ?? 0;

		// Until what is left is about a line: the first line that begins after the middle decides.
		while ( $high - $low > self::LONGEST_LINE ) {
			$middle = intdiv( $low + $high, 2 );
			fseek( $file, $middle );
			fgets( $file );
			$line = fgets( $file );

			if ( false !== $line && strcmp( substr( $line, 0, strlen( $code ) ), $code ) < 0 ) {
				$low = $middle;
			} else {
				$high = $middle;
			}
		}

		fseek( $file, max( 0, $low - self::LONGEST_LINE ) );

		// Two more lines than can lie between.
		for ( $lines = 0; $lines < self::LONGEST_LINE; $lines++ ) {
			$line = (string) fgets( $file );

			if ( str_starts_with( $line, "$code\t" ) ) {
				return self::row( $line );
			}
		}

		return null;
	}

	/**
	 * @param list<string> $keys as `PlaceName::key()` gives them
	 * @return list<Row> the rows that stand for the places of these names, the heaviest first
	 */
	public function named( array $keys ): array {
		$file   = $this->open();
		$rows   = array();
		$firsts = array_map( static fn ( string $key ): string => $key[0] ?? '', $keys );

		while ( null !== $file && false !== ( $line = fgets( $file ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			// Most lines are passed over by one letter: the key of a name begins as the name does, but for an accent.
			$first = strtolower( $line[ strpos( $line, "\t" ) + 1 ] ?? '' );

			if ( str_ends_with( $line, "\t0\n" ) || ( $first < "\x80" && ! in_array( $first, $firsts, true ) ) ) {
				continue;
			}

			$row = self::row( $line );

			if ( null !== $row && in_array( $row->string( 'search_name' ), $keys, true ) ) {
				$rows[] = $row;
			}
		}

		usort( $rows, static fn ( Row $a, Row $b ): int => array( $b->int( 'weight' ), $a->string( 'code' ) ) <=> array( $a->int( 'weight' ), $b->string( 'code' ) ) );

		return $rows;
	}

	/** @return resource|null */
	private function open(): mixed {
		$file = is_readable( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, read a part at a time.

		return false === $file ? null : $file;
	}

	/** Null for what is no row. */
	private static function row( string $line ): ?Row {
		$cells = explode( "\t", rtrim( $line, "\n" ) );

		return 6 === count( $cells ) ? new Row(
			array(
				'code'        => $cells[0],
				'name'        => $cells[1],
				'search_name' => PlaceName::key( $cells[1] ),
				'region'      => $cells[2],
				'lat'         => $cells[3],
				'lon'         => $cells[4],
				'weight'      => $cells[5],
			)
		) : null;
	}
}
