<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The texts of the mails about a lead, which the site's owner can change. */
final readonly class MailTextsModule implements Module, AdminContributor, AdminRouteContributor {
	public function __construct( private Settings $settings, private FormLibrary $forms, private DealerDirectory $dealers ) {}

	public function features(): array {
		return array();
	}

	public function admin_routes(): array {
		$view  = new MailTextsView( $this->forms, $this->settings );
		$mails = new SampleMail( $this->settings, $this->forms, $this->dealers );

		return array(
			new ListMailTextsRoute( $view ),
			new SaveMailTextRoute( $view, $this->forms, $this->settings ),
			new PreviewMailRoute( $mails, $this->forms, $this->settings ),
			new TestMailRoute( $mails, $this->forms, $this->settings ),
		);
	}

	public function screens(): array {
		return array( new Screen( 'mail-texts', static fn (): string => __( 'Email texts', 'hvac-blocks' ), Capability::MANAGE_SETTINGS, 'mail-texts', 42 ) );
	}

	public function notices(): array {
		return array();
	}
}
