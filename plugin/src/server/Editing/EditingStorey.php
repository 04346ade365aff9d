<?php
declare(strict_types=1);

namespace HvacBlocks\Editing;

use HvacBlocks\Editing\Articles\ArticlesModule;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Editing\Forms\FormsModule;
use HvacBlocks\Editing\Seo\SeoModule;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Platform\Platform;
use HvacBlocks\Platform\State\ConfiguredCache;

defined( 'ABSPATH' ) || exit;

/** The building blocks of pages. The `EditingModule` has blocks and screens, which show what higher storeys contribute. */
final readonly class EditingStorey implements Storey {
	public FormsModule $forms;

	public CachedPage $page;

	public function __construct( private Platform $platform ) {
		$this->forms = new FormsModule();
		$this->page  = new CachedPage( new ConfiguredCache(), $platform->version, $platform->first );
	}

	public function modules(): array {
		return array( $this->forms, new SeoModule( $this->platform->wpdb, $this->page ), new ArticlesModule() );
	}
}
