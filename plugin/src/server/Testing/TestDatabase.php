<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** The database of a test run: an engine that can save a prepared database and make copies of it. */
interface TestDatabase {
	/** Makes an empty database. */
	public function create( string $name ): void;

	/** Saves the database as the starting point of later runs. */
	public function save( string $name, string $fingerprint ): void;

	public function is_saved( string $fingerprint ): bool;

	/** Fills an empty database with the saved one. */
	public function restore( string $name ): void;

	public function drop( string $name ): void;

	/**
	 * Returns the constants with which WordPress connects to the database.
	 *
	 * @return array<string, string>
	 */
	public function constants( string $name ): array;

	/** Whether a CREATE or ALTER TABLE commits what the test has done so far. */
	public function commits_on_table_changes(): bool;
}
