<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Import\Csv\ChunkStream;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The pieces of unfinished uploads, in the database: any web server can continue where another stopped. */
final readonly class ImportChunks {
	/** The size of every piece but the last: below all usual limits of an upload and of a statement. */
	public const SIZE = 524_288;

	/** The number of the first piece of those that are set aside. */
	private const ASIDE = 10_000_000;

	public function __construct( private wpdb $wpdb ) {}

	/** Stores a piece; a repeated one is stored once. */
	public function put( int $import, int $number, string $content ): void {
		// As text: a statement with arbitrary bytes is changed or rejected on its way. Compressed, since records are repetitive.
		$packed = base64_encode( (string) gzdeflate( $content, 1 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as the line above says.

		Query::run( $this->wpdb, 'INSERT INTO %i (import_id, number, content) VALUES (%d, %d, %s) ON DUPLICATE KEY UPDATE content = VALUES(content)', ImportTables::chunks( $this->wpdb ), $import, $number, $packed );
	}

	public function get( int $import, int $number ): string {
		$packed = Query::value( $this->wpdb, 'SELECT content FROM %i WHERE import_id = %d AND number = %d', ImportTables::chunks( $this->wpdb ), $import, $number );

		return is_string( $packed ) ? (string) gzinflate( (string) base64_decode( $packed, true ) ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as it was put.
	}

	/** Replaces the other pieces with those from this number on, and sets them aside or deletes them. */
	public function replace( int $import, int $first, bool $sets_aside ): void {
		if ( $sets_aside ) {
			Query::run( $this->wpdb, 'UPDATE %i SET number = number + %d WHERE import_id = %d AND number < %d', ImportTables::chunks( $this->wpdb ), self::ASIDE, $import, $first );
		} else {
			Query::run( $this->wpdb, 'DELETE FROM %i WHERE import_id = %d AND number < %d', ImportTables::chunks( $this->wpdb ), $import, $first );
		}

		Query::run( $this->wpdb, 'UPDATE %i SET number = number - %d WHERE import_id = %d AND number < %d', ImportTables::chunks( $this->wpdb ), $first, $import, self::ASIDE );
	}

	/** Puts the pieces that were set aside in the place of the others. */
	public function restore( int $import ): void {
		Query::run( $this->wpdb, 'DELETE FROM %i WHERE import_id = %d AND number < %d', ImportTables::chunks( $this->wpdb ), $import, self::ASIDE );
		Query::run( $this->wpdb, 'UPDATE %i SET number = number - %d WHERE import_id = %d', ImportTables::chunks( $this->wpdb ), self::ASIDE, $import );
	}

	/** The number of pieces received from the first without a gap. */
	public function received( int $import ): int {
		$numbers  = Query::column( $this->wpdb, 'SELECT number FROM %i WHERE import_id = %d ORDER BY number', ImportTables::chunks( $this->wpdb ), $import );
		$received = 0;

		foreach ( $numbers as $number ) {
			if ( (int) $number !== $received ) {
				break;
			}

			++$received;
		}

		return $received;
	}

	public function forget( int $import ): void {
		Query::run( $this->wpdb, 'DELETE FROM %i WHERE import_id = %d', ImportTables::chunks( $this->wpdb ), $import );
	}

	/** @return resource the whole file, with one piece in memory at a time */
	public function open( ImportJob $job ): mixed {
		if ( ! in_array( ChunkStream::PROTOCOL, stream_get_wrappers(), true ) ) {
			stream_wrapper_register( ChunkStream::PROTOCOL, ChunkStream::class );
		}

		$context = stream_context_create(
			array(
				ChunkStream::PROTOCOL => array(
					'read' => fn ( int $number ): string => $this->get( $job->id, $number ),
					'size' => $job->size,
				),
			)
		);
		$stream  = fopen( ChunkStream::PROTOCOL . "://$job->id", 'rb', context: $context ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream of the database.

		return false === $stream ? throw new RuntimeException( 'The file could not be opened.' ) : $stream;
	}
}
