<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Import\Columns\FileColumn;
use HvacBlocks\Platform\Import\Intake\FileFormat;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The stored imports of one kind of record. */
final readonly class ImportStore {
	private const DAYS_KEPT = 30;

	/** @param string $target the name of an `ImportTarget` */
	public function __construct( private wpdb $wpdb, private string $target ) {}

	public function create( string $name, int $size, string $signature, ?ImportFormat $format, string $origin, bool $removes_missing, ImportStage $stage, FileFormat $found = new FileFormat() ): ImportJob {
		$this->forget_old();
		$this->run(
			'INSERT INTO %i (target, name, size, signature, format, origin, remove_missing, stage, counts, user_id, created, updated) VALUES (%s, %s, %d, %s, %s, %s, %d, %s, %s, %d, %d, %d)',
			array( $this->target, mb_substr( $name, 0, 190 ), $size, $signature, $format->value ?? '', $origin, (int) $removes_missing, $stage->value, ( new ImportCounts( $found ) )->to_json(), get_current_user_id(), time(), time() )
		);

		return $this->get( $this->wpdb->insert_id ) ?? throw new DatabaseFailure( 'The import could not be begun.' );
	}

	public function get( int $id ): ?ImportJob {
		return $this->one( 'id = %d', array( $id ) );
	}

	/** The most recent of the administrator's own imports. */
	public function latest(): ?ImportJob {
		return $this->one( "origin = 'import' ORDER BY id DESC LIMIT 1" );
	}

	/** An unfinished import of the same content. */
	public function unfinished( string $signature, string $origin ): ?ImportJob {
		return $this->one( "signature = %s AND origin = %s AND stage IN ('uploading','converting','columns','checking','comparing','importing','fetching') ORDER BY id DESC LIMIT 1", array( $signature, $origin ) );
	}

	/** The last import that can be undone: it wrote records, and none has written since. */
	public function undoable(): ?ImportJob {
		$job = $this->one( "origin = 'import' AND stage IN ('importing','fetching','done','undoing','undone') ORDER BY id DESC LIMIT 1" );

		return null === $job || ImportStage::Undone === $job->stage ? null : $job;
	}

	public function save( ImportJob $job ): void {
		$this->run(
			'UPDATE %i SET size = %d, stage = %s, position = %d, line = %d, counts = %s, problem = %s, updated = %d WHERE id = %d',
			array( $job->size, $job->stage->value, $job->position, $job->line, $job->counts->to_json(), mb_substr( $job->problem, 0, 500 ), time(), $job->id )
		);
	}

	/** Stores the columns of the file. */
	public function save_columns( ImportJob $job ): void {
		$this->run(
			'UPDATE %i SET file_columns = %s, chosen_columns = %s WHERE id = %d',
			array( (string) wp_json_encode( array_map( static fn ( FileColumn $column ): array => $column->to_array(), $job->columns ), JSON_UNESCAPED_UNICODE ), (string) wp_json_encode( $job->chosen ), $job->id )
		);
	}

	/** Reserves the import for this process; false if another one holds it. A killed process holds it for some seconds. */
	public function lease( int $id, int $seconds ): bool {
		return 1 === $this->run( 'UPDATE %i SET lease = %d WHERE id = %d AND lease < %d', array( time() + $seconds, $id, time() ) );
	}

	/** Extends or ends the reservation of this process. */
	public function renew( int $id, int $seconds ): void {
		$this->run( 'UPDATE %i SET lease = %d WHERE id = %d', array( 0 === $seconds ? 0 : time() + $seconds, $id ) );
	}

	public function forget( int $id ): void {
		foreach ( array( ImportTables::chunks( $this->wpdb ), ImportTables::rows( $this->wpdb ) ) as $table ) {
			Query::run( $this->wpdb, 'DELETE FROM %i WHERE import_id = %d', $table, $id );
		}

		$this->run( 'DELETE FROM %i WHERE id = %d', array( $id ) );
	}

	/** Forgets the imports before this one: only the last can be undone. */
	public function forget_before( int $id ): void {
		$this->forget_all( "id < %d AND origin = 'import' AND stage NOT IN ('importing','fetching')", $id );
	}

	private function forget_old(): void {
		$this->forget_all( "updated < %d AND stage NOT IN ('importing','fetching','undoing','done')", time() - self::DAYS_KEPT * DAY_IN_SECONDS );
	}

	/** @param literal-string $condition */
	private function forget_all( string $condition, int $value ): void {
		$ids = Query::column( $this->wpdb, "SELECT id FROM %i WHERE target = %s AND $condition", ImportTables::imports( $this->wpdb ), $this->target, $value );

		foreach ( $ids as $id ) {
			$this->forget( (int) $id );
		}
	}

	/**
	 * @param literal-string $condition the condition and the rest of the query
	 * @param list<string|int> $values
	 */
	private function one( string $condition, array $values = array() ): ?ImportJob {
		$row = Query::row( $this->wpdb, "SELECT * FROM %i WHERE target = %s AND $condition", ImportTables::imports( $this->wpdb ), $this->target, ...$values );

		return null === $row ? null : ImportJob::from_row( $row );
	}

	/**
	 * @param literal-string $query its first placeholder is the table
	 * @param list<string|int> $values
	 */
	private function run( string $query, array $values ): int {
		return Query::run( $this->wpdb, $query, ImportTables::imports( $this->wpdb ), ...$values );
	}
}
