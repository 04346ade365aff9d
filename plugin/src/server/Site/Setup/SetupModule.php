<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Dealers\DealersModule;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Leads\LeadsModule;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\DemoSiteModule;
use HvacBlocks\Site\Setup\Steps\BrandStep;
use HvacBlocks\Site\Setup\Steps\DealersStep;
use HvacBlocks\Site\Setup\Steps\PagesStep;
use HvacBlocks\Site\Setup\Steps\PrivacyStep;
use HvacBlocks\Site\Setup\Steps\RecipientStep;
use HvacBlocks\Site\Setup\Steps\SelfTestStep;
use HvacBlocks\Site\SiteStyle\SiteStyle;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The checklist for a site of its own, instead of the demo. */
final readonly class SetupModule implements Module, AdminContributor, AdminRouteContributor {
	public function __construct( private wpdb $wpdb, private Settings $settings, private BasePath $base, private ConfiguredPages $chosen, private DealersModule $dealers, private LeadsModule $leads, private DemoSiteModule $demo ) {}

	public function features(): array {
		return array( new Lazy( array( 'load-plugins.php' ), static fn (): Feature => new SetupLink() ) );
	}

	public function admin_routes(): array {
		$content = $this->demo->content();
		$maker   = new PageMaker( $this->wpdb, $this->base, $this->chosen, $content, new DemoPosts() );
		$style   = new SiteStyle();
		$answer  = new SetupAnswer(
			new Checklist(
				new BrandStep( $this->settings, $content ),
				new PagesStep( $maker ),
				new DealersStep( $this->settings, $this->dealers->store ),
				new RecipientStep( $this->settings ),
				new SelfTestStep( $this->settings ),
				new PrivacyStep(),
			),
			$maker,
			new DeadLinks( $this->wpdb, $content ),
			$style
		);

		return array( new ShowSetupRoute( $answer ), new MakePagesRoute( $maker ), new SendSelfTestRoute( $this->leads->recipient_self_test( ... ), $answer ), new ChooseStyleRoute( $style, $answer ) );
	}

	public function screens(): array {
		return array( SetupScreen::get() );
	}

	public function notices(): array {
		return array( new SetupNotice() );
	}
}
