<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup\Steps;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoSettings;
use HvacBlocks\Site\Setup\SetupState;
use HvacBlocks\Site\Setup\SetupStep;

defined( 'ABSPATH' ) || exit;

/** The site's name, and a phone number that someone answers: the default is invented. */
final readonly class BrandStep implements SetupStep {
	public function __construct( private Settings $settings, private DemoContent $content ) {}

	public function name(): string {
		return 'brand';
	}

	public function title(): string {
		return __( 'Brand and phone', 'hvac-blocks' );
	}

	public function state(): SetupState {
		$title    = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		// The brand's own site may have that title, too.
		$is_demo  = DemoSettings::are_made() && $this->content->site_title() === $title;
		$is_named = '' !== trim( $title ) && ! $is_demo;
		$phone    = $this->settings->string( 'support_phone' );
		$is_set   = $this->settings->is_set( 'support_phone' );
		$facts    = array(
			match ( true ) {
				/* translators: %s: title of the site. */
				$is_named => sprintf( __( 'Site title: %s', 'hvac-blocks' ), $title ),
				$is_demo  => __( 'The site still has the title of the demo site.', 'hvac-blocks' ),
				default   => __( 'The site has no title.', 'hvac-blocks' ),
			},
			/* translators: %s: a phone number. */
			sprintf( $is_set ? __( 'Support phone number: %s', 'hvac-blocks' ) : __( 'The support phone number is still an example: %s', 'hvac-blocks' ), $phone ),
			/* translators: %s: name of a brand. */
			sprintf( __( 'Brand name: %s', 'hvac-blocks' ), $this->settings->string( 'brand_name' ) ),
			/* translators: %s: code of a brand. */
			sprintf( __( 'Brand code sent with a lead: %s', 'hvac-blocks' ), $this->settings->string( 'brand' ) ),
		);

		return $is_named || ! $is_set
			? new SetupState( $is_named && $is_set, $facts, Screen::url_of( 'settings' ) . '#site', __( 'Open site settings', 'hvac-blocks' ) )
			: new SetupState( false, $facts, admin_url( 'options-general.php' ), __( 'Change the site title', 'hvac-blocks' ) );
	}
}
