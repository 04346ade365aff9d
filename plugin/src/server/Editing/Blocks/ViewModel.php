<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\Printing\Brackets;

defined( 'ABSPATH' ) || exit;

/** What `props.php` makes of a block's attributes: all that the page, the editor and search engines are told of the block. */
final readonly class ViewModel {
	/** @var array<string, mixed> what both twins print; addresses lead nowhere bad */
	public array $props;

	/**
	 * @param array<string, mixed>       $props           of the shape that `view.php` states
	 * @param array<string, string>      $slots           rich text by slot name; an unsafe tag is dropped when the block is printed
	 * @param array<string, string>      $wrapper         attributes of the block's element
	 * @param array<string, string>      $needs           what must be there for the block to work, by the names that the editor knows
	 * @param list<array<string, mixed>> $structured_data what search engines are told, as nodes of schema.org
	 * @param bool                       $is_shown        false: see `nothing()`
	 * @param 'div'|'li'                 $element         what the block's element is on the page
	 * @param list<string>               $server_only     the names of props that `view.php` alone prints, within slots: an island is not sent them
	 * @param ?EarlyScript               $early           what the block does before the page is drawn
	 */
	public function __construct(
		array $props = array(),
		public array $slots = array(),
		public array $wrapper = array(),
		public array $needs = array(),
		public Hydration $hydration = new Hydration(),
		public array $structured_data = array(),
		public bool $is_shown = true,
		public string $element = 'div',
		private array $server_only = array(),
		public ?EarlyScript $early = null,
	) {
		$this->props = Address::cleaned( $props );
	}

	/**
	 * Shows nothing, and says in the editor what is missing. A block that misses nothing and shows nothing returns null.
	 *
	 * @param array<string, string> $needs
	 */
	public static function nothing( array $needs ): self {
		return new self( needs: $needs, is_shown: false );
	}

	/**
	 * The same with slots that are safe to print.
	 *
	 * @param array<array-key, mixed> $written the block's attributes: where a slot holds just what an editor wrote, its shortcodes are meant
	 */
	public function with_safe_slots( array $written ): self {
		$slots = array();

		foreach ( $this->slots as $name => $html ) {
			$slots[ $name ] = in_array( $html, $written, true ) ? wp_kses_post( $html ) : Brackets::in_html( wp_kses_post( $html ) );
		}

		return new self( $this->props, $slots, $this->wrapper, $this->needs, $this->hydration, $this->structured_data, $this->is_shown, $this->element, $this->server_only, $this->early );
	}

	/**
	 * What an island's view is given.
	 *
	 * @return array<string, mixed>
	 */
	public function sent(): array {
		return array_diff_key( $this->props, array_flip( $this->server_only ) );
	}

	/** The props as JSON that cannot end its script element and holds no shortcode. */
	public function json(): string {
		return Brackets::in_json( (string) wp_json_encode( (object) $this->sent(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}
}
