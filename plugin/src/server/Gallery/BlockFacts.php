<?php
declare(strict_types=1);

namespace HvacBlocks\Gallery;

defined( 'ABSPATH' ) || exit;

/** What the gallery and the block reference say of a block. */
final class BlockFacts {
	private const MOMENTS = array(
		'load'    => 'island, hydrates when the browser is idle',
		'visible' => 'island, hydrates when it scrolls into view',
		'touch'   => 'island, hydrates when it is touched',
	);

	/** @param array<string, mixed> $metadata of its block.json */
	public static function title( array $metadata ): string {
		return is_string( $metadata['title'] ?? null ) ? $metadata['title'] : '';
	}

	/** @param array<string, mixed> $metadata of its block.json */
	public static function kind( array $metadata ): string {
		$supports = is_array( $metadata['supports'] ?? null ) ? $metadata['supports'] : array();
		$own      = is_array( $supports['hvacBlocks'] ?? null ) ? $supports['hvacBlocks'] : array();

		return self::MOMENTS[ is_string( $own['hydrate'] ?? null ) ? $own['hydrate'] : '' ] ?? 'static';
	}

	public static function weight( BlockWeight $weight, string $block, bool $has_place ): string {
		$used = $weight->used( $block, $has_place );
		$css  = self::kilobytes( $weight->style( $block ) ) . ' CSS';

		return 0 === $used
			? "no JavaScript, $css"
			: sprintf( '%s JavaScript, %s in use, %s', self::kilobytes( $weight->waiting( $block, $has_place ) ), self::kilobytes( $used ), $css );
	}

	/** Of 1,024 bytes. */
	public static function kilobytes( int $bytes ): string {
		return sprintf( '%.1F KB', $bytes / 1024 );
	}

	/** A child block that is an item of its parent's list stands in a list here, too. */
	public static function in_place( string $html ): string {
		$element = substr( ltrim( $html ), 0, (int) strpos( ltrim( $html ), '>' ) );

		if ( str_starts_with( $element, '<li' ) ) {
			return "<ol class=\"hvac-gallery__list\">$html</ol>";
		}

		return str_contains( $element, ' role="listitem"' ) ? "<div role=\"list\">$html</div>" : $html;
	}
}
