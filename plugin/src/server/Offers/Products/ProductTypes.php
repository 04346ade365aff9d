<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The types that a comparison has a tab for: seven labels, each by its number. */
final readonly class ProductTypes {
	/** What the labels are called in content that was written in English. */
	private const ENGLISH = array( 1 => 'Air Conditioner', 'Heat Pump', 'Furnace', 'Air Handler', 'Ductless System', 'Packaged System', 'Oil Furnace' );

	/**
	 * @param array<int, string> $labels  plain text by number; those that are empty make no tab
	 * @param array<array-key, int> $numbers the numbers by what a product may say
	 */
	private function __construct( public array $labels, private array $numbers ) {}

	/** @return array<int, string> what the tabs are called where nobody wrote another name, by number */
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
			// Of two tabs of the same name there is one: the first.
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

	/** The number of the tab that a product's type names, by its label or its number; null where there is none. */
	public function number( string $type ): ?int {
		return $this->numbers[ self::key( $type ) ] ?? null;
	}

	/**
	 * The tab that is open at first: that of air conditioners in the page's language, else the first.
	 *
	 * @param list<int> $numbers of the tabs that there are
	 * @return int its place among them
	 */
	public function first_open( array $numbers ): int {
		$place = array_search( $this->number( self::defaults()[1] ) ?? $this->number( self::ENGLISH[1] ), $numbers, true );

		return is_int( $place ) ? $place : 0;
	}

	private static function key( string $label ): string {
		return mb_strtolower( trim( $label ) );
	}
}
