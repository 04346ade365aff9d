<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pages of the demo site: each folder of `pages/` is a page (`page.json`) or a kind of page (`kind.json`), whose
 * folders are pages that share its template, its words and its parameters.
 */
final class PageFolders {
	/** @var array<string, PageFolder>|null by name, once read */
	private ?array $all = null;

	/** @param string $directory `pages/` */
	public function __construct( private readonly string $directory, private readonly Words $shared ) {}

	/**
	 * @return array<string, PageFolder> by name
	 * @throws RuntimeException
	 */
	public function all(): array {
		return $this->all ??= $this->read();
	}

	/** @throws RuntimeException where there is none */
	public function get( string $name ): PageFolder {
		return $this->all()[ $name ] ?? throw new RuntimeException( esc_html( "The demo site has no page “{$name}”." ) );
	}

	/** @return array<string, PageFolder> */
	private function read(): array {
		$pages = array();

		foreach ( self::folders( $this->directory ) as $name ) {
			if ( is_file( "$this->directory/$name/page.json" ) ) {
				$pages[ $name ] = PageFolder::read( $this->directory, $name, null, $this->shared );
				continue;
			}
			if ( ! is_file( "$this->directory/$name/kind.json" ) ) {
				throw new RuntimeException( esc_html( "The demo site's folder “{$name}” holds neither page.json nor kind.json." ) );
			}

			foreach ( self::folders( "$this->directory/$name" ) as $page ) {
				$pages[ "$name/$page" ] = PageFolder::read( $this->directory, "$name/$page", $name, $this->shared );
			}
		}

		return $pages;
	}

	/** @return list<string> */
	private static function folders( string $directory ): array {
		$entries = scandir( $directory );

		return array_values( array_filter( false === $entries ? array() : $entries, static fn ( string $entry ): bool => ! str_starts_with( $entry, '.' ) && is_dir( "$directory/$entry" ) ) );
	}
}
