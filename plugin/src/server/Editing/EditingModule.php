<?php
declare(strict_types=1);

namespace HvacBlocks\Editing;

use Closure;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Admin\AdminNotices;
use HvacBlocks\Editing\Admin\AdminScreens;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\BlocksModule;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Editing\Content\ContentVersion;
use HvacBlocks\Editing\Content\ScrollingTables;
use HvacBlocks\Editing\Content\ThemeTitle;
use HvacBlocks\Editing\Gallery\Gallery;
use HvacBlocks\Editing\Media\VideoPosters;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\Modules;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Platform;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The blocks and the admin screens, with what other modules contribute to them. */
final readonly class EditingModule implements Module, AdminRouteContributor {
	private BlocksModule $blocks;

	/**
	 * @param Modules                                   $contributors all other modules
	 * @param Closure( Language ): array<string, mixed> $map          what all maps on screens share
	 */
	public function __construct( private Platform $platform, private CachedPage $page, private Modules $contributors, private Closure $map ) {
		$own = new BlockContributions(
			services: array(
				Settings::class  => static fn (): Settings => $platform->settings,
				SitePages::class => static fn (): SitePages => $platform->pages,
				FirstLanguage::class => static fn (): FirstLanguage => $platform->first,
			),
			cacheable: array( Settings::class, SitePages::class, FirstLanguage::class )
		);

		$this->blocks = new BlocksModule(
			$platform->directory,
			$platform->build,
			$platform->build_url,
			$platform->version,
			$own->with( ...$contributors->contributed( BlockContributor::class, static fn ( BlockContributor $module ): BlockContributions => $module->for_blocks() ) ),
			$platform->settings,
			$platform->state,
			$page
		);
	}

	public function features(): array {
		return array(
			new ContentVersion(),
			$this->page,
			new ThemeTitle(),
			new Lazy( array( 'render_block_core/table' ), static fn (): Feature => new ScrollingTables() ),
			new Lazy( array( 'wp_after_insert_post' ), fn (): Feature => new VideoPosters( $this->platform->upstream ) ),
			// The released zip has no gallery: its examples stay in the repository.
			...( is_dir( __DIR__ . '/Gallery' ) ? array( new Gallery( $this->blocks->library, $this->blocks->examples( ... ), $this->platform->build ) ) : array() ),
			...$this->blocks->features(),
			...( is_admin() ? $this->administration() : array() ),
		);
	}

	public function admin_routes(): array {
		return $this->blocks->admin_routes();
	}

	/** @return list<Feature> */
	private function administration(): array {
		$screens = array_merge( ...$this->contributors->contributed( AdminContributor::class, static fn ( AdminContributor $module ): array => $module->screens() ) );
		$notices = array_merge( ...$this->contributors->contributed( AdminContributor::class, static fn ( AdminContributor $module ): array => $module->notices() ) );

		return array(
			new AdminScreens( $screens, $this->platform->build, $this->platform->build_url, $this->platform->version, $this->map ),
			new AdminNotices( $screens, ...$notices ),
		);
	}
}
