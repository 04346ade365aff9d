<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Admin\Notice;
use HvacBlocks\Editing\Admin\NoticeMessage;
use HvacBlocks\Leads\Intake\SelfTestState;

defined( 'ABSPATH' ) || exit;

/** Reports that the daily test lead did not arrive. */
final readonly class SelfTestNotice implements Notice {
	public function id(): string {
		return 'self-test';
	}

	public function screen(): string {
		return 'settings';
	}

	public function message(): ?NoticeMessage {
		$state = SelfTestState::read();

		return '' === $state->problem ? null : new NoticeMessage(
			'error',
			__( 'The test lead that this site sends to itself did not arrive. Visitors may be unable to submit forms.', 'hvac-blocks' ) . ' ' . $state->problem,
			__( 'Open Site Health', 'hvac-blocks' ),
			admin_url( 'site-health.php' ),
			(string) $state->since
		);
	}
}
