<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The types with a tab in a comparison: seven labels, each with its number. */
final readonly class ProductTypes {
	/** The names of the labels in content that was written in English. */
	private const ENGLISH = array( 1 => 'Air Conditioner', 'Heat Pump', 'Furnace', 'Air Handler', 'Ductless System', 'Packaged System', 'Oil Furnace' );

	/**
	 * @param array<int, string> $labels  plain text by number; empty ones make no tab
	 * @param array<array-key, int> $numbers the numbers by what a product may state
	 */
	private function __construct( public array $labels, private array $numbers ) {}

	/** @return array<int, string> the tabs' default names, by number */
	public static function defaults(): array {
		return array(
			1 => __( 'Air Conditioner', 'hvac-blocks' ),
			2 => __( 'Heat Pump', 'hvac-blocks' ),
			3 => __( 'Furnace', 'hvac-blocks' ),
			4 => __( 'Air Handler', 'hvac-blocks' ),
			5 => __( 'Ductless System', 'hvac-blocks' ),
			6 => __( 'Packaged System', 'hvac-blocks' ),
			7 => __( 'Oil Furnace', 'hvac-blocks' ),
		);
	}

	/** @param array<int, string> $written the labels as rich text by number, from 1 */
	public static function of( array $written ): self {
		$labels  = array_map( Text::plain( ... ), $written );
		$numbers = array();

		foreach ( array_filter( $labels ) as $number => $label ) {
			// Of two tabs with the same name, only the first is kept.
			$first = $numbers[ self::key( $label ) ] ??= $number;
			$numbers[ (string) $number ] = $first;
		}
		foreach ( self::defaults() as $number => $label ) {
			if ( ( $labels[ $number ] ?? '' ) === $label ) {
				$numbers[ self::key( self::ENGLISH[ $number ] ) ] ??= $number;
			}
		}

		return new self( $labels, $numbers );
	}

	/** Returns the number of the tab for a product's type, given by its label or number; null if there is none. */
	public function number( string $type ): ?int {
		return $this->numbers[ self::key( $type ) ] ?? null;
	}

	/**
	 * Returns the initially open tab: that of air conditioners in the page's language, otherwise the first.
	 *
	 * @param list<int> $numbers of the existing tabs
	 * @return int its position among them
	 */
	public function first_open( array $numbers ): int {
		$place = array_search( $this->number( self::defaults()[1] ) ?? $this->number( self::ENGLISH[1] ), $numbers, true );

		return is_int( $place ) ? $place : 0;
	}

	private static function key( string $label ): string {
		return mb_strtolower( trim( $label ) );
	}
}
