<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * A short list of records in one option. It is read once, however often it is asked for.
 *
 * @template T of StoredRecord
 */
final class StoredRecords {
	/** @var array{mixed, array<string, T>}|null the option as it was read, and its records */
	private ?array $read = null;

	/**
	 * @param Closure( mixed ): ?T $from     reads a stored record, which is not trusted; null if it is none
	 * @param bool                 $autoload whether every request reads the list
	 */
	public function __construct( private readonly string $option, private readonly Closure $from, private readonly bool $autoload = false ) {}

	/** @return array<string, T> by key, in the order they were added */
	public function all(): array {
		$stored = get_option( $this->option );

		if ( null === $this->read || $this->read[0] !== $stored ) {
			$records = array();

			foreach ( array_filter( array_map( $this->from, is_array( $stored ) ? array_values( $stored ) : array() ) ) as $record ) {
				$records[ $record->key() ] = $record;
			}

			$this->read = array( $stored, $records );
		}

		return $this->read[1];
	}

	/**
	 * Adds a record, or replaces the one with its key.
	 *
	 * @param T $record
	 * @return bool whether the database stored it
	 */
	public function save( StoredRecord $record ): bool {
		return $this->write( array_replace( $this->all(), array( $record->key() => $record ) ) );
	}

	/** @return bool false if the database did not store it */
	public function delete( string $key ): bool {
		return $this->write( array_diff_key( $this->all(), array( $key => true ) ) );
	}

	/** @param array<string, T> $records */
	private function write( array $records ): bool {
		return StoredOption::write( $this->option, array_map( static fn ( StoredRecord $record ): array => $record->to_array(), array_values( $records ) ), $this->autoload );
	}
}
