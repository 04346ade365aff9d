<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree\Html;

defined( 'ABSPATH' ) || exit;

/** Reads the attributes whose source is the saved HTML according to block.json (`"source": "attribute"`, …), as the block editor does. */
final class HtmlSource {
	/** @var list<HtmlElement>|null */
	private ?array $elements = null;

	public function __construct( private readonly string $html ) {}

	/**
	 * @param array<mixed> $schema of one attribute
	 * @return mixed null if the HTML has no such value
	 */
	public function value( array $schema ): mixed {
		return $this->read( $schema, null );
	}

	/**
	 * @param array<mixed>     $schema
	 * @param HtmlElement|null $within null for all of the HTML
	 */
	private function read( array $schema, ?HtmlElement $within ): mixed {
		$source   = $schema['source'] ?? null;
		$selector = is_string( $schema['selector'] ?? null ) ? $schema['selector'] : null;

		if ( 'query' === $source ) {
			return $this->rows( $schema, $selector ?? '', $within );
		}

		$element = null === $selector ? $within : ( $this->all( $selector, $within, 1 )[0] ?? null );

		if ( null !== $selector && null === $element ) {
			return 'boolean' === ( $schema['type'] ?? null ) && 'attribute' === $source ? false : null;
		}

		return match ( $source ) {
			'attribute'         => self::attribute( $schema, $element ),
			'text'              => html_entity_decode( wp_strip_all_tags( $this->inner( $element ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'html', 'rich-text' => is_string( $schema['multiline'] ?? null ) ? $this->lines( $schema['multiline'], $element ) : $this->inner( $element ),
			'raw'               => trim( $this->inner( $element ) ),
			'tag'               => $element?->tag,
			default             => null,
		};
	}

	/** @param array<mixed> $schema */
	private static function attribute( array $schema, ?HtmlElement $element ): string|bool|null {
		$name  = is_string( $schema['attribute'] ?? null ) ? strtolower( $schema['attribute'] ) : '';
		$value = $element->attributes[ $name ] ?? null;

		return 'boolean' === ( $schema['type'] ?? null ) ? null !== $value : ( true === $value ? '' : $value );
	}

	/**
	 * @param array<mixed> $schema
	 * @return list<array<string, mixed>>
	 */
	private function rows( array $schema, string $selector, ?HtmlElement $within ): array {
		/** @var array<string, array<mixed>> $fields */
		$fields = is_array( $schema['query'] ?? null ) ? $schema['query'] : array();

		return array_map(
			fn ( HtmlElement $element ): array => array_filter( array_map( fn ( array $field ): mixed => $this->read( $field, $element ), $fields ), static fn ( mixed $value ): bool => null !== $value ),
			$this->all( $selector, $within )
		);
	}

	/** Returns the elements of one name that are direct children of another, unchanged. */
	private function lines( string $tag, ?HtmlElement $within ): string {
		$lines = array_filter( $this->all( $tag, $within ), static fn ( HtmlElement $line ): bool => $line->parent === $within );

		return implode( '', array_map( fn ( HtmlElement $line ): string => substr( $this->html, $line->start, $line->end - $line->start ), $lines ) );
	}

	private function inner( ?HtmlElement $element ): string {
		return null === $element ? $this->html : substr( $this->html, $element->inner_start, $element->inner_end - $element->inner_start );
	}

	/** @return list<HtmlElement> */
	private function all( string $selector, ?HtmlElement $within, int $most = PHP_INT_MAX ): array {
		$wanted = Selector::of( $selector );
		$found  = array();

		foreach ( $this->elements ??= HtmlElements::of( $this->html ) as $element ) {
			if ( $wanted->matches( $element ) && ( null === $within || $element->is_within( $within ) ) ) {
				$found[] = $element;

				if ( count( $found ) === $most ) {
					break;
				}
			}
		}

		return $found;
	}
}
