<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use Closure;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What SEO plugins print into a page's head, by their own filters, and what they remove from WordPress; as seen in their releases. */
final class SeoPluginStandIns {
	/** @return array<string, Closure(): void> what each does before a page's head is printed */
	public static function all(): array {
		return array(
			'Yoast SEO 28'              => self::yoast( ... ),
			'Rank Math, not set up'     => static function (): void {},
			'All in One SEO 4.9'        => self::all_in_one( ... ),
			'SEOPress 10'               => self::seopress( ... ),
			'The SEO Framework 5.1'     => self::seo_framework( ... ),
			'Slim SEO 4.9'              => self::slim_seo( ... ),
		);
	}

	/** Prints no description unless an editor wrote one for it. */
	private static function yoast(): void {
		self::print(
			static fn (): array => array(
				'robots'         => self::text( 'wpseo_robots', 'index, follow' ),
				'description'    => self::text( 'wpseo_metadesc' ),
				'canonical'      => self::text( 'wpseo_canonical', self::address() ),
				'og:locale'      => 'en_US',
				'og:title'       => self::text( 'wpseo_opengraph_title', self::title() ),
				'og:description' => self::text( 'wpseo_opengraph_desc' ),
			)
		);
		remove_action( 'wp_head', 'wp_robots', 1 );
	}

	/** Identifies the page by its post, and empties WordPress' robots tag. */
	private static function all_in_one(): void {
		self::print(
			static function (): array {
				remove_all_filters( 'wp_robots' );

				return array(
					'robots'      => implode( ', ', array_filter( (array) apply_filters( 'aioseo_robots_meta', array( 'noindex' => is_singular() ? '' : 'noindex' ) ), is_string( ... ) ) ),
					'description' => self::excerpt(),
					'canonical'   => self::address(),
					'og:title'    => self::title(),
				);
			}
		);
	}

	/** Reads a post by its ID: for a page without one it prints empty tags. */
	private static function seopress(): void {
		self::print(
			static fn (): array => array(
				'robots'         => implode( ', ', array_filter( (array) apply_filters( 'seopress_titles_robots_attrs', array( 'index, follow', 'max-snippet:-1' ) ), is_string( ... ) ) ),
				'description'    => self::excerpt(),
				'canonical'      => 0 === get_queried_object_id() ? false : self::address(),
				'og:title'       => 0 === get_queried_object_id() ? false : self::title(),
				'og:description' => 0 === get_queried_object_id() ? false : self::excerpt(),
			)
		);
	}

	/** Describes posts that have an ID; for anything else it prints no name, and keeps it out of search results. */
	private static function seo_framework(): void {
		self::print(
			static fn (): array => is_singular() && 0 === get_queried_object_id() ? array() : array(
				'robots'    => implode( ',', array_filter( (array) apply_filters( 'the_seo_framework_robots_meta_array', is_singular() ? array() : array( 'noindex' => 'noindex' ), null, 0 ), is_string( ... ) ) ),
				'canonical' => self::address(),
				'og:title'  => is_singular() ? self::title() : 'Untitled',
			)
		);
	}

	/** Keeps unknown pages out of search results; its canonical address needs an ID. */
	private static function slim_seo(): void {
		add_filter( 'wp_robots', static fn ( array $robots ): array => is_singular() ? $robots : array( 'noindex' => true ) + $robots );
		self::print(
			static fn (): array => array(
				'description' => self::excerpt(),
				'canonical'   => 0 === get_queried_object_id() ? '' : self::address(),
				'og:title'    => self::title(),
				'og:locale'   => 'en_US',
			)
		);
	}

	/** @param Closure(): array<string, string|false> $tags empty: not printed; false: printed without content */
	private static function print( Closure $tags ): void {
		remove_action( 'wp_head', 'rel_canonical' );
		add_action(
			'wp_head',
			static function () use ( $tags ): void {
				foreach ( array_filter( $tags(), static fn ( string|false $content ): bool => '' !== $content ) as $tells => $content ) {
					printf( 'canonical' === $tells ? '<link rel="%s" href="%s" />' : '<meta ' . ( str_contains( $tells, ':' ) ? 'property' : 'name' ) . '="%s" content="%s" />', esc_attr( $tells ), esc_attr( (string) $content ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- one of two.
				}
			},
			1
		);
	}

	/** @param non-empty-string $filter */
	private static function text( string $filter, string $text = '' ): string {
		$text = apply_filters( $filter, $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the other plugin's.

		return is_string( $text ) ? $text : '';
	}

	private static function title(): string {
		return get_the_title() . ' - A site';
	}

	private static function address(): string {
		return (string) wp_get_canonical_url();
	}

	private static function excerpt(): string {
		$post = get_queried_object();

		return $post instanceof WP_Post ? $post->post_excerpt : '';
	}
}
