<?php
declare(strict_types=1);

namespace HvacBlocks\Blocks;

use HvacBlocks\Blocks\Preview\EditorNeeds;
use HvacBlocks\Blocks\Printing\Address;
use HvacBlocks\Blocks\Printing\Brackets;

defined( 'ABSPATH' ) || exit;

/** What a view shows: the props of both twins, the rich text of its slots, and attributes of the block's element. */
final readonly class ViewModel {
	/**
	 * @param array<string, mixed>  $props
	 * @param array<string, string> $slots   safe HTML
	 * @param array<string, string> $wrapper
	 * @param array<string, string> $needs   what must be there for the block to work, by the names of `EditorNeeds`
	 * @param bool                  $is_still whether nothing of it can change on the page, so that an island needs no script
	 * @param string                $hydrate  the moment in which an island hydrates this time; empty: as its block.json says
	 * @param ?string               $place    the place that an island's HTML is about, empty where it waits for one; null where it is not about places
	 * @param bool                  $is_empty whether the block shows nothing
	 * @param string                $island  which of the block's islands: the part after `island-` of the file's name; empty for `island.ts`
	 */
	private function __construct(
		public array $props,
		public array $slots,
		public array $wrapper,
		public array $needs,
		public bool $is_still,
		public string $island,
		public string $hydrate,
		public ?string $place,
		public bool $is_empty,
	) {}

	/**
	 * @param array<string, mixed> $model      what a `props.php` returned
	 * @param array<string, mixed> $attributes what an editor wrote: where a slot holds just that, its shortcodes are meant
	 */
	public static function from( array $model, array $attributes = array() ): self {
		/** @var array<string, string> $slots */
		$slots = $model['slots'] ?? array();
		/** @var array<string, string> $wrapper */
		$wrapper = $model['wrapper'] ?? array();
		/** @var array<string, string> $needs */
		$needs = $model['needs'] ?? array();
		$is_still = true === ( $model['still'] ?? false );
		$island   = is_string( $model['island'] ?? null ) ? $model['island'] : '';
		$hydrate  = is_string( $model['hydrate'] ?? null ) ? $model['hydrate'] : '';
		$place    = is_string( $model['place'] ?? null ) ? $model['place'] : null;
		$is_empty = true === ( $model['empty'] ?? false );
		unset( $model['slots'], $model['wrapper'], $model['needs'], $model['still'], $model['island'], $model['hydrate'], $model['place'], $model['empty'] );

		foreach ( $slots as $name => $html ) {
			$slots[ $name ] = in_array( $html, $attributes, true ) ? wp_kses_post( $html ) : Brackets::in_html( wp_kses_post( $html ) );
		}

		return new self( Address::cleaned( $model ), $slots, $wrapper, $needs, $is_still, $island, $hydrate, $place, $is_empty );
	}

	/** The props as JSON that cannot end its script element and holds no shortcode. */
	public function json(): string {
		return Brackets::in_json( (string) wp_json_encode( (object) $this->props, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}
}
