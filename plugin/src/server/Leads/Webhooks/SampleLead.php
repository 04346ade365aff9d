<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Editing\Forms\FormDefinition;
use HvacBlocks\Leads\Health\SelfTestPost;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** A lead with invented values for the fields of a form. It is stored nowhere. */
final class SampleLead {
	public const FORM = SelfTestPost::FORM;

	public static function of( FormDefinition $form, WebhookEvent $event ): Lead {
		$language = PageLanguage::of_site();

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
			status: LeadStatus::tryFrom( $event->value ) ?? LeadStatus::Accepted,
			verified: true,
			page_url: home_url( '/' ),
			address_hash: '',
			created: UtcTime::now(),
			consent: null,
			is_test: true,
		);
	}
}
