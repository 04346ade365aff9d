<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree\Html;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The elements of the HTML that an editor saved.
 *
 * Assumptions:
 * - The HTML is written by the block editor: every element is closed. An unclosed one extends to the end of its parent.
 */
final class HtmlElements extends WP_HTML_Tag_Processor {
	private const VOID = array( 'AREA', 'BASE', 'BR', 'COL', 'EMBED', 'HR', 'IMG', 'INPUT', 'LINK', 'META', 'PARAM', 'SOURCE', 'TRACK', 'WBR' );

	/** WordPress reads each of these with its content as one token. */
	private const WHOLE = array( 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'XMP', 'IFRAME', 'NOEMBED', 'NOFRAMES' );

	/** @return list<HtmlElement> in the order of the text */
	public static function of( string $html ): array {
		return str_contains( $html, '<' ) ? ( new self( $html ) )->read() : array();
	}

	/** @return list<HtmlElement> */
	private function read(): array {
		$all  = array();
		$open = array();
		$last = strlen( $this->html );

		while ( $this->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$this->set_bookmark( 'tag' );
			$span = $this->bookmarks['tag'];
			$name = (string) $this->get_tag();
			$end  = $span->start + $span->length;

			if ( $this->is_tag_closer() ) {
				$open = self::closed( $open, strtolower( $name ), $span->start, $end );
				continue;
			}

			$element = new HtmlElement( strtolower( $name ), $this->attributes(), end( $open ) ?: null, $span->start, $end, $last );
			$all[]   = $element;

			if ( in_array( $name, self::VOID, true ) || in_array( $name, self::WHOLE, true ) || $this->has_self_closing_flag() ) {
				$element->close( $end, $end );
			} else {
				$open[] = $element;
			}
		}

		return $all;
	}

	/**
	 * @param list<HtmlElement> $open
	 * @return list<HtmlElement> the elements that are still open
	 */
	private static function closed( array $open, string $tag, int $start, int $end ): array {
		for ( $index = count( $open ) - 1; $index >= 0; $index-- ) {
			if ( $open[ $index ]->tag === $tag ) {
				foreach ( array_slice( $open, $index + 1 ) as $unclosed ) {
					$unclosed->close( $start, $start );
				}
				$open[ $index ]->close( $start, $end );

				return array_slice( $open, 0, $index );
			}
		}

		return $open;
	}

	/** @return array<string, string|true> */
	private function attributes(): array {
		$values = array();

		foreach ( $this->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$values[ $name ] = $this->get_attribute( $name ) ?? '';
		}

		return $values;
	}
}
