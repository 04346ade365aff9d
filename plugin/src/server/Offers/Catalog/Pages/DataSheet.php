<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Editing\Media\PdfDocument;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** A product's data as a PDF, for products without a file of the manufacturer. It has no price: prices hold for some time, and a file is kept. */
final class DataSheet {
	/** The argument of a product's address that asks for it. */
	public const QUERY = 'hvac-data-sheet';

	private function __construct() {}

	/** Returns its address; empty for a product without figures, and on a site that has no data sheets. */
	public static function address( StoredProduct $stored, Language $language ): string {
		/**
		 * Filters whether a product without a file with product data has one made from the catalog.
		 *
		 * @param bool   $has whether it has figures
		 * @param string $id  the product's model number
		 */
		$has = true === apply_filters( 'hvac_blocks_data_sheet', $stored->post > 0 && ProductTexts::has_figures( $stored->product, $language ), $stored->product->id );

		return $has ? add_query_arg( self::QUERY, '1', ProductAddress::of( $stored, $language ) ) : '';
	}

	public static function pdf( StoredProduct $stored, Language $language ): string {
		$product = $stored->product;
		$details = ProductTexts::figures( $product, $language );
		$covered = ProductTexts::warranty( $product, $language );
		$pdf     = new PdfDocument( $product->name( $language ), $language->tag() );

		$pdf->heading( 1, $product->name( $language ) );
		/* translators: %s: a manufacturer's model number. */
		$pdf->paragraph( implode( ' · ', array_filter( array( sprintf( __( 'Model %s', 'hvac-blocks' ), $product->id ), $product->category->label(), $product->tier?->label() ), static fn ( ?string $part ): bool => null !== $part && '' !== $part ) ) );

		foreach ( array( 'headline', 'description' ) as $field ) {
			if ( '' !== $product->text( $field, $language ) ) {
				$pdf->paragraph( Text::plain( $product->text( $field, $language ) ) );
			}
		}

		if ( array() !== $product->items( 'features', $language ) ) {
			$pdf->list( array_map( Text::plain( ... ), $product->items( 'features', $language ) ) );
		}
		if ( array() !== $details ) {
			$pdf->heading( 2, __( 'Details', 'hvac-blocks' ) );
			$pdf->table( array_map( static fn ( array $figure ): array => array( $figure['label'], '' === $figure['note'] ? $figure['value'] : "$figure[value]. $figure[note]" ), $details ) );
		}
		if ( array() !== $covered ) {
			$pdf->heading( 2, __( 'Warranty', 'hvac-blocks' ) );
			$pdf->table( array_map( static fn ( array $row ): array => array( $row['label'], $row['value'] ), $covered ) );
		}

		/* translators: {date} is a day, {address} is the address of the product's page. */
		$pdf->paragraph( Text::fill( __( 'As of {date}. Current data: {address}', 'hvac-blocks' ), array( 'date' => Dates::long( ( new SiteCalendar() )->today(), $language ), 'address' => ProductAddress::of( $stored, $language ) ) ), 9 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		return $pdf->bytes();
	}
}
