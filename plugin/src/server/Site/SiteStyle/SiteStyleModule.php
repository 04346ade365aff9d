<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\OnPages;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** How the plugin looks beside the theme: the accent, the buttons, the style variation. */
final readonly class SiteStyleModule implements Module {
	public function __construct( private Settings $settings ) {}

	public function features(): array {
		$style = new SiteStyle( $this->settings );

		return array(
			new DeliverAccent( new Accent( $this->settings ), $style ),
			new OnPages( static fn (): Feature => new TextOnTones() ),
			new Lazy( array( 'rest_api_init' ), static fn (): Feature => new OfferSiteStyle( $style ) ),
		);
	}
}
