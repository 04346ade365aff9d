<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Dealers\PostalAreas\Names\SortedFile;
use HvacBlocks\Platform\Database\Row;

defined( 'ABSPATH' ) || exit;

/** The bundled postal areas as they are in their file, for the minutes until the table is loaded. */
final readonly class PostalAreaFile {
	/** In bytes: some 600 areas whose codes begin alike. */
	private const LONGEST_LINE = 16000;

	private SortedFile $file;

	public function __construct( string $path ) {
		$this->file = new SortedFile( $path, self::LONGEST_LINE );
	}

	public function area( string $code ): ?Row {
		$line = '';

		// The last line that begins at or before the code contains it, if any does.
		foreach ( $this->file->from( $code ) as $next ) {
			if ( strcmp( SortedFile::key( $next ), $code ) > 0 ) {
				break;
			}

			$line = $next;
		}

		foreach ( PostalAreaLine::rows( $line ) as $cells ) {
			if ( $cells[0] === $code ) {
				return self::row( $cells );
			}
		}

		return null;
	}

	/** @return iterable<Row> every area, in the order of the codes */
	public function all(): iterable {
		foreach ( $this->file->from( '' ) as $line ) {
			foreach ( PostalAreaLine::rows( $line ) as $cells ) {
				yield self::row( $cells );
			}
		}
	}

	/** @param array{string, string, string, string, string, string, string} $cells */
	private static function row( array $cells ): Row {
		return new Row(
			array(
				'code'        => $cells[0],
				'name'        => $cells[1],
				'region'      => $cells[2],
				'lat'         => $cells[3],
				'lon'         => $cells[4],
			)
		);
	}
}
