<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

defined( 'ABSPATH' ) || exit;

/** What can happen to a lead. */
enum LedgerEvent: string {
	case Accepted       = 'accepted';
	case ConsentGiven   = 'consent_given';
	case ConsentShown   = 'consent_shown';
	case ConsentRevoked = 'consent_revoked';
	case MarketingGiven = 'marketing_given';
	case MarketingShown = 'marketing_shown';
	case MarketingRevoked = 'marketing_revoked';
	case Withdrawn      = 'withdrawn';
	case Repeated       = 'repeated';
	case DealerUnchecked = 'dealer_unchecked';
	case Quarantined    = 'quarantined';
	case Released       = 'released';
	case Sending        = 'sending';
	case Delivered      = 'delivered';
	case WillRetry      = 'will_retry';
	case Failed         = 'failed';
	case Alerted        = 'alerted';
	case RetryRequested = 'retry_requested';
	case Resent         = 'resent';
	case ResendFailed   = 'resend_failed';
	case Anonymised     = 'anonymised';
	case Deleted        = 'deleted';

	public function label(): string {
		return match ( $this ) {
			self::Accepted       => __( 'Stored', 'hvac-blocks' ),
			self::ConsentGiven   => __( 'Consent given', 'hvac-blocks' ),
			self::ConsentShown   => __( 'Notice shown', 'hvac-blocks' ),
			self::ConsentRevoked => __( 'Consent revoked', 'hvac-blocks' ),
			self::MarketingGiven => __( 'Consent to marketing given', 'hvac-blocks' ),
			self::MarketingShown => __( 'Consent to marketing not given', 'hvac-blocks' ),
			self::MarketingRevoked => __( 'Consent to marketing revoked', 'hvac-blocks' ),
			self::Withdrawn      => __( 'Not delivered because consent was revoked', 'hvac-blocks' ),
			self::Repeated       => __( 'Resubmitted by the visitor, stored once', 'hvac-blocks' ),
			self::DealerUnchecked => __( 'Dealer not confirmed yet, checked before delivery', 'hvac-blocks' ),
			self::Quarantined    => __( 'Suspected spam, not delivered', 'hvac-blocks' ),
			self::Released       => __( 'Released: not spam', 'hvac-blocks' ),
			self::Sending        => __( 'Sending', 'hvac-blocks' ),
			self::Delivered      => __( 'Delivered', 'hvac-blocks' ),
			self::WillRetry      => __( 'Not accepted, will retry', 'hvac-blocks' ),
			self::Failed         => __( 'Failed', 'hvac-blocks' ),
			self::Alerted        => __( 'Administrator notified', 'hvac-blocks' ),
			self::RetryRequested => __( 'Retry requested', 'hvac-blocks' ),
			self::Anonymised     => __( 'Anonymized', 'hvac-blocks' ),
			self::Resent         => __( 'Emailed to another address', 'hvac-blocks' ),
			self::ResendFailed   => __( 'Email to another address failed', 'hvac-blocks' ),
			self::Deleted        => __( 'Deleted', 'hvac-blocks' ),
		};
	}
}
