<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use Closure;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Prints missing tags into a page's head: checks what WordPress, the theme and other plugins have printed there, and leaves out only those tags.
 *
 * Whether another plugin is active is not enough to know: Rank Math prints nothing before its setup, Yoast no description unless an editor wrote one
 * there, Polylang no language links for pages without a translation.
 */
final class Head implements Feature {
	/** After the title and the robots tag, before styles and scripts. */
	private const PLACE = 5;

	/** A meta element or a link. */
	private const TAG = '~<(?:meta|link)\b(?:"[^"]*"|\'[^\']*\'|[^>"\'])*>\s*~i';

	private int $level = 0;

	private int $at = 0;

	/** @var list<array{0: string, 1: string, 2?: bool}> */
	private array $tags = array();

	/**
	 * @param list<Closure(): list<array{0: string, 1: string, 2?: bool}>> $offers each returns what a tag states, such as `description` or `og:image`, the tag
	 * itself, and true if it replaces another's
	 */
	public function __construct( private readonly array $offers ) {}

	public function boot(): void {
		add_action( 'wp_head', $this->listen( ... ), PHP_INT_MIN );
		add_action( 'wp_head', $this->mark( ... ), self::PLACE );
		add_action( 'wp_head', $this->fill( ... ), PHP_INT_MAX );
	}

	private function listen(): void {
		$this->tags = array();
		$this->at   = 0;
		ob_start( $this->completed( ... ) );
		$this->level = ob_get_level();
	}

	private function mark(): void {
		$this->at = ob_get_level() === $this->level ? (int) ob_get_length() : 0;
	}

	private function fill(): void {
		$this->tags = array_merge( ...array_map( static fn ( Closure $offer ): array => $offer(), $this->offers ) );

		// If another plugin started a buffer within the head, that one ends later, and this one with it.
		if ( ob_get_level() === $this->level ) {
			ob_end_flush();
		}
	}

	/** Adds the missing tags to the head. PHP calls this when the buffer ends. */
	private function completed( string $head ): string {
		if ( array() === $this->tags ) {
			return $head;
		}

		$printed = array();
		$ours    = array();

		foreach ( $this->tags as $tag ) {
			$ours[ $tag[0] ] = $tag[2] ?? false;
		}

		// Most tags of a head state something else.
		$names = '~' . implode( '|', array_map( static fn ( string $name ): string => preg_quote( $name, '~' ), array_keys( $ours ) ) ) . '~i';

		// From the end, so that places stay. Most heads keep all of their tags: a copy of a head takes as much memory as its styles.
		preg_match_all( self::TAG, $head, $found, PREG_OFFSET_CAPTURE );

		foreach ( array_reverse( $found[0] ) as [ $tag, $at ] ) {
			if ( 1 !== preg_match( $names, $tag ) ) {
				continue;
			}

			[ $tells, $is_empty ] = self::read( $tag );

			// An empty tag states nothing, so the plugin's replaces it.
			if ( isset( $ours[ $tells ] ) && ( $is_empty || $ours[ $tells ] ) ) {
				$head  = substr_replace( $head, '', $at, strlen( $tag ) );
				$this->at -= $at < $this->at ? strlen( $tag ) : 0;
			} else {
				$printed[ $tells ] = true;
			}
		}

		return substr_replace( $head, implode( '', array_column( array_filter( $this->tags, static fn ( array $tag ): bool => ! isset( $printed[ $tag[0] ] ) ), 1 ) ), $this->at, 0 );
	}

	/** @return array{string, bool} what a tag states, named as in `tags()` of an offer, and whether it is empty */
	private static function read( string $tag ): array {
		preg_match_all( '~\s([a-z-]+)\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s>]+))~i', $tag, $found, PREG_SET_ORDER );
		$attributes = array();

		foreach ( $found as $attribute ) {
			$attributes[ strtolower( $attribute[1] ) ] ??= trim( implode( '', array_slice( $attribute, 2 ) ) );
		}

		$tells = isset( $attributes['hreflang'] ) ? 'hreflang' : $attributes['property'] ?? $attributes['name'] ?? $attributes['rel'] ?? '';

		return array( strtolower( $tells ), '' === ( $attributes['content'] ?? $attributes['href'] ?? '' ) );
	}
}
