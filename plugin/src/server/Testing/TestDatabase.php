<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** Where a test run keeps its WordPress: an engine that can save a ready database and hand out copies of it. */
interface TestDatabase {
	/** Makes an empty database. */
	public function create( string $name ): void;

	/** Keeps the database as the one that later runs start from. */
	public function save( string $name, string $fingerprint ): void;

	public function is_saved( string $fingerprint ): bool;

	/** Fills an empty database with the saved one. */
	public function restore( string $name ): void;

	public function drop( string $name ): void;

	/**
	 * What WordPress needs to know of the database.
	 *
	 * @return array<string, string>
	 */
	public function constants( string $name ): array;

	/** Whether a CREATE or ALTER TABLE commits what the test has done so far. */
	public function commits_on_table_changes(): bool;
}
