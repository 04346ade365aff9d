<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

defined( 'ABSPATH' ) || exit;

/** The wrappers that a block's HTML needs to look as it does on a page. */
final class ParentWrapper {
	/**
	 * A child block is as wide as in its parent; a list item is in a list.
	 *
	 * @param array<string, mixed> $metadata of its block.json
	 */
	public static function of( string $html, array $metadata ): string {
		$element = substr( ltrim( $html ), 0, (int) strpos( ltrim( $html ), '>' ) );

		if ( str_starts_with( $element, '<li' ) ) {
			$html = "<ol class=\"hvac-gallery__list\">$html</ol>";
		} elseif ( str_contains( $element, ' role="listitem"' ) ) {
			$html = "<div role=\"list\">$html</div>";
		}

		return '' === BlockFacts::parent( $metadata ) || '' === $html
			? $html
			: sprintf( '<div style="max-inline-size:%dpx">%s</div>', BlockFacts::width( $metadata ), $html );
	}
}
