<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use HvacBlocks\Languages\Language;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Readable addresses, which the pages' paths need; and on a site nobody has used yet, its name. */
final readonly class SettingsStep implements Step {
	/** Remembers whether the site was new: only then is the front page ours to set. */
	public const OPTION = 'hvac_blocks_starter_site';

	/** Invented, as all numbers of the demo site are; its hours are other ones than those of the support number. */
	private const CUSTOMER_SERVICE = '1-800-555-0177';

	public function __construct( private StarterContent $content ) {}

	public function name(): string {
		return 'settings';
	}

	public function label(): string {
		return __( 'Site name and permalinks', 'hvac-blocks' );
	}

	public function progress(): StepProgress {
		$done = ReadableAddresses::are_there() && is_array( get_option( self::OPTION ) );

		return new StepProgress( $done ? 1 : 0, 1 );
	}

	public function run(): void {
		$state = get_option( self::OPTION );

		if ( ! is_array( $state ) ) {
			$is_new = in_array( get_option( 'fresh_site' ), array( '1', 1, true ), true );

			if ( $is_new ) {
				update_option( 'blogname', $this->content->text( 'site.title', Language::English ) );
				update_option( Settings::OPTION, array( 'customer_service_phone' => self::CUSTOMER_SERVICE ) + (array) get_option( Settings::OPTION, array() ) );
				update_option( 'blogdescription', $this->content->text( 'site.tagline', Language::English ) );
			}

			update_option( self::OPTION, array( 'front_page' => $is_new && 'posts' === get_option( 'show_on_front' ) ), false );
		}

		ReadableAddresses::make();
	}
}
