<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** A MariaDB server for the tests only, reached by its socket; the saved database is a dump. */
final readonly class MariaDatabase implements TestDatabase {
	public function __construct( private string $folder, private string $socket ) {}

	public function create( string $name ): void {
		$this->sql( "DROP DATABASE IF EXISTS `$name`; CREATE DATABASE `$name` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci" );
	}

	public function save( string $name, string $fingerprint ): void {
		$this->run( 'mariadb-dump', "--skip-comments --add-drop-database --databases $name > " . escapeshellarg( $this->dump() . ".$name" ) );

		$dump = (string) file_get_contents( $this->dump() . ".$name" );

		// The dump is restored under other names, so it must not select its database itself.
		file_put_contents( $this->dump(), preg_replace( '/^(\/\*!\d+ DROP DATABASE|CREATE DATABASE|USE ).*$/m', '', $dump ) );
		unlink( $this->dump() . ".$name" );
		file_put_contents( $this->stamp(), $fingerprint );
		$this->drop( $name );
	}

	public function is_saved( string $fingerprint ): bool {
		return is_file( $this->dump() ) && is_file( $this->stamp() ) && file_get_contents( $this->stamp() ) === $fingerprint;
	}

	public function restore( string $name ): void {
		$this->run( 'mariadb', escapeshellarg( $name ) . ' < ' . escapeshellarg( $this->dump() ) );
	}

	public function drop( string $name ): void {
		$this->sql( "DROP DATABASE IF EXISTS `$name`" );
	}

	public function constants( string $name ): array {
		return array(
			'DB_ENGINE'   => 'mysql',
			'DB_NAME'     => $name,
			'DB_USER'     => 'root',
			'DB_PASSWORD' => '',
			'DB_HOST'     => "localhost:$this->socket",
			'DB_CHARSET'  => 'utf8mb4',
			'DB_COLLATE'  => '',
		);
	}

	public function commits_on_table_changes(): bool {
		return true;
	}

	private function sql( string $sql ): void {
		$this->run( 'mariadb', '-e ' . escapeshellarg( $sql ) );
	}

	private function run( string $program, string $arguments ): void {
		exec( "$program --no-defaults --user=root --socket=" . escapeshellarg( $this->socket ) . " $arguments 2>&1", $output, $code );

		if ( 0 !== $code ) {
			throw new \RuntimeException( "$program: " . implode( "\n", $output ) );
		}
	}

	private function dump(): string {
		return "$this->folder/pristine.sql";
	}

	private function stamp(): string {
		return "$this->folder/pristine.txt";
	}
}
