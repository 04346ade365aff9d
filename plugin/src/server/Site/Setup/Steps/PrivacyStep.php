<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup\Steps;

use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\Setup\SetupState;
use HvacBlocks\Site\Setup\SetupStep;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** WordPress' own privacy policy page, published, and not the demo site's sample. */
final readonly class PrivacyStep implements SetupStep {
	public function name(): string {
		return 'privacy';
	}

	public function title(): string {
		return __( 'Privacy policy', 'hvac-blocks' );
	}

	public function state(): SetupState {
		$id   = get_option( 'wp_page_for_privacy_policy' );
		$page = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

		if ( ! $page instanceof WP_Post || 'trash' === $page->post_status ) {
			return new SetupState( false, array( __( 'No privacy policy page is chosen. WordPress suggests text for it, with a part about this plugin.', 'hvac-blocks' ) ), admin_url( 'options-privacy.php' ), __( 'Choose a page', 'hvac-blocks' ) );
		}

		$title = Text::plain( $page->post_title );
		$edit  = (string) get_edit_post_link( $page->ID, 'raw' );

		if ( 'publish' === $page->post_status && null !== DemoPosts::source( $page ) ) {
			return new SetupState( false, array( __( 'Your privacy policy is the demo site\'s sample. Replace it with your own, written by a lawyer.', 'hvac-blocks' ) ), $edit, __( 'Edit page', 'hvac-blocks' ) );
		}

		return 'publish' === $page->post_status
			/* translators: %s: title of a page. */
			? new SetupState( true, array( sprintf( __( 'Published: %s', 'hvac-blocks' ), $title ) ), $edit, __( 'Edit page', 'hvac-blocks' ) )
			/* translators: %s: title of a page. */
			: new SetupState( false, array( sprintf( __( 'Not published yet: %s', 'hvac-blocks' ), $title ), __( 'WordPress suggests text for it, with a part about this plugin.', 'hvac-blocks' ) ), $edit, __( 'Edit page', 'hvac-blocks' ) );
	}
}
