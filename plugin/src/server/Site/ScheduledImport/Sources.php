<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Platform\Http\FailureText;
use HvacBlocks\Platform\Http\SftpClient;
use HvacBlocks\Platform\Http\SftpServer;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;
use HvacBlocks\Platform\Import\Intake\TemporaryFile;
use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** Fetches the file of a schedule from its source. */
final readonly class Sources {
	private const MOST_BYTES = 67_108_864;

	/** A folder of its own: other upload folders contain files of other plugins, which users who manage dealers may not see. */
	private const FOLDER = 'dealer-imports';

	/** Wildcards only in the last part, and no part that leads out of the folder. */
	public const UPLOADS_PATH = '/^' . self::FOLDER . '\/(?:[^\\\\\/.*?\x00-\x1F][^\\\\\/*?\x00-\x1F]*\/)*[^\\\\\/.\x00-\x1F][^\\\\\/\x00-\x1F]*$/Du';

	public function __construct( private UpstreamClient $upstream, private SftpClient $sftp ) {}

	/**
	 * @param array<string, string> $version of the known file
	 * @return SourceFile|null null if it is unchanged
	 * @throws UnreadableFile
	 */
	public function take( ImportSchedule $schedule, array $version ): ?SourceFile {
		try {
			return match ( $schedule->kind ) {
				'https'   => $this->download( $schedule, $version ),
				'sftp'    => $this->fetch( $schedule, $version ),
				'uploads' => self::find( $schedule->address, $version ),
			};
		} catch ( UpstreamFailure $failure ) {
			throw new UnreadableFile( esc_html( FailureText::of( $failure ) ) );
		}
	}

	/** @param array<string, string> $version */
	private function download( ImportSchedule $schedule, array $version ): ?SourceFile {
		$copy    = new TemporaryFile();
		$headers = match ( $schedule->login ) {
			// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as RFC 7617 says.
			'password' => array( 'Authorization' => 'Basic ' . base64_encode( "$schedule->user:$schedule->secret" ) ),
			'header' => array( $schedule->user => $schedule->secret ),
			'none' => array(),
		};
		$answer  = $this->upstream->send( UpstreamRequest::download( 'dealer-import', $schedule->address, $copy->path, self::MOST_BYTES, $headers + $version ) );
		$name    = rawurldecode( basename( (string) wp_parse_url( $schedule->address, PHP_URL_PATH ) ) );

		return 304 === $answer->status ? null : new SourceFile( '' === $name ? (string) wp_parse_url( $schedule->address, PHP_URL_HOST ) : $name, $copy->path, $answer->version, $copy );
	}

	/** @param array<string, string> $version */
	private function fetch( ImportSchedule $schedule, array $version ): ?SourceFile {
		$parts          = (array) wp_parse_url( $schedule->address );
		$server         = new SftpServer( (string) ( $parts['host'] ?? '' ), (int) ( $parts['port'] ?? 22 ), $schedule->user, $schedule->secret, $schedule->fingerprint );
		[ $path, $time ] = $this->sftp->newest( $server, self::path( $schedule->address ) );
		$found          = array( $path => (string) $time );

		if ( $found === $version ) {
			return null;
		}

		$copy = new TemporaryFile();
		$this->sftp->download( $server, $path, $copy->write( ... ), self::MOST_BYTES );

		return new SourceFile( basename( $path ), $copy->path, $found, $copy );
	}

	/** The path of an SFTP address: everything after the host, because `?` is a wildcard and starts no query. */
	public static function path( string $address ): string {
		return 1 === preg_match( '#^sftp://[^/]+(/.*)$#is', $address, $found ) ? $found[1] : '';
	}

	/** @param array<string, string> $version */
	private static function find( string $pattern, array $version ): ?SourceFile {
		$uploads = realpath( wp_upload_dir( null, false )['basedir'] );
		$folder  = 1 === preg_match( self::UPLOADS_PATH, $pattern ) ? realpath( "$uploads/" . dirname( $pattern ) ) : false;
		$names   = false === $uploads || false === $folder || ! is_dir( $folder ) ? array() : SftpClient::matching( scandir( $folder, SCANDIR_SORT_DESCENDING ) ?: array(), basename( $pattern ) );
		$times   = array();

		foreach ( $names as $name ) {
			$path = realpath( "$folder/$name" );

			// A symbolic link may lead anywhere.
			if ( false !== $path && str_starts_with( $path, "$uploads/" . self::FOLDER . '/' ) && is_file( $path ) ) {
				$times[ $path ] = (int) filemtime( $path );
			}
		}

		$newest = SftpClient::latest( $times );

		if ( null === $newest ) {
			/* translators: %s: a name of a file, which may contain * */
			throw new UnreadableFile( esc_html( sprintf( __( 'The uploads folder has no file “%s”.', 'hvac-blocks' ), $pattern ) ) );
		}

		$found = array( $newest => $times[ $newest ] . '-' . filesize( $newest ) );

		return $found === $version ? null : new SourceFile( basename( $newest ), $newest, $found );
	}
}
