<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Catalog\Pages\ProductAddress;
use HvacBlocks\Offers\Catalog\Pages\ProductFiles;
use HvacBlocks\Offers\Catalog\Pages\ProductsById;
use HvacBlocks\Offers\Catalog\Pages\ProductTexts;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Systems of the built-in list whose units the site's catalog sells: names, figures, pictures, documents and prices are those of its products.
 *
 * @phpstan-import-type Product from Recommendation
 * @phpstan-import-type System from Recommendation
 * @phpstan-import-type SystemClass from EmbeddedRecommendations
 */
final readonly class CatalogSystems {
	/** @param array<string, StoredProduct> $products by ID in lower case */
	private function __construct( private array $products, private string $today, private Language $language ) {}

	/**
	 * @param list<SystemClass> $classes
	 * @param 'US'|'CA'         $country only products that are sold, and legal, there
	 */
	public static function find( ?ProductDirectory $catalog, array $classes, string $country, string $today, Language $language ): self {
		$units    = array_merge( ...array_column( $classes, 'products' ) );
		$ids      = array_values( array_unique( array_merge( ...array_column( $units, 'models' ) ) ) );
		$products = null === $catalog ? array() : ProductsById::find( $catalog, $ids, $country, array( 'picture', ...ProductFiles::DOCUMENTS ) );

		return new self( $products, $today, $language );
	}

	/**
	 * Returns the products of a system: for each unit the first of its models that is sold and made in this size.
	 *
	 * @param SystemClass $system
	 * @return list<StoredProduct> empty if the catalog lacks one of the units
	 */
	public function units( array $system, string $tonnage ): array {
		$units = array();

		foreach ( $system['products'] as $unit ) {
			$models = array_map( fn ( string $id ): ?StoredProduct => $this->products[ strtolower( $id ) ] ?? null, $unit['models'] ?? array() );
			$sold   = array_values( array_filter( $models, static fn ( ?StoredProduct $stored ): bool => null !== $stored && self::has_size( $stored, (float) $tonnage ) ) );

			if ( ! isset( $sold[0] ) ) {
				return array();
			}

			$units[] = $sold[0];
		}

		return $units;
	}

	/**
	 * @param SystemClass          $system
	 * @param list<StoredProduct>  $units
	 * @param array{int, int}|null $installed
	 * @return System
	 */
	public function system( array $system, array $units, ?array $installed ): array {
		$names = array_map( fn ( StoredProduct $unit ): string => $unit->product->name( $this->language ), $units );

		return array(
			/* translators: {outdoor} and {indoor} are names of products that are installed together, such as Ridge 17 and Ridge 96. */
			'name'           => 2 === count( $names ) ? Text::fill( __( '{outdoor} with {indoor}', 'hvac-blocks' ), array_combine( array( 'outdoor', 'indoor' ), $names ) ) : implode( ', ', $names ),
			'tier'           => $system['tier'],
			'products'       => array_map( fn ( array $unit, StoredProduct $stored ): array => $this->product( $unit['type'], $stored ), $system['products'], $units ),
			'included'       => array_map( SystemTexts::included( ... ), $system['included'] ),
			'installed_from' => $installed[0] ?? null,
			'installed_to'   => $installed[1] ?? null,
		);
	}

	/**
	 * Returns what a system costs: the sum of what its units cost, and what the list adds for its size.
	 *
	 * @param SystemClass         $system
	 * @param list<StoredProduct> $units
	 * @return array{int, int}|null null if a unit has no price in US dollars today
	 */
	public function installed( array $system, array $units, string $tonnage ): ?array {
		[ $from, $to ] = $system['installed'][ $tonnage ] ?? array( 0, 0 );
		$sum           = 0.0;

		foreach ( $units as $unit ) {
			$price = in_array( $unit->product->text( 'priceCurrency' ), array( '', 'USD' ), true ) ? $unit->product->number( 'priceFrom' ) : null;

			if ( null === $price || 0 === $from || ! $unit->product->price_claim()->state( $this->today )->is_shown() ) {
				return null;
			}

			$sum += $price;
		}

		$least = (int) round( $sum ) + $from - min( array( $from, ...array_column( $system['installed'], 0 ) ) );

		return array( $least, $least + $to - $from );
	}

	/**
	 * @param list<StoredProduct> $units
	 * @return list<Claim> the days on which their prices hold
	 */
	public static function claims( array $units ): array {
		return array_map( static fn ( StoredProduct $unit ): Claim => $unit->product->price_claim(), $units );
	}

	private static function has_size( StoredProduct $stored, float $tons ): bool {
		$from = $stored->product->number( 'tonsFrom' );
		$to   = $stored->product->number( 'tonsTo' ) ?? $from;

		return null === $from || $tons >= $from && $tons <= $to;
	}

	/**
	 * @param string $kind of the unit
	 * @return Product
	 */
	private function product( string $kind, StoredProduct $stored ): array {
		$product   = $stored->product;
		$figures   = array_column( ProductTexts::figures( $product, $this->language ), 'value', 'field' );
		$stages    = '' === $product->text( 'stages' ) ? $product->text( 'speeds' ) : $product->text( 'stages' );
		$picture   = ProductFiles::picture( $stored, '(min-width: 64rem) 12rem, (min-width: 40rem) 25vw, 50vw' );
		$documents = ProductFiles::documents( $stored, $this->language );
		$image     = $picture['src'] ?? '';

		return array(
			'kind'         => $kind,
			'product_type' => SystemTexts::type( $kind ),
			'product_name' => $product->name( $this->language ),
			'product_link' => ProductAddress::of( $stored, $this->language ),
			'image'        => is_string( $image ) ? $image : '',
			'efficiency'   => implode( ', ', array_intersect_key( $figures, array_flip( array( 'seer2', 'hspf2', 'afue' ) ) ) ),
			'stages'       => SystemTexts::stages( $stages ) ?: ProductTexts::option( $stages ),
			'product_id'   => $product->id,
			'noise'        => $figures['noise'] ?? '',
			'documents'    => $documents,
		) + ( null === $picture ? array() : array( 'picture' => $picture ) );
	}
}
