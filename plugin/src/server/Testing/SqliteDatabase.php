<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** SQLite through WordPress's drop-in: a database is a file, a copy is a copied file. */
final readonly class SqliteDatabase implements TestDatabase {
	public function __construct( private string $folder ) {}

	public function create( string $name ): void {
		$this->drop( $name );
	}

	public function save( string $name, string $fingerprint ): void {
		rename( $this->file( $name ), $this->file( 'pristine' ) );
		file_put_contents( $this->stamp(), $fingerprint );
	}

	public function is_saved( string $fingerprint ): bool {
		return is_file( $this->file( 'pristine' ) ) && is_file( $this->stamp() ) && file_get_contents( $this->stamp() ) === $fingerprint;
	}

	public function restore( string $name ): void {
		copy( $this->file( 'pristine' ), $this->file( $name ) );
	}

	public function drop( string $name ): void {
		foreach ( array( '', '-journal', '-wal', '-shm' ) as $suffix ) {
			if ( is_file( $this->file( $name ) . $suffix ) ) {
				unlink( $this->file( $name ) . $suffix );
			}
		}
	}

	public function constants( string $name ): array {
		return array(
			'DB_ENGINE'   => 'sqlite',
			'DB_DIR'      => $this->folder . '/',
			'DB_FILE'     => "$name.sqlite",
			'DB_NAME'     => 'wordpress',
			'DB_USER'     => '',
			'DB_PASSWORD' => '',
			'DB_HOST'     => '',
		);
	}

	public function commits_on_table_changes(): bool {
		return false;
	}

	private function file( string $name ): string {
		return "$this->folder/$name.sqlite";
	}

	private function stamp(): string {
		return "$this->folder/pristine.txt";
	}
}
