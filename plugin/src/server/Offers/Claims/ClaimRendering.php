<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Blocks\EmojiScript;
use HvacBlocks\Editing\Blocks\Printing\Brackets;

use function HvacBlocks\Editing\Blocks\text;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a claim off the page before its first day and after its last, when an editor's text for that may replace it. It runs before the rendering: a
 * hidden block is not rendered, loads no script, and adds no structured data. The editor is not affected: it shows the block.
 */
final readonly class ClaimRendering implements Feature {
	public function __construct( private SiteCalendar $calendar ) {}

	public function boot(): void {
		add_filter( 'pre_render_block', $this->in_place( ... ), 10, 2 );
	}

	/**
	 * @param mixed                $html  another plugin's output for the block; null if there is none
	 * @param array<string, mixed> $block as WordPress parsed it
	 */
	private function in_place( mixed $html, array $block ): mixed {
		$attributes = $block['attrs'] ?? null;
		$name       = $block['blockName'] ?? null;

		if ( null !== $html || ! is_string( $name ) || ! is_array( $attributes ) || ! ( isset( $attributes['validFrom'] ) || isset( $attributes['validUntil'] ) ) || ! ClaimBlocks::is_whole( $name ) ) {
			return $html;
		}

		$claim = Claim::of( $attributes );
		$state = $claim->state( $this->calendar->today() );

		if ( $state->is_shown() ) {
			return null;
		}

		return ClaimState::Expired === $state && '' !== $claim->expired_text ? self::sentence( $claim->expired_text, $name, $block ) : '';
	}

	/**
	 * Returns the text that replaces the block: as wide, in its colors.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function sentence( string $words, string $name, array $block ): string {
		foreach ( BlockTypes::get( $name )->style_handles ?? array() as $style ) {
			wp_enqueue_style( $style );
		}

		$around                               = WP_Block_Supports::$block_to_render;
		WP_Block_Supports::$block_to_render = $block;
		$wrapper                              = get_block_wrapper_attributes( array( 'class' => 'hvac-block hvac-claim-expired ' . EmojiScript::EXEMPT ) );
		WP_Block_Supports::$block_to_render = $around;

		return Brackets::in_html( "<div $wrapper><p>" . text( $words ) . '</p></div>' );
	}
}
