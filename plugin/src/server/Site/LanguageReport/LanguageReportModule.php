<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\CommandContributor;
use HvacBlocks\Kernel\Console;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Counterparts\KeptParent;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Links pages with their counterparts, and reports what pages of one language lack in another. */
final readonly class LanguageReportModule implements Module, AdminContributor, AdminRouteContributor, CommandContributor {
	public function __construct( private wpdb $wpdb, private BasePath $base, private ConfiguredPages $chosen ) {}

	public function features(): array {
		return array( new CounterpartUpkeep( $this->wpdb ), new KeptParent(), new SameTexts(), new LanguagePanel( $this->base ) );
	}

	public function admin_routes(): array {
		return array(
			new ShowLanguageReportRoute( $this->report() ),
			new ShowCounterpartsRoute( $this->report() ),
			new CreateCounterpartRoute( new CounterpartDraft( $this->pages() ) ),
			new ChooseCounterpartRoute( new CounterpartLink( $this->pages() ) ),
			new ShowCandidatesRoute( new CounterpartLink( $this->pages() ) ),
		);
	}

	public function commands( Console $console ): array {
		return array( 'languages' => new LanguagesCommand( $this->report(), $console ) );
	}

	public function screens(): array {
		return array( LanguageReportScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	private function report(): LanguageReport {
		return new LanguageReport( $this->pages() );
	}

	private function pages(): TranslatedPages {
		return new TranslatedPages( $this->wpdb, $this->base, $this->chosen );
	}
}
