<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use FilesystemIterator;
use LogicException;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** The files of the project that a test reads. */
final class SourceFiles {
	/**
	 * @param string $folder  path
	 * @param string $pattern of paths below the folder
	 * @return list<string> paths below the folder
	 * @throws LogicException if none matches: a test of no file proves nothing
	 */
	public static function below( string $folder, string $pattern ): array {
		$paths = array();

		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = $file instanceof SplFileInfo ? substr( $file->getPathname(), strlen( $folder ) + 1 ) : '';

			if ( 1 === preg_match( $pattern, $path ) ) {
				$paths[] = $path;
			}
		}

		return array() === $paths ? throw new LogicException( "No file below $folder matches $pattern." ) : $paths;
	}
}
