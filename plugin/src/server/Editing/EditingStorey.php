<?php
declare(strict_types=1);

namespace HvacBlocks\Editing;

use HvacBlocks\Editing\Articles\ArticlesModule;
use HvacBlocks\Editing\Forms\FormsModule;
use HvacBlocks\Editing\Seo\SeoModule;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/** The building blocks of pages. The `EditingModule` has blocks and screens, which show what higher storeys contribute. */
final readonly class EditingStorey implements Storey {
	public FormsModule $forms;

	public function __construct( private Platform $platform ) {
		$this->forms = new FormsModule();
	}

	public function modules(): array {
		return array( $this->forms, new SeoModule( $this->platform->wpdb ), new ArticlesModule() );
	}
}
