<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Editing\Admin\Notice;
use HvacBlocks\Editing\Admin\NoticeMessage;

defined( 'ABSPATH' ) || exit;

/** Links to the checklist, until everything is done or the user hides it. */
final readonly class SetupNotice implements Notice {
	public function id(): string {
		return 'setup';
	}

	public function screen(): string {
		return SetupScreen::NAME;
	}

	public function message(): ?NoticeMessage {
		return Checklist::was_finished() || Checklist::has_demo() ? null : new NoticeMessage(
			'info',
			__( 'HVAC Blocks: dealers, pages and a recipient for leads make your site ready. A checklist shows what is left to do.', 'hvac-blocks' ),
			__( 'Set up the site', 'hvac-blocks' ),
			SetupScreen::get()->url(),
			'setup'
		);
	}
}
