<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

defined( 'ABSPATH' ) || exit;

/** Leaves out the rules of a style that can select nothing, because no element has a class of their selectors, and space without a meaning. */
final readonly class CssRules {
	/** A rule that contains no other: its selectors and its declarations. */
	private const RULE = '~([^{};]++)\{([^{}]*+)\}~';

	/** Parentheses with those within. */
	private const NESTED = '\((?:[^()]++|(?R))*+\)';

	/** Space beside a sign that separates, runs of it, and a block's last semicolon; not in strings, and not as the value of a property. */
	private const SPACE = '~(?:"[^"]*+"|\'[^\']*+\')(*SKIP)(*F)|(?<![:\s])\s*+;\s*+(?=\})|(?<!:)\s*+([{};,])\s*+|(:)\s++(?![;}])|(\s)\s++~';

	/** @param \Closure(string): bool $is_used whether an element has this class, or may get it */
	public function __construct( private \Closure $is_used ) {}

	/** Returns the style without comments, and as it was if it cannot be read. */
	public function used( string $css ): string {
		$rules = preg_replace( '~/\*.*?\*/~s', '', $css );
		// Most styles come without.
		$rules = null !== $rules && ( str_contains( $rules, ': ' ) || str_contains( $rules, "\n" ) ) ? preg_replace( self::SPACE, '$1$2$3', $rules ) : $rules;
		$rules = null === $rules ? null : preg_replace_callback( self::RULE, $this->rule( ... ), $rules );
		// At-rules that are empty now, and those around them.
		for ( $i = 0; $i < 2 && null !== $rules; $i++ ) {
			$rules = preg_replace( '~@(?:media|supports|container)[^{};]*+\{\s*+\}~', '', $rules );
		}

		return $rules ?? $css;
	}

	/** @param array<string> $found the rule, its selectors and declarations */
	private function rule( array $found ): string {
		[ $rule, $selectors, $declarations ] = $found;

		// A string may contain any of the signs that end a selector here; an escaped sign may be part of a class.
		if ( ! str_contains( $selectors, '.' ) || str_contains( $selectors, '@' ) || str_contains( $selectors, '\\' ) || substr_count( $selectors, '"' ) % 2 > 0 || substr_count( $selectors, "'" ) % 2 > 0 ) {
			return $rule;
		}
		// Quick for most rules.
		if ( $this->has_all( $selectors ) ) {
			return $rule;
		}
		$all  = self::split( $selectors );
		$kept = array_filter( $all, $this->may_select( ... ) );

		return array() === $kept ? '' : $this->with_used_names( count( $kept ) === count( $all ) ? $selectors : implode( ',', $kept ) ) . '{' . $declarations . '}';
	}

	/** Shortens lists of classes within selectors: `:is(.a,.b)`. As all are classes, the specificity stays. */
	private function with_used_names( string $selectors ): string {
		return preg_replace_callback(
			'~(?<=:is|:where)\(\.([\w-]++(?:,\s*+\.[\w-]++)++)\)~',
			function ( array $list ): string {
				$used = array_filter( (array) preg_split( '~,\s*+\.~', $list[1] ), fn ( mixed $name ): bool => is_string( $name ) && ( $this->is_used )( $name ) );

				return array() === $used ? $list[0] : '(.' . implode( ',.', $used ) . ')';
			},
			$selectors
		) ?? $selectors;
	}

	private function may_select( string $selector ): bool {
		if ( str_contains( $selector, '[' ) ) {
			$selector = (string) preg_replace( '~\[[^\]]*+\]~', '', $selector );
		}
		if ( str_contains( $selector, '(' ) ) {
			preg_match_all( '~:(is|where|has)(\((?:[^()]++|(?2))*+\))~', $selector, $lists, PREG_SET_ORDER );
			foreach ( $lists as [ , , $list ] ) {
				if ( ! array_any( self::split( substr( $list, 1, -1 ) ), $this->may_select( ... ) ) ) {
					return false;
				}
			}
			$selector = (string) preg_replace( '~' . self::NESTED . '~', '', $selector );
		}

		return $this->has_all( $selector );
	}

	private function has_all( string $selector ): bool {
		preg_match_all( '~\.(-?+[_a-zA-Z][\w-]*+)~', $selector, $classes );

		foreach ( $classes[1] as $name ) {
			if ( ! ( $this->is_used )( $name ) ) {
				return false;
			}
		}

		return true;
	}

	/** @return list<string> the selectors of a list */
	private static function split( string $selectors ): array {
		if ( ! str_contains( $selectors, '(' ) && ! str_contains( $selectors, '[' ) ) {
			return explode( ',', $selectors );
		}
		preg_match_all( '~(?:[^,()\[\]]++|\[[^\]]*+\]|(\((?:[^()]++|(?1))*+\)))++~', $selectors, $found );

		return $found[0];
	}
}
