<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Database\Row;

defined( 'ABSPATH' ) || exit;

/**
 * The bundled postal areas as they are in their file, for the minutes until the table is loaded.
 *
 * A code is found by binary search (less than a millisecond), a name by reading the whole file (some 20 milliseconds).
 */
final readonly class PostalAreaFile {
	/** In bytes: some 600 areas whose codes begin alike. */
	private const LONGEST_LINE = 16000;

	public function __construct( private string $path ) {}

	public function area( string $code ): ?Row {
		$file = $this->open();

		if ( null === $file ) {
			return null;
		}

		$low  = 0;
		$high = fstat( $file )['size'] ?? 0;

		// Until the rest is about one line: the first line that begins after the middle decides.
		while ( $high - $low > self::LONGEST_LINE ) {
			$middle = intdiv( $low + $high, 2 );
			fseek( $file, $middle );
			fgets( $file );
			$line = fgets( $file );

			if ( false !== $line && strcmp( self::head( $line ), $code ) <= 0 ) {
				$low = $middle;
			} else {
				$high = $middle;
			}
		}

		fseek( $file, $low );

		if ( $low > 0 ) {
			fgets( $file );
		}

		// The last line that begins at or before the code contains it, if any does.
		for ( $line = ''; false !== ( $next = fgets( $file ) ) && strcmp( self::head( $next ), $code ) <= 0; ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			$line = $next;
		}

		foreach ( PostalAreaLine::rows( $line ) as $cells ) {
			if ( $cells[0] === $code ) {
				return self::row( $cells );
			}
		}

		return null;
	}

	/**
	 * @param list<string> $keys as returned by `PlaceName::key()`
	 * @return list<Row> the rows that represent the places of these names, the highest weight first
	 */
	public function named( array $keys ): array {
		$file   = $this->open();
		$rows   = array();
		$firsts = array_map( static fn ( string $key ): string => $key[0] ?? '', $keys );

		// The first letter excludes most names: a name's key begins with the same letter, except for accents.
		$wanted = static function ( string $name ) use ( $keys, $firsts ): bool {
			$first = strtolower( $name[0] ?? '' );

			return ( $first >= "\x80" || in_array( $first, $firsts, true ) ) && in_array( PlaceName::key( $name ), $keys, true );
		};

		while ( null !== $file && false !== ( $line = fgets( $file ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			if ( array() === array_filter( PostalAreaLine::names( $line ), $wanted ) ) {
				continue;
			}

			foreach ( PostalAreaLine::rows( $line ) as $cells ) {
				if ( '0' !== $cells[5] && $wanted( $cells[1] ) ) {
					$rows[] = self::row( $cells );
				}
			}
		}

		usort( $rows, static fn ( Row $a, Row $b ): int => array( $b->int( 'weight' ), $a->string( 'code' ) ) <=> array( $a->int( 'weight' ), $b->string( 'code' ) ) );

		return $rows;
	}

	/** @return iterable<Row> every area, in the order of the codes */
	public function all(): iterable {
		$file = $this->open();

		while ( null !== $file && false !== ( $line = fgets( $file ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			foreach ( PostalAreaLine::rows( $line ) as $cells ) {
				yield self::row( $cells );
			}
		}
	}

	/** @return resource|null */
	private function open(): mixed {
		$file = is_readable( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, read a part at a time.

		return false === $file ? null : $file;
	}

	private static function head( string $line ): string {
		return substr( $line, 0, (int) strpos( $line, "\t" ) );
	}

	/** @param array{string, string, string, string, string, string, string} $cells */
	private static function row( array $cells ): Row {
		return new Row(
			array(
				'code'        => $cells[0],
				'name'        => $cells[1],
				'search_name' => PlaceName::key( $cells[1] ),
				'region'      => $cells[2],
				'lat'         => $cells[3],
				'lon'         => $cells[4],
				'weight'      => $cells[5],
			)
		);
	}
}
