<?php
/** The template of a product's address that asks for its data sheet. */
declare(strict_types=1);

use HvacBlocks\Offers\Catalog\Pages\DataSheet;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

$hvac_blocks_post    = get_queried_object();
$hvac_blocks_product = $hvac_blocks_post instanceof WP_Post ? ProductPosts::read( $hvac_blocks_post ) : null;

if ( null !== $hvac_blocks_product ) {
	$hvac_blocks_language = PageLanguage::current();

	if ( ! headers_sent() ) {
		header( 'Content-Type: application/pdf' );
		header( 'Content-Disposition: inline; filename="' . sanitize_file_name( "{$hvac_blocks_product->product->id}-$hvac_blocks_language->value.pdf" ) . '"' );
		header( 'X-Robots-Tag: noindex' );
	}

	echo DataSheet::pdf( $hvac_blocks_product, $hvac_blocks_language ); // phpcs:ignore WordPress.Security.EscapeOutput -- a PDF; `PdfDocument` quotes its texts.
}
