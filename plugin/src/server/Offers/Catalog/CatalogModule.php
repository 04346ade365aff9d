<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use Closure;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Offers\Catalog\Import\ProductExport;
use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Import\ProductsCommand;
use HvacBlocks\Offers\Catalog\Pages\ProductBinding;
use HvacBlocks\Offers\Catalog\Pages\ProductPages;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductsByEnd;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Claims\ClaimContributor;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Import\Admin\ImportRoutes;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The manufacturer's products: written by editors, imported by administrators, shown on pages. */
final readonly class CatalogModule implements Module, AdminContributor, AdminRouteContributor, BlockContributor, ClaimContributor, CommandContributor, RouteContributor {
	/** @param UpstreamClient|null $upstream as in `ProductImport` */
	public function __construct( private wpdb $wpdb, private ?UpstreamClient $upstream = null ) {}

	public function features(): array {
		return array(
			new ProductIndexer( $this->store( ... ) ),
			new ProductPages( $this->store( ... ) ),
			new ProductBinding( $this->directory( ... ) ),
			new Lazy( array( 'admin_init' ), static fn (): Feature => new Admin\ProductsList() ),
			new Lazy( array( 'admin_init' ), static fn (): Feature => new Admin\ProductPanel() ),
		);
	}

	public function routes(): array {
		return array(
			'products' => fn (): array => array( new FindProductsRoute( $this->directory() ), new GetProductRoute( $this->directory() ) ),
		);
	}

	public function admin_routes(): array {
		return array(
			new Admin\ExportProductsRoute( new ProductExport( $this->store() ) ),
			...ImportRoutes::of( $this->import() ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'products' => new ProductsCommand( $this->import(), new ProductExport( $this->store() ), $console ) );
	}

	public function screens(): array {
		return array( Admin\ProductsScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			services: array( ProductDirectory::class => $this->directory( ... ) ),
			needs: array(
				'products' => $this->missing( ... ),
				'product'  => self::gone( ... ),
				'models'   => self::unknown( ... ),
			),
			examples: array( 'products' => self::example( ... ) ),
			cacheable: array( ProductDirectory::class ),
		);
	}

	public function claim_sources(): array {
		return array( new ProductClaims( new ProductsByEnd( $this->wpdb ) ) );
	}

	public function store(): ProductStore {
		return new ProductStore( $this->wpdb );
	}

	public function import(): ProductImport {
		return new ProductImport( $this->wpdb, $this->store(), $this->upstream );
	}

	public function directory(): ProductDirectory {
		return new EmbeddedProductDirectory( $this->store(), new SiteCalendar() );
	}

	/** @param string $category of `ProductCategory`; empty for all */
	private function missing( string $category ): ?EditorNotice {
		$counts = $this->directory()->counts();

		return ( '' === $category ? array_sum( $counts ) : $counts[ $category ] ?? 0 ) > 0 ? null : new EditorNotice(
			__( 'There are no products here yet, so visitors see nothing.', 'hvac-blocks' ),
			__( 'Add products', 'hvac-blocks' ),
			'edit.php?post_type=' . ProductPosts::TYPE,
			'edit_posts'
		);
	}

	private static function gone( string $id ): EditorNotice {
		return new EditorNotice(
			/* translators: %s: a model number. */
			sprintf( __( 'The catalog does not sell %s, or it cannot be compared. Visitors do not see this column.', 'hvac-blocks' ), $id ),
			__( 'Products', 'hvac-blocks' ),
			'edit.php?post_type=' . ProductPosts::TYPE,
			'edit_posts'
		);
	}

	/** @param string $ids model numbers; empty if none is missing */
	private static function unknown( string $ids ): ?EditorNotice {
		return '' === $ids ? null : new EditorNotice(
			/* translators: %s: model numbers, separated by commas. */
			sprintf( __( 'The catalog does not have these model numbers, so visitors do not see them: %s', 'hvac-blocks' ), $ids ),
			__( 'Products', 'hvac-blocks' ),
			'edit.php?post_type=' . ProductPosts::TYPE,
			'edit_posts'
		);
	}

	/**
	 * @param array<string, mixed> $answer as in `ExampleProducts`
	 * @return array<class-string, Closure(): object>
	 */
	private static function example( array $answer ): array {
		return array( ProductDirectory::class => static fn (): ExampleProducts => new ExampleProducts( $answer ) );
	}
}
