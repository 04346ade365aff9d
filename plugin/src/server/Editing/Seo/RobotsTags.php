<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Tells search engines what not to index or follow, in WordPress' robots tag and in those that other plugins print instead, each by its own filter. */
final class RobotsTags {
	/** @param Closure(): array<'noindex'|'nofollow', true> $directives of the page of this request */
	public static function tell( Closure $directives ): void {
		// Slim SEO prints WordPress' tag.
		add_filter( 'wp_robots', static fn ( mixed $robots ): array => self::allowed( $robots, $directives() ) );
		add_filter( 'wpseo_robots', static fn ( mixed $robots ): mixed => self::joined( $robots, $directives() ) );
		add_filter( 'rank_math/frontend/robots', static fn ( mixed $robots ): mixed => self::by_opposite( $robots, $directives() ) );
		add_filter( 'aioseo_robots_meta', static fn ( mixed $robots ): mixed => self::by_name( $robots, $directives() ) );
		// With a second argument, the call concerns a page in an admin list.
		add_filter( 'the_seo_framework_robots_meta_array', static fn ( mixed $robots, mixed $of = null ): mixed => null === $of ? self::by_name( $robots, $directives() ) : $robots, 10, 2 );
		add_filter( 'seopress_titles_robots_attrs', static fn ( mixed $robots ): mixed => self::listed( $robots, $directives() ) );
	}

	/**
	 * WordPress: a map of directives that are set or not.
	 *
	 * @param array<'noindex'|'nofollow', true> $directives
	 * @return array<array-key, mixed>
	 */
	private static function allowed( mixed $robots, array $directives ): array {
		$opposites = array();

		foreach ( array_keys( $directives ) as $directive ) {
			$opposites[ substr( $directive, 2 ) ] = true;
		}

		return $directives + array_diff_key( is_array( $robots ) ? $robots : array(), $opposites );
	}

	/**
	 * Yoast: comma-separated words.
	 *
	 * @param array<'noindex'|'nofollow', true> $directives
	 */
	private static function joined( mixed $robots, array $directives ): mixed {
		$ours = array_keys( $directives );

		if ( array() === $ours || ! is_string( $robots ) ) {
			return $robots;
		}

		$theirs = array_filter( array_map( trim( ... ), explode( ',', $robots ) ), static fn ( string $each ): bool => '' !== $each && ! in_array( "no$each", $ours, true ) && ! in_array( $each, $ours, true ) );

		return implode( ', ', array( ...$ours, ...$theirs ) );
	}

	/**
	 * Rank Math: a map by what is allowed.
	 *
	 * @param array<'noindex'|'nofollow', true> $directives
	 */
	private static function by_opposite( mixed $robots, array $directives ): mixed {
		$ours = array();

		foreach ( array_keys( $directives ) as $directive ) {
			$ours[ substr( $directive, 2 ) ] = $directive;
		}

		return is_array( $robots ) ? $ours + $robots : $robots;
	}

	/**
	 * All in One SEO, The SEO Framework: a map by what is not allowed.
	 *
	 * @param array<'noindex'|'nofollow', true> $directives
	 */
	private static function by_name( mixed $robots, array $directives ): mixed {
		$ours = array_keys( $directives );

		return is_array( $robots ) ? array_combine( $ours, $ours ) + $robots : $robots;
	}

	/**
	 * SEOPress: a list, in which an entry may hold several, separated by commas.
	 *
	 * @param array<'noindex'|'nofollow', true> $directives
	 */
	private static function listed( mixed $robots, array $directives ): mixed {
		$joined = array() !== $directives && is_array( $robots ) ? self::joined( implode( ', ', array_filter( $robots, is_string( ... ) ) ), $directives ) : null;

		return is_string( $joined ) ? explode( ', ', $joined ) : $robots;
	}
}
