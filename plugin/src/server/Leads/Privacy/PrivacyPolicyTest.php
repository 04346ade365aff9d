<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class PrivacyPolicyTest extends TestCase {
	public function test_it_says_how_long_leads_are_kept(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 111, 'contact_delete_days' => 222, 'marketing_anonymise_days' => 0, 'marketing_delete_days' => 0 ) );
		$text = $this->text();

		self::assertStringContainsString( 'Dealer requests are anonymized after 111 days and deleted after 222 days.', $text );
		self::assertStringContainsString( 'Email signups are kept until you ask us to erase them.', $text );
	}

	public function test_deleted_before_anonymised_is_deleted(): void {
		update_option( Settings::OPTION, array( 'contact_anonymise_days' => 300, 'contact_delete_days' => 200 ) );

		self::assertStringContainsString( 'Dealer requests are deleted after 200 days.', $this->text() );
	}

	public function test_it_says_whether_network_addresses_are_kept(): void {
		self::assertStringContainsString( 'only keyed hashes', $this->text() );

		update_option( Settings::OPTION, array( 'store_raw_address' => true ) );

		self::assertStringContainsString( 'we store your IP address', $this->text() );
	}

	public function test_it_says_what_browsers_and_counts_keep(): void {
		foreach ( array( 'do not set cookies', 'session storage', 'count searches', 'checksum', 'half an hour', 'until a person decides' ) as $part ) {
			self::assertStringContainsString( $part, $this->text() );
		}
	}

	public function test_it_names_the_answers_in_the_recommendation_tool(): void {
		$text = $this->text();

		foreach ( array( 'store and share your answers in the tool', 'step you reached are kept in session storage', 'how many visitors reach each step', 'without cookies' ) as $part ) {
			self::assertStringContainsString( $part, $text );
		}

		update_option( Settings::OPTION, array( 'search_report' => false ) );

		self::assertStringNotContainsString( 'reach each step', $this->text() );
	}

	public function test_it_names_a_service_that_forms_load(): void {
		self::assertStringNotContainsString( 'hCaptcha', $this->text() );

		update_option( Settings::OPTION, array( 'spam_service' => 'hcaptcha', 'hcaptcha_site_key' => '10000000-ffff-ffff-ffff-000000000001', 'hcaptcha_secret_key' => 'ES_secret-key-of-the-hcaptcha-test' ) );

		self::assertStringContainsString( 'load hCaptcha, a service of Intuition Machines, Inc., once you use them', $this->text() );
	}

	private function text(): string {
		return html_entity_decode( ( new PrivacyPolicy( new Settings() ) )->text(), ENT_QUOTES );
	}
}
