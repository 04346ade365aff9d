<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\Printing\Brackets;

defined( 'ABSPATH' ) || exit;

/** What `props.php` makes of a block's attributes: everything that the page, the editor and search engines get from the block. */
final readonly class ViewModel {
	/** @var array<string, mixed> what both twins print; addresses are safe */
	public array $props;

	/**
	 * @param array<string, mixed>       $props           of the shape stated in `view.php`
	 * @param array<string, string>      $slots           rich text by slot name; unsafe tags are dropped when the block is printed
	 * @param array<string, string>      $wrapper         attributes of the block's element
	 * @param array<string, string>      $needs           what the block needs to work, by the names that the editor knows
	 * @param list<array<string, mixed>> $structured_data structured data for search engines, as schema.org nodes
	 * @param bool                       $is_shown        false: see `nothing()`
	 * @param 'div'|'li'                 $element         the tag name of the block's element
	 * @param list<string>               $server_only     the names of props that only `view.php` prints, within slots: they are not sent to an island
	 * @param ?EarlyScript               $early           what the block does before the page is painted
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
	 * Shows nothing on the page; the editor says what is missing. A block that shows nothing although nothing is missing returns null.
	 *
	 * @param array<string, string> $needs
	 */
	public static function nothing( array $needs ): self {
		return new self( needs: $needs, is_shown: false );
	}

	/**
	 * Returns a copy whose slots are safe to print.
	 *
	 * @param array<array-key, mixed> $written the block's attributes: shortcodes are kept in a slot that holds exactly what an editor wrote
	 */
	public function with_safe_slots( array $written ): self {
		$slots = array();

		foreach ( $this->slots as $name => $html ) {
			$slots[ $name ] = in_array( $html, $written, true ) ? wp_kses_post( $html ) : Brackets::in_html( wp_kses_post( $html ) );
		}

		return new self( $this->props, $slots, $this->wrapper, $this->needs, $this->hydration, $this->structured_data, $this->is_shown, $this->element, $this->server_only, $this->early );
	}

	/**
	 * Returns the props that an island's view gets.
	 *
	 * @return array<string, mixed>
	 */
	public function sent(): array {
		return array_diff_key( $this->props, array_flip( $this->server_only ) );
	}

	/** Returns the props as JSON that cannot end its script element and contains no shortcode. */
	public function json(): string {
		return Brackets::in_json( (string) wp_json_encode( (object) $this->sent(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}
}
