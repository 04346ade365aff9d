<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Admin;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Editing\Admin\Notice;
use HvacBlocks\Editing\Admin\NoticeMessage;
use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Says that ZIP and postal codes are still loading. */
final readonly class PostalAreasLoadingNotice implements Notice {
	/** The page that shows the progress. */
	private const SCREEN = 'dealers';

	public function __construct( private PostalAreaLoader $loader ) {}

	public function id(): string {
		return 'locations';
	}

	public function screen(): string {
		return self::SCREEN;
	}

	public function message(): ?NoticeMessage {
		$progress = $this->loader->progress();

		if ( $progress->is_finished() ) {
			return null;
		}

		return new NoticeMessage(
			'info',
			Text::sentence(
				/* translators: 1: number of places loaded so far, 2: number of places in all. */
				__( 'HVAC Blocks is still loading ZIP and postal codes: %1$s of %2$s. Until it finishes, searches may miss some places.', 'hvac-blocks' ),
				number_format_i18n( $progress->done ),
				number_format_i18n( $progress->total )
			),
			__( 'View progress', 'hvac-blocks' ),
			Screen::url_of( self::SCREEN ),
			(string) $progress->total
		);
	}
}
