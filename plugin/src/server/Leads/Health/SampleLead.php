<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Forms\DealerNeed;
use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** A lead with invented values for the fields of a form. It is stored nowhere. */
final class SampleLead {
	public const FORM = SelfTestPost::FORM;

	/** For a service: marked as a test. */
	public static function of( FormDefinition $form, LeadStatus $status = LeadStatus::Accepted ): Lead {
		return self::lead( $form, PageLanguage::of_site(), $status, true, '' );
	}

	/** For a mail: as a visitor's. */
	public static function of_visitor( FormDefinition $form, Language $language ): Lead {
		return self::lead( $form, $language, LeadStatus::Accepted, false, DealerNeed::None === $form->dealer ? '' : __( 'Sample dealer', 'hvac-blocks' ) );
	}

	private static function lead( FormDefinition $form, Language $language, LeadStatus $status, bool $is_test, string $dealer ): Lead {
		return new Lead(
			id: 0,
			reference: 'TEST0000',
			idempotency_key: wp_generate_uuid4(),
			form: $form->name,
			form_version: $form->version,
			lang: $language,
			kind: $form->kind,
			source: $form->sources( $language )[0] ?? '',
			brand: 'TEST',
			company_id: '',
			fields: array_intersect_key( SelfTestPost::FIELDS, $form->fields ),
			status: $status,
			verified: true,
			page_url: home_url( '/' ),
			address_hash: '',
			created: UtcTime::now(),
			consent: $is_test ? null : Consent::to( '', '1', $language, UtcTime::now() ),
			dealer_name: $dealer,
			is_test: $is_test,
		);
	}
}
