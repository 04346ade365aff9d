<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\SiteAddress;
use WP_Http;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The data of an article on a card. */
final readonly class Article {
	/**
	 * @param string $title      plain text
	 * @param string $date       with time and time zone, as ISO 8601
	 * @param int    $picture    media id; 0 for none
	 * @param list<array{name: string, url: string}> $categories
	 * @param int    $minutes    reading time
	 * @param string $illustration shown without a picture: a file's name below `starter-site/images/`
	 */
	public function __construct(
		public int $id,
		public string $title,
		public string $url,
		public string $date,
		public int $picture,
		public array $categories,
		public int $minutes,
		public string $illustration = 'article',
	) {}

	/** Returns the ID from a block's attribute or an address's argument; an address of this site counts as the ID of its page; 0 for anything else. */
	public static function id_of( string $written ): int {
		$written = trim( $written );

		return match ( true ) {
			ctype_digit( $written ) => strlen( $written ) < 19 ? (int) $written : 0,
			str_starts_with( $written, '/' ), str_starts_with( $written, home_url( '/' ) ) => self::id_at( WP_Http::make_absolute_url( $written, home_url( '/' ) ) ),
			default => 0,
		};
	}

	private static function id_at( string $url ): int {
		// Nearly all lead to a page: finding it by its path takes neither all of the site's rewrite rules nor a query for the whole page.
		$path = str_contains( $url, '?' ) ? '' : SiteAddress::path( $url );
		$page = '' === $path ? null : get_page_by_path( $path );

		if ( $page instanceof WP_Post && 'publish' === $page->post_status ) {
			return $page->ID;
		}
		$id = url_to_postid( $url );

		// The address may be below a former base path.
		return $id > 0 ? $id : url_to_postid( home_url( ( new BasePath() )->current( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ) );
	}

	/** One that the editor shows where a block is presented, such as in the Style Book. */
	public static function sample(): self {
		return new self( 0, __( 'How to choose the right size of heat pump', 'hvac-blocks' ), home_url( '/' ), '2026-03-01', 0, array(
			array(
				'name' => __( 'Heat pumps', 'hvac-blocks' ),
				'url'  => home_url( '/' ),
			),
		), 6 );
	}

	/**
	 * Whether it is the article that a block was given, whose address was written with its ID: in a block copied from another site, the ID means another one.
	 *
	 * @param string $written empty if it is not known
	 */
	public function is_at( string $written ): bool {
		return '' === $written || str_starts_with( $written, home_url( '/' ) ) || self::path( $written ) === self::path( $this->url );
	}

	/** The calendar day, as 2026-12-31. */
	public function day(): string {
		return substr( $this->date, 0, 10 );
	}

	/**
	 * As `GET /articles` returns it.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		$picture = $this->picture > 0 ? wp_get_attachment_image_url( $this->picture, 'full' ) : false;

		return array(
			'databaseId'    => $this->id,
			'uri'           => self::path( $this->url ),
			'title'         => $this->title,
			'date'          => $this->date,
			'featuredImage' => false === $picture ? null : array( 'node' => array( 'sourceUrl' => $picture ) ),
			'categories'    => array(
				'nodes' => array_map(
					static fn ( array $category ): array => array(
						'uri'  => self::path( $category['url'] ),
						'name' => $category['name'],
					),
					$this->categories
				),
			),
			'seo'           => array( 'readingTime' => $this->minutes ),
		);
	}

	private static function path( string $url ): string {
		$query = (string) wp_parse_url( $url, PHP_URL_QUERY );

		return (string) wp_parse_url( $url, PHP_URL_PATH ) . ( '' === $query ? '' : "?$query" );
	}
}
