<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Dealers\DealerSearch\Pagination;
use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Offers\Catalog\Records\ProductTier;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\ProductSort;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The props of the block `product-grid`. Its filters are a GET form: they work without a script, and an address names what it shows.
 *
 * @phpstan-type Filter array{name: string, label: string, value: string, options: list<array{value: string, text: string}>}
 */
final readonly class GridView {
	private const A_PAGE = 12;

	/** Fewer products need no filters. */
	private const LEAST_FILTERED = 4;

	private const NOISE = array( 50, 55, 60, 70 );
	private const SEER2 = array( 15, 17, 19 );
	private const AFUE  = array( 90, 95, 97 );

	/** Categories of products that burn a fuel. */
	private const HEATS = array( ProductCategory::Furnaces, ProductCategory::OilFurnaces );

	private ProductDirectory $catalog;

	private ?ProductCategory $category;

	private bool $is_picked;

	/** @var list<string> */
	private array $ids;

	private function __construct( Attributes $attributes, private BlockContext $context ) {
		$this->catalog   = $context->service( ProductDirectory::class );
		$this->ids       = array_slice( preg_split( '/[\s,;]+/', trim( $attributes->text( 'ids' ) ), -1, PREG_SPLIT_NO_EMPTY ) ?: array(), 0, 100 );
		$this->is_picked = array() !== $this->ids;
		$this->category  = $this->is_picked ? null : ProductCategory::tryFrom( $attributes->text( 'category' ) );
	}

	/** @return list<string> the chosen model numbers that the catalog does not have */
	public static function unknown( Attributes $attributes, BlockContext $context ): array {
		$view = new self( $attributes, $context );

		// Products that visitors see are known without a query for each.
		if ( ! $view->is_picked || $view->catalog->count( new ProductQuery( ids: $view->ids ) ) === count( $view->ids ) ) {
			return array();
		}

		return array_values( array_filter( $view->ids, static fn ( string $id ): bool => null === $view->catalog->get( $id ) ) );
	}

	/** @return array<string, mixed>|null null if there is no such product */
	public static function props( Attributes $attributes, BlockContext $context ): ?array {
		$view  = new self( $attributes, $context );
		$all   = $view->catalog->count( new ProductQuery( $view->category, ids: $view->ids ) );
		$is_filtered = $attributes->bool( 'filters' ) && $all >= self::LEAST_FILTERED;
		$query = $view->query( $is_filtered );
		$total = $is_filtered ? $view->catalog->count( $query ) : $all;
		$page  = Pagination::page( $total, ( max( 1, (int) $context->query( 'products_page' ) ) - 1 ) * self::A_PAGE + 1, self::A_PAGE );
		$found = $view->catalog->find( $query, max( 0, $page['first'] - 1 ), self::A_PAGE );
		$level = $attributes->int( 'level' ) + 1;
		$mark  = count( $found ) > 1 && $attributes->bool( 'compare' ) ? __( 'Compare', 'hvac-blocks' ) : '';

		ProductFiles::prime( $found );

		return 0 === $all ? null : array(
			'id'         => $context->id,
			'level'      => $attributes->int( 'level' ),
			'filters'    => $is_filtered ? $view->filters() : array(),
			'count'      => 1 === $total
				? __( '1 product', 'hvac-blocks' )
				/* translators: {count} is a number. */
				: Text::fill( __( '{count} products', 'hvac-blocks' ), array( 'count' => Numbers::format( $total, 0, $context->language ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one word.
			'allUrl'     => $total < $all ? $view->address( array() ) : '',
			'cards'      => array_map( static fn ( StoredProduct $stored ): array => ProductView::card( $stored, $context->language, $level, $mark ), $found ),
			'action'     => '' === $mark ? '' : $context->page( 'compare' ),
			'pagination' => $page['count'] > 1 ? $view->pagination( $page['number'], $page['count'] ) : null,
			'texts'      => array(
				'filter'  => __( 'Filter products', 'hvac-blocks' ),
				'show'    => __( 'Show', 'hvac-blocks' ),
				'all'     => __( 'Show all', 'hvac-blocks' ),
				'none'    => __( 'No product matches all of these. Choose fewer.', 'hvac-blocks' ),
				'compare' => __( 'Compare the chosen products', 'hvac-blocks' ),
			),
		);
	}

	private function query( bool $is_filtered ): ProductQuery {
		$chosen = fn ( string $name ): string => $is_filtered ? $this->context->query( $name ) : '';
		$number = static fn ( string $name, array $allowed ): ?float => in_array( (int) $chosen( $name ), $allowed, true ) ? (float) $chosen( $name ) : null;

		return new ProductQuery(
			$this->category,
			ProductTier::tryFrom( $chosen( 'tier' ) ),
			'',
			$number( 'seer2', self::SEER2 ),
			$number( 'afue', self::AFUE ),
			$number( 'noise', self::NOISE ),
			in_array( $chosen( 'stages' ), ProductFields::all()['stages']['options'] ?? array(), true ) ? $chosen( 'stages' ) : '',
			'',
			$this->ids,
			ProductSort::tryFrom( $chosen( 'sort' ) ) ?? ProductSort::Tier
		);
	}

	/** @return list<Filter> */
	private function filters(): array {
		$language = $this->context->language;
		$any      = __( 'Any', 'hvac-blocks' );
		$choices  = static fn ( array $texts ): array => array_map( static fn ( string|int $value, mixed $text ): array => array( 'value' => (string) $value, 'text' => is_string( $text ) ? $text : '' ), array_keys( $texts ), $texts ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$tiers    = array( '' => $any );
		$stages   = array( '' => $any );
		$heats    = in_array( $this->category, self::HEATS, true );

		foreach ( ProductTier::cases() as $tier ) {
			$tiers[ $tier->value ] = $tier->label();
		}
		foreach ( ProductFields::all()['stages']['options'] ?? array() as $stage ) {
			if ( 'modulating' !== $stage || $heats || null === $this->category ) {
				$stages[ $stage ] = ProductTexts::option( $stage );
			}
		}

		$filters = array(
			array( 'tier', __( 'Level', 'hvac-blocks' ), $tiers ),
			array( 'noise', __( 'Noise level', 'hvac-blocks' ), array( '' => $any ) + self::limits( self::NOISE, static fn ( int $value ): string => Text::fill( __( 'At most {number} dB', 'hvac-blocks' ), array( 'number' => $value ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one word.
			$heats
				? array( 'afue', __( 'Heating efficiency', 'hvac-blocks' ), array( '' => $any ) + self::limits( self::AFUE, static fn ( int $value ): string => self::at_least( Numbers::percent( $value, $language ) . ' AFUE' ) ) )
				: array( 'seer2', __( 'Cooling efficiency', 'hvac-blocks' ), array( '' => $any ) + self::limits( self::SEER2, static fn ( int $value ): string => self::at_least( "$value SEER2" ) ) ),
			array( 'stages', __( 'Stages', 'hvac-blocks' ), $stages ),
			array(
				'sort',
				__( 'Sort by', 'hvac-blocks' ),
				array(
					''           => __( 'Level', 'hvac-blocks' ),
					'price'      => __( 'Lowest price', 'hvac-blocks' ),
					'efficiency' => __( 'Highest efficiency', 'hvac-blocks' ),
					'noise'      => __( 'Lowest noise', 'hvac-blocks' ),
				),
			),
		);

		return array_map(
			fn ( array $filter ): array => array(
				'name'    => $filter[0],
				'label'   => $filter[1],
				'value'   => isset( $filter[2][ $this->context->query( $filter[0] ) ] ) ? $this->context->query( $filter[0] ) : '',
				'options' => $choices( $filter[2] ),
			),
			$filters
		);
	}

	/**
	 * @param list<int> $values
	 * @param callable( int ): string $text
	 * @return array<int, string>
	 */
	private static function limits( array $values, callable $text ): array {
		return array_combine( $values, array_map( $text, $values ) );
	}

	private static function at_least( string $figure ): string {
		/* translators: {figure} is a figure with its unit, such as 15 SEER2. */
		return Text::fill( __( 'At least {figure}', 'hvac-blocks' ), array( 'figure' => $figure ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one word.
	}

	/** @return array<string, mixed> the props of the `ui` part `controls/pagination` */
	private function pagination( int $current, int $count ): array {
		$href = fn ( int $number ): string => $this->address( array( 'products_page' => (string) $number ) + array_intersect_key( $this->context->query, array_flip( array( 'tier', 'noise', 'afue', 'seer2', 'stages', 'sort' ) ) ) );

		return array(
			'label'    => __( 'Pages of products', 'hvac-blocks' ),
			'texts'    => array(
				'previous' => __( 'Previous', 'hvac-blocks' ),
				'next'     => __( 'Next', 'hvac-blocks' ),
				/* translators: {number} is the number of a page. */
				'page'     => __( 'Page {number}', 'hvac-blocks' ),
			),
			'current'  => $current,
			'count'    => $count,
			'numbers'  => array_map( static fn ( ?int $number ): ?array => null === $number ? null : array( 'number' => $number, 'href' => $href( $number ) ), Pagination::numbers( $current, $count ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
			'previous' => $current > 1 ? $href( $current - 1 ) : null,
			'next'     => $current < $count ? $href( $current + 1 ) : null,
		);
	}

	/** @param array<string, string> $query */
	private function address( array $query ): string {
		$query = array_filter( $query, static fn ( string $value ): bool => '' !== $value );

		return ( '' === $this->context->path ? '' : $this->context->path ) . ( array() === $query ? '' : '?' . http_build_query( $query ) ) . "#{$this->context->id}";
	}
}
