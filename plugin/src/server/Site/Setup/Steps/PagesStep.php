<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup\Steps;

use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Site\Setup\PageCounts;
use HvacBlocks\Site\Setup\PageMaker;
use HvacBlocks\Site\Setup\SetupState;
use HvacBlocks\Site\Setup\SetupStep;

defined( 'ABSPATH' ) || exit;

/** The home page and those that lead to a dealer, published in at least one language. */
final readonly class PagesStep implements SetupStep {
	private const NEEDED = array( 'home', 'dealers' );

	public function __construct( private PageMaker $maker ) {}

	public function name(): string {
		return 'pages';
	}

	public function title(): string {
		return __( 'Pages', 'hvac-blocks' );
	}

	public function state(): SetupState {
		$counts  = $this->maker->counts();
		$made    = 0;
		$total   = 0;
		$drafts  = 0;
		$is_done = false;

		foreach ( $counts as $groups ) {
			$made   += array_sum( array_map( static fn ( PageCounts $group ): int => $group->made, $groups ) );
			$total  += array_sum( array_map( static fn ( PageCounts $group ): int => $group->total, $groups ) );
			$drafts += array_sum( array_map( static fn ( PageCounts $group ): int => $group->made - $group->published, $groups ) );
			$is_done = $is_done || self::is_published( $groups );
		}

		$facts = array(
			/* translators: 1: number of pages that exist, 2: number of all pages. */
			0 === $made ? __( 'No pages yet. Choose what to create. Existing pages are never overwritten.', 'hvac-blocks' ) : sprintf( __( '%1$s of %2$s pages created.', 'hvac-blocks' ), number_format_i18n( $made ), number_format_i18n( $total ) ),
		);

		if ( $made > 0 && ! $is_done ) {
			$facts[] = __( 'The home page and the dealer pages must be published in at least one language.', 'hvac-blocks' );
		}

		if ( $drafts > 0 ) {
			/* translators: %s: number of pages. */
			$facts[] = sprintf( _n( '%s page is not published.', '%s pages are not published.', $drafts, 'hvac-blocks' ), number_format_i18n( $drafts ) );
		}

		if ( SiteAddress::is_plain() ) {
			return new SetupState( $is_done, array( ...$facts, __( 'With plain permalinks, dealer profiles, the directory, and the site search have addresses that begin with index.php. Some servers do not pass these on. To fix this, choose “Post name” in Settings > Permalinks.', 'hvac-blocks' ) ), admin_url( 'options-permalink.php' ), __( 'Change permalinks', 'hvac-blocks' ) );
		}

		return 0 === $made
			? new SetupState( false, $facts )
			: new SetupState( $is_done, $facts, admin_url( 'edit.php?post_type=page' . ( $drafts > 0 ? '&post_status=draft' : '' ) ), $drafts > 0 ? __( 'View drafts', 'hvac-blocks' ) : __( 'View pages', 'hvac-blocks' ) );
	}

	/** @param array<string, PageCounts> $groups of a language */
	private static function is_published( array $groups ): bool {
		foreach ( self::NEEDED as $name ) {
			$group = $groups[ $name ] ?? new PageCounts();

			if ( 0 === $group->total || $group->published < $group->total ) {
				return false;
			}
		}

		return true;
	}
}
