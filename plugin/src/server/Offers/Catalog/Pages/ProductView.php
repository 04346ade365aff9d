<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The props of a product's page and of its card.
 *
 * @phpstan-import-type Figure from ProductTexts
 * @phpstan-type Card array{id: string, level: int, name: string, href: string, tier: string, headline: string, picture: array<string, mixed>|null, figures: list<array{label: string, value: string}>, price: string, compare: string}
 */
final readonly class ProductView {
	private const FIGURES  = array( 'seer2', 'eer2', 'hspf2', 'afue', 'noise', 'tons', 'stages', 'speeds', 'fuel', 'refrigerant', 'comfortLink', 'energyStar', 'energySavings' );
	private const WARRANTY = array( 'warrantyRegistered', 'warrantyBase', 'warrantyCompressor', 'warrantyParts', 'warrantyCoil' );

	/** On a card. */
	private const MOST_FIGURES = 3;

	private function __construct() {}

	/** @return list<array{text: string, url: string}> home, the page of its category, the product itself */
	public static function trail( CatalogProduct $product, Language $language ): array {
		return array(
			array(
				'text' => __( 'Home', 'hvac-blocks' ),
				'url'  => ( new SitePages() )->home( $language ),
			),
			array(
				'text' => $product->category->label(),
				'url'  => ProductAddress::of_category( $product->category, $language ),
			),
			array(
				'text' => $product->name( $language ),
				'url'  => '',
			),
		);
	}

	/**
	 * @param string $compare the label of the box that chooses it for a comparison; empty for none
	 * @return Card
	 */
	public static function card( StoredProduct $stored, Language $language, int $level, string $compare = '' ): array {
		$product = $stored->product;

		return array(
			'id'       => $product->id,
			'level'    => $level,
			'name'     => $product->name( $language ),
			'href'     => ProductAddress::of( $stored, $language ),
			'tier'     => $product->tier?->label() ?? '',
			'headline' => $product->text( 'headline', $language ),
			'picture'  => ProductFiles::picture( $stored, '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw' ),
			'figures'  => array_map( static fn ( array $figure ): array => array_intersect_key( $figure, array( 'label' => 1, 'value' => 1 ) ), array_slice( ProductTexts::figures( $product, $language ), 0, self::MOST_FIGURES ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			'price'    => self::price( $product, $language ),
			'compare'  => $compare,
		);
	}

	/**
	 * @param int $level of its name
	 * @return array<string, mixed> the props of the block `product-details`
	 */
	public static function details( StoredProduct $stored, BlockContext $context, int $level ): array {
		$product  = $stored->product;
		$language = $context->language;
		$today    = ( new SiteCalendar() )->today();
		$catalog  = $context->service( ProductDirectory::class );
		$with     = array_values( ProductsById::find( $catalog, $product->items( 'goesWith' ) ) );
		$is_sold  = $product->is_sold( $today );
		$next     = $is_sold ? null : $catalog->get( $product->text( 'replacedBy' ) );
		$claim    = $product->price_claim();
		$price    = self::price( $product, $language );
		// A form on that page names the product.
		$asks     = static fn ( string $page ): string => add_query_arg( AskedProduct::QUERY, rawurlencode( $product->id ), $context->page( $page ) );

		return array(
			'level'     => $level,
			'trail'     => 1 === $level ? self::trail( $product, $language ) : array(),
			'name'      => $product->name( $language ),
			'id'        => $product->id,
			'tier'      => $product->tier?->label() ?? '',
			'headline'  => $product->text( 'headline', $language ),
			'lang'      => $product->language_of( 'headline', $language ) === $language ? '' : Language::English->tag(),
			'features'  => $product->items( 'features', $language ),
			'text'      => $product->text( 'description', $language ),
			'picture'   => ProductFiles::picture( $stored, '(min-width: 64rem) 40rem, 100vw', PictureLoading::High ),
			'gallery'   => ProductFiles::gallery( $stored, '10rem' ),
			'gone'      => $is_sold ? null : array(
				'text' => __( 'This model is no longer sold.', 'hvac-blocks' ),
				'next' => null === $next ? '' : Text::fill( __( 'It was replaced by {name}.', 'hvac-blocks' ), array( 'name' => $next->product->name( $language ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one word.
				'href' => null === $next ? '' : ProductAddress::of( $next, $language ),
			),
			'price'     => '' === $price || ! $is_sold ? null : array(
				'text'  => $price,
				'note'  => __( 'Installed. What you pay depends on your home and the work it takes.', 'hvac-blocks' ),
				'claim' => $claim->props( $language ),
			),
			'figures'   => ProductTexts::figures( $product, $language ),
			'warranty'  => ProductTexts::warranty( $product, $language ),
			'documents' => ProductFiles::documents( $stored, $language ),
			'with'      => array_map( static fn ( StoredProduct $one ): array => self::card( $one, $language, $level + 2 ), $with ),
			'actions'   => array(
				array(
					'text' => __( 'Find a dealer for this', 'hvac-blocks' ),
					'href' => $asks( 'dealer-locator' ),
				),
				array(
					'text' => __( 'Ask about this product', 'hvac-blocks' ),
					'href' => $asks( 'contact-dealer' ),
				),
				array(
					'text' => __( 'Compare', 'hvac-blocks' ),
					'href' => add_query_arg( 'products', rawurlencode( $product->id ), $context->page( 'compare' ) ),
				),
			),
			'texts'     => array(
				'trail'     => __( 'You are here', 'hvac-blocks' ),
				/* translators: %s: a manufacturer's model number. */
				'model'     => sprintf( __( 'Model %s', 'hvac-blocks' ), $product->id ),
				'figures'   => __( 'Details', 'hvac-blocks' ),
				'warranty'  => __( 'Warranty', 'hvac-blocks' ),
				'documents' => __( 'Documents', 'hvac-blocks' ),
				'with'      => __( 'Goes with', 'hvac-blocks' ),
				'english'   => __( 'in English', 'hvac-blocks' ),
			),
		);
	}

	/** @return array<string, string> each field that other blocks can show, by name; empty for what the product does not have */
	public static function values( StoredProduct $stored, Language $language ): array {
		$product = $stored->product;
		$figures = array_column( ProductTexts::figures( $product, $language ), 'value', 'field' );

		return array(
			'id'          => $product->id,
			'name'        => $product->name( $language ),
			'category'    => $product->category->label(),
			'tier'        => $product->tier?->label() ?? '',
			'series'      => $product->text( 'series' ),
			'headline'    => $product->text( 'headline', $language ),
			'description' => $product->text( 'description', $language ),
			'price'       => self::price( $product, $language ),
			'url'         => ProductAddress::of( $stored, $language ),
			'picture'     => self::source( ProductFiles::picture( $stored, '100vw' ) ),
			...array_fill_keys( self::FIGURES, '' ),
			...$figures,
			...array_column( ProductTexts::warranty( $product, $language ), 'value', 'field' ) + array_fill_keys( self::WARRANTY, '' ),
		);
	}

	/** @param array<string, mixed>|null $picture */
	private static function source( ?array $picture ): string {
		return is_string( $picture['src'] ?? null ) ? $picture['src'] : '';
	}

	/** "From $4,900 US"; empty if there is none, or it does not hold today. */
	private static function price( CatalogProduct $product, Language $language ): string {
		$price = ProductTexts::price( $product, $language );

		/* translators: {price} is an amount of money. */
		return '' === $price || ! $product->price_claim()->state( ( new SiteCalendar() )->today() )->is_shown() ? '' : Text::fill( __( 'From {price}', 'hvac-blocks' ), array( 'price' => $price ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one word.
	}
}
