<?php
declare(strict_types=1);

namespace HvacBlocks\Editing;

use HvacBlocks\Editing\Articles\ArticlesModule;
use HvacBlocks\Editing\Forms\FormsModule;
use HvacBlocks\Editing\Seo\SeoModule;
use HvacBlocks\Kernel\Storey;
use HvacBlocks\Platform\Platform;

defined( 'ABSPATH' ) || exit;

/** What pages are made of. Blocks and screens, which show what the storeys above contribute, are the `EditingModule`. */
final readonly class EditingStorey implements Storey {
	public FormsModule $forms;

	public function __construct( private Platform $platform ) {
		$this->forms = new FormsModule();
	}

	public function modules(): array {
		return array( $this->forms, new SeoModule( $this->platform->wpdb ), new ArticlesModule() );
	}
}
