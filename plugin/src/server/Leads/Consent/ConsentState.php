<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

defined( 'ABSPATH' ) || exit;

/** What a visitor did with the box beside a consent text. It is never preselected. */
enum ConsentState: string {
	case Checked   = 'checked';
	case Unchecked = 'unchecked';

	/** The text was shown as a note, without a box. */
	case None = 'none';

	public function label(): string {
		return match ( $this ) {
			self::Checked   => __( 'Agreed to by ticking the box', 'hvac-blocks' ),
			self::Unchecked => __( 'Shown with a checkbox that was left empty', 'hvac-blocks' ),
			self::None      => __( 'Shown as a note, without a checkbox', 'hvac-blocks' ),
		};
	}
}
