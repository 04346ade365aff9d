<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

defined( 'ABSPATH' ) || exit;

/** Details of the ledger that are written while a visitor's language is in force, and read in the administrator's. */
enum LedgerDetail: string {
	case Verified   = 'verified';
	case Unverified = 'unverified';
	case Trapped    = 'trapped';
	case TooFast    = 'too-fast';

	case Unsubscribed = 'unsubscribed';
	case OneClick     = 'one-click';
	case SameAddress  = 'same-address';

	case Erased    = 'erased';
	case Retention = 'retention';

	case ToVisitor = 'to-visitor';

	public function label(): string {
		return match ( $this ) {
			self::Verified   => __( 'Came with a good form token', 'hvac-blocks' ),
			self::Unverified => __( 'Came without a form token', 'hvac-blocks' ),
			self::Trapped    => __( 'The field that people do not see was filled in', 'hvac-blocks' ),
			self::TooFast    => __( 'Sent within a second', 'hvac-blocks' ),
			self::Unsubscribed => __( 'By the person, with the link of a mail', 'hvac-blocks' ),
			self::OneClick     => __( 'By the person, with the button of their mail program', 'hvac-blocks' ),
			self::SameAddress  => __( 'With another request of the same e-mail address', 'hvac-blocks' ),
			self::Erased     => __( 'The person asked for it', 'hvac-blocks' ),
			self::Retention  => __( 'The time for which it is kept is over', 'hvac-blocks' ),
			self::ToVisitor    => __( 'To the address that was entered in the form', 'hvac-blocks' ),
		};
	}
}
