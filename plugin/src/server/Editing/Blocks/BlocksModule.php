<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Cache\CachedBlocks;
use HvacBlocks\Editing\Blocks\Examples\ExampleRenderer;
use HvacBlocks\Editing\Blocks\Examples\ExampleServices;
use HvacBlocks\Editing\Blocks\FirstPaint\FontPreload;
use HvacBlocks\Editing\Blocks\FirstPaint\InlineStyles;
use HvacBlocks\Editing\Blocks\FirstPaint\LatinFont;
use HvacBlocks\Editing\Blocks\FirstPaint\MenuScript;
use HvacBlocks\Editing\Blocks\FirstPaint\PageFonts;
use HvacBlocks\Editing\Blocks\FirstPaint\PicturesBelowHero;
use HvacBlocks\Editing\Blocks\FirstPaint\UsedStyles;
use HvacBlocks\Editing\Blocks\Preview\EditorNeeds;
use HvacBlocks\Editing\Blocks\Preview\EditorPreview;
use HvacBlocks\Editing\Blocks\Preview\EditorPreviewsRoute;
use HvacBlocks\Editing\Blocks\Printing\InlineTooltips;
use HvacBlocks\Editing\Blocks\Repeater\RepeaterRendering;
use HvacBlocks\Editing\Blocks\Shortcodes\Shortcodes;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Group;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\DailyLog;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/** The blocks: found by their folders, rendered here, previewed live in the editor. */
final readonly class BlocksModule implements Module, AdminRouteContributor {
	private Islands $islands;

	private BlockRenderer $renderer;

	private BlockServices $services;

	private InlineTooltips $tooltips;

	public BlockLibrary $library;

	private PageFonts $fonts;

	private ThemeButtons $buttons;

	public function __construct( private string $directory, private string $build, string $build_url, string $version, private BlockContributions $domains, private Settings $settings, private SharedState $state, private CachedPage $page ) {
		$this->services = new BlockServices( $domains->services );
		$this->fonts    = new PageFonts( dirname( $build_url ) . '/data/fonts/manrope-latin.woff2' );
		$this->islands  = new Islands( $build, $build_url, $version );
		$parts          = "$directory/src/ui";
		$view           = new View( $parts );
		$this->tooltips = new InlineTooltips( $view, $parts );
		$this->buttons  = new ThemeButtons( $settings );
		$this->renderer = new BlockRenderer( "$directory/blocks", $view, $this->services, $this->islands, buttons: $this->buttons, cached: new CachedBlocks( $page, $this->services, $domains->cacheable ) );
		$this->library  = new BlockLibrary( $build, $build_url, $version, $this->renderer );
	}

	/** Only the gallery and the editor show examples. */
	public function examples(): ExampleRenderer {
		return new ExampleRenderer( "{$this->directory}/blocks", $this->renderer, $this->example_services() );
	}

	public function features(): array {
		return array(
			$this->library,
			new BlockRegistration( $this->library ),
			$this->islands,
			$this->buttons,
			new OnPages(
				fn (): Feature => new Group(
					new AskedZip( $this->islands ),
					new FontPreload( $this->fonts, $this->page ),
					new LatinFont( $this->fonts ),
					new InlineStyles(),
					new UsedStyles( $this->build, $this->page ),
					new PicturesBelowHero(),
					new MenuScript()
				)
			),
			new UnknownBlocks( $this->settings, new DailyLog( $this->state ) ),
			new RepeaterRendering(),
			new BindableAttributes(),
			new BlockCategories(),
			new InnerBlocks(),
			$this->tooltips,
			new Shortcodes( $this->library ),
		);
	}

	public function admin_routes(): array {
		return array(
			new EditorPreviewsRoute( $this->library, new EditorPreview( $this->renderer, $this->example_services(), $this->examples(), new EditorNeeds( $this->domains->needs ) ) ),
		);
	}

	private function example_services(): ExampleServices {
		return new ExampleServices( $this->services, $this->domains->examples );
	}
}
