<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Records\ModelNumber;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The props of the block `find-manual`. Its search is a GET form: it works without a script.
 *
 * @phpstan-type Entry array{name: string, model: string, href: string, documents: list<array{label: string, href: string, lang: string}>}
 * @phpstan-type Group array{title: string, products: list<Entry>, all: array{text: string, href: string}|null}
 */
final readonly class ManualView {
	/** The page's query argument. */
	private const QUERY = 'model';

	private const MOST_FOUND = 10;
	private const MOST_NEAR  = 3;

	/** In the list of all; more are on the pages of their categories. */
	private const MOST_LISTED = 120;

	/** How many first letters a similar model number shares. */
	private const ALIKE = 2;

	private ProductDirectory $catalog;

	private function __construct( private BlockContext $context ) {
		$this->catalog = $context->service( ProductDirectory::class );
	}

	/** @return array<string, mixed>|null null if there are no products */
	public static function props( BlockContext $context, int $level ): ?array {
		$view   = new self( $context );
		$counts = $view->catalog->counts();

		if ( array() === $counts ) {
			return null;
		}

		$typed   = mb_substr( trim( $context->query( self::QUERY ) ), 0, 64 );
		$key     = ModelNumber::key( $typed );
		$found   = $view->found( $key );
		$is_gone = '' !== $typed && array() === $found;

		return array(
			'id'       => $context->id,
			'level'    => $level,
			'search'   => array(
				'id'      => "$context->id-model",
				'name'    => self::QUERY,
				'action'  => "#$context->id",
				'label'   => __( 'Model or serial number', 'hvac-blocks' ),
				'button'  => __( 'Find', 'hvac-blocks' ),
				'value'   => $typed,
				'longest' => 64,
			),
			'products' => $view->entries( $found ),
			'none'     => $is_gone
				/* translators: {model} is what a visitor typed. */
				? Text::fill( __( 'We have no documents for “{model}”.', 'hvac-blocks' ), array( 'model' => $typed ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one word.
				: '',
			'near'     => $is_gone ? $view->entries( $view->near( $key ) ) : array(),
			'help'     => $is_gone ? $view->help() : array(),
			'groups'   => array() === $found ? $view->groups( $counts ) : array(),
			'allUrl'   => array() === $found ? '' : $context->path . "#$context->id",
			'texts'    => array(
				'near'    => __( 'Similar model numbers', 'hvac-blocks' ),
				'all'     => __( 'Show all products', 'hvac-blocks' ),
				'missing' => __( 'No documents yet', 'hvac-blocks' ),
				'english' => __( 'in English', 'hvac-blocks' ),
			),
		);
	}

	/** @return list<StoredProduct> */
	private function found( string $key ): array {
		if ( '' === $key ) {
			return array();
		}

		$found = $this->catalog->of_model( $key, self::MOST_FOUND );

		if ( array() === $found ) {
			$found = array_values( array_filter( array( $this->catalog->of_nameplate( $key ) ) ) );
		}

		return array() === $found ? $this->catalog->of_serial( $key, self::MOST_FOUND ) : $found;
	}

	/** @return list<StoredProduct> the products with the most similar model numbers */
	private function near( string $key ): array {
		$alike = strlen( $key ) < self::ALIKE ? array() : $this->catalog->of_model( substr( $key, 0, self::ALIKE ), self::MOST_LISTED );
		usort( $alike, static fn ( StoredProduct $one, StoredProduct $other ): int => levenshtein( $key, ModelNumber::key( $one->key() ) ) <=> levenshtein( $key, ModelNumber::key( $other->key() ) ) );

		return array_slice( $alike, 0, self::MOST_NEAR );
	}

	/** @return list<array{icon: string, text: string, href: string}> */
	private function help(): array {
		return array(
			array(
				'icon' => 'mail',
				'text' => __( 'Contact a dealer', 'hvac-blocks' ),
				'href' => $this->context->page( 'contact-dealer' ),
			),
			array(
				'icon' => 'list',
				'text' => __( 'All products', 'hvac-blocks' ),
				'href' => $this->context->page( 'products' ),
			),
		);
	}

	/**
	 * @param array<string, int> $counts by category
	 * @return list<Group>
	 */
	private function groups( array $counts ): array {
		$listed = array();
		$groups = array();
		$all    = $this->catalog->find( new ProductQuery(), 0, self::MOST_LISTED );

		foreach ( $this->entries( $all ) as $index => $entry ) {
			$listed[ $all[ $index ]->product->category->value ][] = $entry;
		}

		foreach ( ProductCategory::cases() as $category ) {
			$products = $listed[ $category->value ] ?? array();

			if ( isset( $counts[ $category->value ] ) ) {
				$groups[] = array(
					'title'    => $category->label(),
					'products' => $products,
					'all'      => count( $products ) >= $counts[ $category->value ] ? null : array(
						'text' => __( 'More in this category', 'hvac-blocks' ),
						'href' => ProductAddress::of_category( $category, $this->context->language ),
					),
				);
			}
		}

		return $groups;
	}

	/**
	 * @param list<StoredProduct> $products
	 * @return list<Entry>
	 */
	private function entries( array $products ): array {
		ProductFiles::prime( $products, ProductFiles::DOCUMENTS );

		return array_map(
			fn ( StoredProduct $stored ): array => array(
				'name'      => $stored->product->name( $this->context->language ),
				'model'     => $stored->product->id,
				'href'      => ProductAddress::of( $stored, $this->context->language ),
				'documents' => ProductFiles::documents( $stored, $this->context->language ),
			),
			$products
		);
	}
}
