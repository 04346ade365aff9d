<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** The WordPress of a test run: the unmodified core, a content folder of its own, and a copy of a prepared database. */
final readonly class TestSite {
	private const NETWORK = array(
		'MULTISITE'            => true,
		'SUBDOMAIN_INSTALL'    => false,
		'DOMAIN_CURRENT_SITE'  => 'example.test',
		'PATH_CURRENT_SITE'    => '/',
		'SITE_ID_CURRENT_SITE' => 1,
		'BLOG_ID_CURRENT_SITE' => 1,
	);

	private function __construct(
		private string $root,
		private string $content,
		public TestDatabase $database,
		public string $database_name,
	) {}

	/** The site of this process, with its copy of the database filled. */
	public static function open( string $root ): self {
		$site        = self::named( $root, 'hvac_test_' . getmypid() );
		$fingerprint = $site->fingerprint();
		$lock        = fopen( "$site->content/install.lock", 'c' );

		if ( ! $lock || ! flock( $lock, LOCK_EX ) ) {
			throw new \RuntimeException( "$site->content/install.lock cannot be locked." );
		}
		if ( ! $site->database->is_saved( $fingerprint ) ) {
			$site->install( $fingerprint );
		}

		$site->database->create( $site->database_name );
		$site->database->restore( $site->database_name );
		fclose( $lock );

		return $site;
	}

	public static function named( string $root, string $name ): self {
		$engine  = getenv( 'HVAC_TEST_DB' ) === 'mariadb' ? 'mariadb' : 'sqlite';
		$content = "$root/.cache/tests/$engine";

		if ( ! is_file( "$root/.cache/wordpress/wp-load.php" ) || ! is_dir( "$root/.cache/sqlite-database-integration" ) ) {
			self::node( "$root/bin/wordpress.mjs" );
		}

		$database = 'mariadb' === $engine
			? new MariaDatabase( $content, getenv( 'HVAC_TEST_DB_SOCKET' ) ?: self::node( "$root/bin/mariadb.mjs", 'start' ) )
			: new SqliteDatabase( $content );
		$site     = new self( $root, $content, $database, $name );

		$site->lay_out( 'sqlite' === $engine );

		return $site;
	}

	/** Makes a database with the saved content, for other processes. */
	public function make_database( string $name ): void {
		DatabaseTests::reach();
		$this->database->create( $name );
		$this->database->restore( $name );
	}

	/**
	 * Defines the constants of a wp-config.php.
	 *
	 * @param bool $is_network whether the database is one of a network: see network.php
	 */
	public function configure( bool $is_network = false ): void {
		$constants = $this->database->constants( $this->database_name ) + ( $is_network ? self::NETWORK : array() ) + array(
			'ABSPATH'                => "$this->root/.cache/wordpress/",
			'WP_CONTENT_DIR'         => $this->content,
			'WP_ENVIRONMENT_TYPE'    => 'local',
			'WP_DEBUG'               => true,
			'WP_DEBUG_DISPLAY'       => true,
			'SCRIPT_DEBUG'           => true,
			'DISABLE_WP_CRON'        => true,
			'AUTOMATIC_UPDATER_DISABLED' => true,
			'WP_HTTP_BLOCK_EXTERNAL' => true,
			'WP_ACCESSIBLE_HOSTS'    => '127.0.0.1',
		);

		foreach ( $constants as $name => $value ) {
			define( $name, $value );
		}

		$_SERVER['HTTP_HOST']       = 'example.test';
		$_SERVER['SERVER_NAME']     = 'example.test';
		$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
		$_SERVER['REQUEST_METHOD']  = 'GET';
		$_SERVER['REQUEST_URI']     = '/';
		$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
	}

	/** Whether the tests run with the whole plugin; without it they only have its classes. */
	public static function has_plugin( string $root ): bool {
		return is_file( "$root/plugin/src/server/main.php" ) && ! getenv( 'HVAC_TEST_WITHOUT_PLUGIN' );
	}

	private function install( string $fingerprint ): void {
		$name = "hvac_install_{$this->database_name}";

		$this->database->create( $name );
		exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __DIR__ . '/install.php' ) . " $name 2>&1", $output, $code );

		if ( 0 !== $code ) {
			$this->database->drop( $name );
			throw new \RuntimeException( "The test site cannot be installed:\n" . implode( "\n", $output ) );
		}

		$this->database->save( $name, $fingerprint );
	}

	private function lay_out( bool $with_drop_in ): void {
		foreach ( array( 'plugins', 'themes' ) as $folder ) {
			if ( ! is_dir( "$this->content/$folder" ) ) {
				mkdir( "$this->content/$folder", 0777, true );
			}
		}

		$core  = "$this->root/.cache/wordpress/wp-content";
		$links = array(
			'plugins/hvac-blocks'      => "$this->root/plugin",
			'themes/twentytwentyfive'  => "$core/themes/twentytwentyfive",
			'languages'                => "$core/languages",
		);

		foreach ( $links as $link => $target ) {
			if ( ! is_link( "$this->content/$link" ) && is_dir( $target ) ) {
				@symlink( $target, "$this->content/$link" );
			}
		}

		if ( $with_drop_in && ! is_file( "$this->content/db.php" ) ) {
			$drop_in = "$this->root/.cache/sqlite-database-integration";

			file_put_contents(
				"$this->content/db.php",
				str_replace( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', $drop_in, (string) file_get_contents( "$drop_in/db.copy" ) )
			);
		}
	}

	/** Changes with every file of the plugin that may affect its activation. */
	private function fingerprint(): string {
		$sum  = (string) filemtime( "$this->root/.cache/wordpress/wp-load.php" ) . (string) self::has_plugin( $this->root );
		$tree = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$this->root/plugin/src", \FilesystemIterator::SKIP_DOTS ) );

		/** @var \SplFileInfo $file */
		foreach ( $tree as $file ) {
			if ( preg_match( '/(?<!Test)\.(php|json)$/', $file->getFilename() ) ) {
				$sum .= "\n{$file->getPathname()} {$file->getMTime()} {$file->getSize()}";
			}
		}

		$lines = explode( "\n", $sum );
		sort( $lines );

		return md5( implode( "\n", $lines ) );
	}

	/** Runs one of the repository's scripts and returns the last line of its output. */
	private static function node( string ...$command ): string {
		exec( 'node ' . implode( ' ', array_map( escapeshellarg( ... ), $command ) ) . ' 2>&1', $output, $code );

		if ( 0 !== $code ) {
			throw new \RuntimeException( implode( "\n", $output ) );
		}

		return trim( (string) end( $output ) );
	}
}
