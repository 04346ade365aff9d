<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Health;

use HvacBlocks\Editing\Admin\NoticeMessage;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class FailedLeadsNoticeTest extends LeadsTestCase {
	public function test_it_is_silent_while_nothing_failed(): void {
		$this->add( LeadStatus::Accepted );
		$this->add( LeadStatus::Delivered );
		$this->add( LeadStatus::Quarantined );

		self::assertNull( $this->message() );
	}

	public function test_it_counts_what_failed_and_leads_there(): void {
		$this->add( LeadStatus::Delivered );
		$this->add( LeadStatus::Failed );
		$this->add( LeadStatus::Failed );

		self::assertStringStartsWith( '2 leads could not be delivered.', $this->message()->text ?? '' );
		self::assertStringContainsString( 'page=hvac-blocks-leads&status=failed', $this->message()->link ?? '' );
	}

	public function test_it_is_about_something_else_when_another_one_fails(): void {
		$this->add( LeadStatus::Failed );
		$first = $this->message()?->about;

		self::assertSame( $first, $this->message()?->about );

		$this->add( LeadStatus::Failed );

		self::assertNotSame( $first, $this->message()?->about );
	}

	private function message(): ?NoticeMessage {
		return ( new FailedLeadsNotice( $this->wpdb, $this->tables ) )->message();
	}

	private function add( LeadStatus $status ): void {
		$this->leads->add(
			new Lead(
				id: 0,
				reference: LeadReference::random(),
				idempotency_key: wp_generate_uuid4(),
				form: 'contact-dealer',
				form_version: '1',
				lang: Language::English,
				kind: 'CONTACT_DEALER',
				source: 'test',
				brand: 'TRANE',
				company_id: '1001',
				fields: array(),
				status: $status,
				verified: false,
				page_url: '',
				address_hash: '',
				created: '2026-01-31 15:04:05',
				consent: null,
			)
		);
	}
}
