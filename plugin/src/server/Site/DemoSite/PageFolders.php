<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\BasePath;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pages of the demo site: each folder of `pages/` is a page (`page.json`) or a kind of page (`kind.json`), whose folders are pages that share
 * its template, its texts and its parameters.
 */
final class PageFolders {
	/** Values of a page that name another page. */
	private const RELATED = array( 'troubleshooting', 'maintenance', 'product' );

	/** @var array<string, PageFolder>|null by name, once read */
	private ?array $all = null;

	/** @param string $directory `pages/` */
	public function __construct( private readonly string $directory, private readonly DemoTexts $shared, private readonly BasePath $base = new BasePath() ) {}

	/**
	 * @return array<string, PageFolder> by name
	 * @throws RuntimeException
	 */
	public function all(): array {
		return $this->all ??= $this->read();
	}

	/** @throws RuntimeException if there is none */
	public function get( string $name ): PageFolder {
		return $this->all()[ $name ] ?? throw new RuntimeException( esc_html( "The demo site has no page “{$name}”." ) );
	}

	/** @return list<PageFolder> by their value `order`, otherwise by name */
	public function of_kind( string $kind ): array {
		$pages = array_values( array_filter( $this->all(), static fn ( PageFolder $page ): bool => dirname( $page->name ) === $kind ) );
		usort( $pages, static fn ( PageFolder $one, PageFolder $other ): int => ( $one->values['order'] ?? 0 ) <=> ( $other->values['order'] ?? 0 ) );

		return $pages;
	}

	/**
	 * Returns pages that a reader may want next: those named in the page's values, also in the list `related`, then the next ones of its kind.
	 *
	 * @return list<PageFolder>
	 */
	public function related_to( string $name ): array {
		$page  = $this->get( $name );
		$list  = $page->values['related'] ?? array();
		$named = array_filter( array( ...array_map( static fn ( string $value ): mixed => $page->values[ $value ] ?? null, self::RELATED ), ...( is_array( $list ) ? $list : array() ) ), is_string( ... ) );
		// The pages without a kind have nothing in common.
		$kind  = str_contains( $name, '/' ) ? $this->of_kind( dirname( $name ) ) : array();
		$place = (int) array_search( $page, $kind, true );
		$next  = array( ...array_slice( $kind, $place + 1 ), ...array_slice( $kind, 0, $place ) );

		return array_slice( array( ...array_values( array_map( $this->get( ... ), $named ) ), ...$next ), 0, 3 );
	}

	/** @return array<string, PageFolder> */
	private function read(): array {
		$pages = array();

		foreach ( DemoFile::folders( $this->directory ) as $name ) {
			if ( DemoFile::exists( "$this->directory/$name/page.json" ) ) {
				$pages[ $name ] = PageFolder::read( $this->directory, $name, null, $this->shared, $this->base );
				continue;
			}
			if ( ! DemoFile::exists( "$this->directory/$name/kind.json" ) ) {
				throw new RuntimeException( esc_html( "The demo site's folder “{$name}” holds neither page.json nor kind.json." ) );
			}

			foreach ( DemoFile::folders( "$this->directory/$name" ) as $page ) {
				$pages[ "$name/$page" ] = PageFolder::read( $this->directory, "$name/$page", $name, $this->shared, $this->base );
			}
		}

		return $pages;
	}
}
