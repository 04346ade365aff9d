<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

defined( 'ABSPATH' ) || exit;

/** Ledger details that are written in a visitor's language, and read in the administrator's. */
enum LedgerDetail: string {
	case Verified   = 'verified';
	case Unverified = 'unverified';
	case Trapped    = 'trapped';
	case TooFast    = 'too-fast';
	case CalledSpam = 'called-spam';
	case NotChecked = 'not-checked';
	case NoCaptcha  = 'no-captcha';

	case CaptchaFailed    = 'captcha-failed';
	case CaptchaElsewhere = 'captcha-elsewhere';

	case Unsubscribed = 'unsubscribed';
	case OneClick     = 'one-click';
	case SameAddress  = 'same-address';

	case Erased    = 'erased';
	case Retention = 'retention';

	case ToVisitor = 'to-visitor';

	public function label(): string {
		return match ( $this ) {
			self::Verified   => __( 'Submitted with a valid form token', 'hvac-blocks' ),
			self::Unverified => __( 'Submitted without a form token', 'hvac-blocks' ),
			self::Trapped    => __( 'The hidden field was filled in', 'hvac-blocks' ),
			self::TooFast    => __( 'Submitted in under a second', 'hvac-blocks' ),
			self::CalledSpam => __( 'Akismet says it is spam', 'hvac-blocks' ),
			self::NotChecked => __( 'The spam check did not answer, or refused our key', 'hvac-blocks' ),
			self::NoCaptcha  => __( 'Submitted without the browser check: no JavaScript, no consent, or blocked', 'hvac-blocks' ),
			self::CaptchaFailed    => __( 'The browser did not pass the check', 'hvac-blocks' ),
			self::CaptchaElsewhere => __( 'The browser passed the check on another website', 'hvac-blocks' ),
			self::Unsubscribed => __( 'By the person, with the link in an email', 'hvac-blocks' ),
			self::OneClick     => __( 'By the person, with the unsubscribe button in their email program', 'hvac-blocks' ),
			self::SameAddress  => __( 'With another request from the same email address', 'hvac-blocks' ),
			self::Erased     => __( 'Requested by the person', 'hvac-blocks' ),
			self::Retention  => __( 'Retention period ended', 'hvac-blocks' ),
			self::ToVisitor    => __( 'To the address entered in the form', 'hvac-blocks' ),
		};
	}
}
