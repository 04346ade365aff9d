<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Names;

defined( 'ABSPATH' ) || exit;

/** A file whose lines are sorted by their first column, in the order of bytes: a line is found by binary search, in less than a millisecond. */
final readonly class SortedFile {
	/** @param int $longest_line in bytes */
	public function __construct( private string $path, private int $longest_line ) {}

	/**
	 * Returns the lines from one that begins with the key or before it; no lines if the file cannot be read.
	 *
	 * @return iterable<string>
	 */
	public function from( string $key ): iterable {
		$file = is_readable( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, read a part at a time.

		if ( false === $file ) {
			return;
		}

		$low  = 0;
		$high = fstat( $file )['size'] ?? 0;

		// Until the rest is about one line: the first line that begins after the middle decides.
		while ( $high - $low > $this->longest_line ) {
			$middle = intdiv( $low + $high, 2 );
			fseek( $file, $middle );
			fgets( $file );
			$line = fgets( $file );

			if ( false !== $line && strcmp( self::key( $line ), $key ) < 0 ) {
				$low = $middle;
			} else {
				$high = $middle;
			}
		}

		fseek( $file, $low );

		if ( $low > 0 ) {
			fgets( $file );
		}

		while ( false !== ( $line = fgets( $file ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			yield $line;
		}
	}

	/** The first column of a line. */
	public static function key( string $line ): string {
		return substr( $line, 0, (int) strpos( $line, "\t" ) );
	}
}
