<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

defined( 'ABSPATH' ) || exit;

/**
 * Rich text that fits its parent element. A block within a paragraph, or an unclosed tag, would end elements of the view: the page would differ from
 * what was printed, and an island from its view.
 */
final class SlotHtml {
	/** Elements that contain text and inline elements only. */
	private const INLINE_ONLY = array( 'A', 'ABBR', 'B', 'BUTTON', 'CITE', 'CODE', 'DFN', 'DT', 'EM', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'I', 'LABEL', 'LEGEND', 'MARK', 'OPTION', 'OUTPUT', 'P', 'PRE', 'Q', 'S', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUMMARY', 'SUP', 'TIME', 'U' );
	/** Elements that cannot contain interactive elements. */
	private const PRESSED = array( 'A', 'BUTTON', 'LABEL', 'OPTION', 'SUMMARY' );
	private const INLINE  = array( 'a', 'abbr', 'b', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'var' );

	private function __construct() {}

	/**
	 * @param string       $html  safe to print, in some place
	 * @param list<string> $above its future ancestors, by their names in capitals
	 */
	public static function within( array $above, string $html ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return $html;
		}

		if ( array() !== array_intersect( $above, self::INLINE_ONLY ) ) {
			$names = array_flip( self::INLINE );

			if ( array() !== array_intersect( $above, self::PRESSED ) ) {
				// A tooltip's term is a button.
				unset( $names['a'], $names['dfn'] );
			}

			/** @var array<string, array<string, bool>> $allowed */
			$allowed = array_intersect_key( wp_kses_allowed_html( 'post' ), $names );
			$html    = wp_kses( $html, $allowed );
		}

		return force_balance_tags( $html );
	}
}
