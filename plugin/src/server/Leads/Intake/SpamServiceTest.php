<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Testing\LeadsTestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SpamServiceTest extends LeadsTestCase {
	use MockUpstream;

	#[Before]
	public function reset(): void {
		$this->reset_upstream();
	}

	public function test_a_lead_that_the_service_finds_good_is_delivered_and_little_is_told(): void {
		self::assertSame( array( LeadStatus::Accepted, '' ), $this->received( array( 'spam_service' => 'akismet', 'akismet_key' => 'abc123' ) ) );

		parse_str( $this->upstream_requests()[0]['text'] ?? '', $told );
		self::assertSame( array( 'Ana Núñez', 'ana@example.com', '203.0.113.7', 'contact-form' ), array( $told['comment_author'] ?? '', $told['comment_author_email'] ?? '', $told['user_ip'] ?? '', $told['comment_type'] ?? '' ) );
		self::assertStringNotContainsString( 'Main St', (string) wp_json_encode( $told ), 'neither the address nor the phone number' );
	}

	public function test_what_it_takes_for_spam_is_kept_and_listed_as_suspected(): void {
		self::assertSame( array( LeadStatus::Quarantined, 'Akismet says it is spam' ), $this->received( array( 'spam_service' => 'akismet', 'akismet_key' => 'abc123' ), array( 'firstName' => 'viagra-test-123' ) ) );
	}

	#[TestWith( array( '500', 'abc123' ) )]
	#[TestWith( array( 'hang', 'abc123' ) )]
	#[TestWith( array( 'garbage', 'abc123' ) )]
	#[TestWith( array( 'ok', 'anotherkey' ) )]
	public function test_no_lead_is_lost_while_it_does_not_answer( string $mode, string $key ): void {
		$this->tell_upstream( 'akismet', array( 'mode' => $mode ) );

		self::assertSame( array( LeadStatus::Quarantined, 'The spam check did not answer, or refused our key' ), $this->received( array( 'spam_service' => 'akismet', 'akismet_key' => $key ) ) );
	}

	public function test_nobody_is_asked_unless_the_settings_say_so(): void {
		self::assertSame( array( LeadStatus::Accepted, '' ), $this->received( array( 'akismet_key' => 'abc123' ), array( 'firstName' => 'viagra-test-123' ) ) );
		self::assertSame( array(), $this->upstream_requests() );
	}

	public function test_the_key_of_the_akismet_plugin_is_used(): void {
		update_option( 'wordpress_api_key', 'abc123' );

		self::assertSame( array( LeadStatus::Accepted, '' ), $this->received( array( 'spam_service' => 'akismet' ) ) );
	}

	/**
	 * @param array<string, mixed>  $settings
	 * @param array<string, string> $fields
	 * @return array{LeadStatus, string} the status and why it is suspected
	 */
	private function received( array $settings, array $fields = array() ): array {
		$settings = $this->settings( $settings );
		$spam     = new SpamService( $settings, new WordPressClient( $settings, new AddressGuard( $settings ) ), $this->upstream( 'akismet' ) );
		$lead     = $this->leads->by_reference( $this->intake( spam: $spam )->take( $this->request( $fields ) )->reference );

		self::assertNotNull( $lead );

		return array( $lead->status, implode( '', array_column( array_filter( $this->ledger->of( $lead->id ), static fn ( array $line ): bool => 'quarantined' === $line['event'] ), 'detail' ) ) );
	}
}
