<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

defined( 'ABSPATH' ) || exit;

/** A file that ships with the plugin, below `starter-site/`. */
final readonly class SampleFile {
	private function __construct( public string $path, public string $url ) {}

	/**
	 * Null if there is none of that name.
	 *
	 * @param 'documents'|'films'|'images'|'photos'|'social' $folder
	 * @param string               $name   not trusted
	 */
	public static function of( string $folder, string $name, string $extension ): ?self {
		$file = "src/starter-site/$folder/$name.$extension";
		$path = dirname( __DIR__, 4 ) . "/$file";

		return 1 === preg_match( '/^[a-z0-9-]+$/D', $name ) && is_file( $path ) ? new self( $path, plugins_url( $file, dirname( __DIR__, 4 ) . '/plugin.php' ) ) : null;
	}
}
