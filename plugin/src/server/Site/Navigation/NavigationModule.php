<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/** What WordPress' own blocks of a header and a footer lack on a multilingual site. */
final readonly class NavigationModule implements Module {
	public function __construct( private string $build, private string $build_url, private string $version, private BasePath $base, private SitePages $pages, private CachedPage $page ) {}

	public function features(): array {
		return array(
			new NavigationStyles( $this->build, $this->build_url, $this->version ),
			new CurrentPage(),
			new MenuInLanguage(),
			new NextPages( $this->base ),
			new HomeLinks( $this->base, $this->pages, $this->page ),
		);
	}
}
