<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Products as tables, one for each type: each product is a column, each criterion a row.
 *
 * @phpstan-import-type Props from Product as ProductProps
 * @phpstan-type Cell array{text: string, mark: ''|'yes'|'no'|'amount', claim: array<string, mixed>|null}
 * @phpstan-type Row array{label: string, isSame: bool, cells: list<Cell>}
 * @phpstan-type Table array{id: string, label: string, products: list<array{name: string, href: string, picture: array<string, mixed>|null}>, groups: list<array{label: string, isSame: bool, rows: list<Row>}>, texts: array{unknown: string, same: string}}
 */
final class Comparison {
	private function __construct() {}

	/**
	 * @param list<ProductProps> $products
	 * @return array<int, non-empty-list<ProductProps>> by the number of their type, in the order of the tabs; those without a type are left out
	 */
	public static function by_type( array $products, ProductTypes $types ): array {
		$by_type = array();

		foreach ( $products as $product ) {
			$number = $types->number( $product['type'] );

			if ( null !== $number ) {
				$by_type[ $number ][] = $product;
			}
		}

		ksort( $by_type );

		return $by_type;
	}

	/**
	 * @param list<ProductProps> $products of one type
	 * @return Table
	 */
	public static function table( string $id, string $label, array $products ): array {
		$groups = array();

		foreach ( ProductFields::groups() as $group ) {
			$rows = array_values( array_filter( array_map( static fn ( string $field, string $name ): ?array => self::row( $field, $name, $products ), array_keys( $group['fields'] ), $group['fields'] ) ) );

			if ( array() !== $rows ) {
				$groups[] = array(
					'label'  => $group['label'],
					'isSame' => ! in_array( false, array_column( $rows, 'isSame' ), true ),
					'rows'   => $rows,
				);
			}
		}

		return array(
			'id'       => $id,
			'label'    => $label,
			'products' => array_map( static fn ( array $product ): array => array_intersect_key( $product, array( 'name' => 1, 'href' => 1, 'picture' => 1 ) ), $products ),
			'groups'   => $groups,
			'texts'    => array(
				'unknown' => __( 'Not specified', 'hvac-blocks' ),
				'same'    => __( 'These products are the same in every respect listed here.', 'hvac-blocks' ),
			),
		);
	}

	/**
	 * @param list<ProductProps> $products
	 * @return Row|null null if no product has a value
	 */
	private static function row( string $field, string $label, array $products ): ?array {
		$is_price = ProductFields::PRICE === $field;
		$cells    = array_map(
			static fn ( array $product ): array => ( $product['values'][ $field ] ?? array( 'text' => '', 'mark' => '' ) ) + array( 'claim' => $is_price ? $product['claim'] : null ),
			$products
		);
		$texts    = array_unique( array_column( $cells, 'text' ) );

		return array( '' ) === $texts ? null : array(
			'label'  => $label,
			// A single product differs from none.
			'isSame' => 1 === count( $texts ) && count( $products ) > 1,
			'cells'  => $cells,
		);
	}
}
