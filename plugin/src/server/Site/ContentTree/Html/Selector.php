<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree\Html;

defined( 'ABSPATH' ) || exit;

/**
 * A selector of block.json, such as `figure > a:not([download]), .wp-block-details`: names, classes, attributes and `:not()` of one of these,
 * descendants and children. Any other selector matches nothing.
 *
 * @phpstan-type Step array{child: bool, tag: string, tests: list<array{not: bool, class: string, attribute: string}>}
 */
final class Selector {
	private const STEP = '/^([a-z][a-z0-9-]*|\*)?((?:\.[\w-]+|\[[\w-]+\]|:not\((?:\.[\w-]+|\[[\w-]+\])\))*)$/i';

	private const TEST = '/(:not\()?(?:\.([\w-]+)|\[([\w-]+)\])/';

	/** @var array<string, self> */
	private static array $known = array();

	/** @param list<list<Step>> $alternatives each from the element outwards */
	private function __construct( private readonly array $alternatives ) {}

	public static function of( string $selector ): self {
		return self::$known[ $selector ] ??= new self( array_values( array_filter( array_map( self::steps( ... ), explode( ',', $selector ) ) ) ) );
	}

	public function matches( HtmlElement $element ): bool {
		foreach ( $this->alternatives as $steps ) {
			if ( self::fits( $element, $steps ) ) {
				return true;
			}
		}

		return false;
	}

	/** @return list<Step> */
	private static function steps( string $selector ): array {
		$steps    = array();
		$is_child = false;

		foreach ( preg_split( '/\s+|(>)/', trim( $selector ), -1, PREG_SPLIT_NO_EMPTY | PREG_SPLIT_DELIM_CAPTURE ) ?: array() as $part ) {
			if ( '>' === $part ) {
				$is_child = true;
				continue;
			}
			if ( 1 !== preg_match( self::STEP, $part, $found ) ) {
				return array();
			}

			preg_match_all( self::TEST, $found[2], $tests, PREG_SET_ORDER );
			$steps[]  = array(
				'child' => $is_child,
				'tag'   => '*' === $found[1] ? '' : strtolower( $found[1] ),
				'tests' => array_map(
					static fn ( array $test ): array => array(
						'not'       => str_starts_with( $test[0], ':' ),
						'class'     => $test[2] ?? '',
						'attribute' => $test[3] ?? '',
					),
					$tests
				),
			);
			$is_child = false;
		}

		return array_reverse( $steps );
	}

	/** @param list<Step> $steps */
	private static function fits( HtmlElement $element, array $steps ): bool {
		$step = array_shift( $steps );

		if ( null === $step || ! self::is( $element, $step ) ) {
			return false;
		}
		if ( array() === $steps ) {
			return true;
		}

		for ( $parent = $element->parent; null !== $parent; $parent = $parent->parent ) {
			if ( self::fits( $parent, $steps ) ) {
				return true;
			}
			if ( $step['child'] ) {
				return false;
			}
		}

		return false;
	}

	/** @param Step $step */
	private static function is( HtmlElement $element, array $step ): bool {
		if ( '' !== $step['tag'] && $step['tag'] !== $element->tag ) {
			return false;
		}

		foreach ( $step['tests'] as $test ) {
			$has = '' !== $test['class'] ? $element->has_class( $test['class'] ) : isset( $element->attributes[ strtolower( $test['attribute'] ) ] );

			if ( $has === $test['not'] ) {
				return false;
			}
		}

		return true;
	}
}
