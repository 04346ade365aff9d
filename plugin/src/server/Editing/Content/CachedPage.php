<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use Closure;
use DateTimeImmutable;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Counterparts\JoinedPages;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\Cache;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * What this request's page worked out for an earlier visitor: one record, read with the first question and written once the page is sent.
 *
 * Assumptions:
 * - A page without a query is the same for all visitors who are not logged in; page caches rely on that, too.
 * - Values depend on nothing but the page's address and post, the day, and what `ContentVersion` follows. Any other change shows after `SECONDS`.
 * - A record ends with its day: working out the day to name it would take longer than reading it.
 */
final class CachedPage implements Feature {
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/** A larger record, in bytes, would crowd out others. */
	private const LARGEST = 524288;

	/** When this request's page began, in seconds. */
	private int $began = 0;

	/** The record's name; empty for a request that has none, null before the first question. */
	private ?string $name = null;

	/** @var array<string, mixed> */
	private array $found = array();

	/** @var array<string, mixed> what this request found or made: the next record */
	private array $used = array();

	/** Whether this request made any of them. */
	private bool $is_new = false;

	public function __construct( private readonly Cache $cache, private readonly string $version, private readonly FirstLanguage $first = new FirstLanguage() ) {}

	public function boot(): void {
		add_action( 'wp', $this->begin( ... ), PHP_INT_MIN );
		LanguageAlternates::cache( $this->alternates( ... ) );
	}

	private function begin(): void {
		[ $this->began, $this->name, $this->found, $this->used, $this->is_new ] = array( time(), null, array(), array(), false );
	}

	/**
	 * @param Closure(): array<string, string> $find
	 * @return array<string, string>
	 */
	private function alternates( WP_Post $page, Closure $find ): array {
		// Polylang's and WPML's links change without a change of contents.
		return JoinedPages::are_there() ? $find() : $this->value( "alternates-$page->ID", $find );
	}

	/**
	 * Returns the value of an earlier visitor, or what `$make` returns.
	 *
	 * @template T of array<array-key, mixed>
	 * @param Closure(): T $make
	 * @return T JSON data
	 */
	public function value( string $key, Closure $make ): array {
		/** @var T|null $known */
		$known = $this->get( $key );

		if ( null === $known ) {
			$known = $make();
			$this->set( $key, $known );
		}

		return $known;
	}

	/** Whether this request's page may be made of earlier values. */
	public function exists(): bool {
		return '' !== $this->name();
	}

	/** The value, or null if there is none. */
	public function get( string $key ): mixed {
		$value = $this->exists() ? $this->found[ $key ] ?? null : null;

		if ( null !== $value ) {
			$this->used[ $key ] = $value;
		}

		return $value;
	}

	/** @param mixed $value JSON data */
	public function set( string $key, mixed $value ): void {
		if ( ! $this->exists() ) {
			return;
		}
		if ( ! $this->is_new ) {
			$this->is_new = true;
			// After the page's last byte.
			add_action( 'shutdown', $this->write( ... ), PHP_INT_MAX - 2 );
		}

		$this->used[ $key ] = $value;
	}

	private function name(): string {
		if ( null === $this->name ) {
			// Before the main query, no page is known.
			if ( 0 === did_action( 'wp' ) ) {
				return '';
			}

			$this->name  = $this->address();
			$this->found = '' === $this->name ? array() : self::read( $this->cache->get( $this->name ) );
		}

		return $this->name;
	}

	private function address(): string {
		$post = get_queried_object();
		[ $method, $path ] = array( $_SERVER['REQUEST_METHOD'] ?? '', $_SERVER['REQUEST_URI'] ?? '' ); // phpcs:ignore WordPress.Security -- only compared and hashed.

		if ( ! $this->cache->is_lasting() || ! $post instanceof WP_Post || ! is_singular() || is_feed() || is_preview() || is_customize_preview() || '' !== $post->post_password || is_user_logged_in()
			|| array() !== $_GET || 'GET' !== $method || wp_is_development_mode( 'plugin' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- nothing is read.
			return '';
		}

		// What WordPress does not read of an address would make records without end.
		$of = array( (string) wp_json_encode( get_option( Settings::OPTION ), JSON_INVALID_UTF8_SUBSTITUTE ), $this->version, ContentVersion::current(), home_url(), is_ssl(), get_stylesheet(), get_locale(), $this->first->chosen()?->value, $post->ID, is_string( $path ) ? strtok( $path, '?' ) : '' );

		return 'page:' . hash( 'xxh128', implode( "\n", $of ) );
	}

	/** @return array<string, mixed> */
	private static function read( mixed $stored ): array {
		/** @var array<string, mixed> $values */
		$values = is_string( $stored ) ? (array) unserialize( $stored, array( 'allowed_classes' => false ) ) : array(); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- of texts; JSON takes several times as long.

		return $values;
	}

	private function write(): void {
		$stored = serialize( $this->used ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as above.

		$left   = min( self::SECONDS, ( new DateTimeImmutable( "@$this->began" ) )->setTimezone( wp_timezone() )->modify( 'tomorrow' )->getTimestamp() - time() );

		if ( $left > 0 && strlen( $stored ) <= self::LARGEST ) {
			$this->cache->set( (string) $this->name, $stored, $left );
		}
	}
}
