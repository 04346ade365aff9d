<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Leads\Destinations\MailRoute;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class SettingsValidatorTest extends TestCase {
	#[DataProvider( 'refused' )]
	public function test_what_is_refused_is_named_as_people_say_it( string $key, mixed $value, string $said ): void {
		self::assertSame( $said, ( new SettingsValidator( new SettingsSchema(), array( 'routes' => MailRoute::problem( ... ) ) ) )->problem( $key, $value, 'The setting' ) );
	}

	/** @return array<string, array{string, mixed, string}> */
	public static function refused(): array {
		return array(
			'a word among numbers'       => array( 'dealer_radius_steps', array( 10, 'ten' ), '“ten” is not allowed here.' ),
			'a distance too great'       => array( 'dealer_radius_steps', array( 10, 9000 ), '“9000” is not allowed here.' ),
			'an address with words'      => array( 'trusted_proxies', array( '10.0.0.0/8', 'nonsense' ), '“nonsense” is not allowed here.' ),
			'a character out of pattern' => array( 'brand', 'a<b>', 'This contains a character that is not allowed.' ),
			'a number out of bounds'     => array( 'leads_rate_limit', 0, 'The setting must be between 1 (inclusive) and 10000 (inclusive)' ),
			'half an address'            => array( 'leads_url', 'leads.example', 'Enter a full URL that starts with https://' ),
			'a table that is none'       => array( 'leads_routes', 'TX', 'Enter a list of rules.' ),
			'a rule that is none'        => array( 'leads_routes', array( array( 'by' => 'moon', 'value' => 'x', 'to' => 'a@example.org' ) ), 'This rule is not valid.' ),
			'a rule with more in it'     => array( 'leads_routes', array( array( 'by' => 'form', 'value' => 'newsletter', 'to' => 'a@example.org', 'cc' => 'b' ) ), 'This rule is not valid.' ),
			'a rule for no state'        => array( 'leads_routes', array( array( 'by' => 'state', 'value' => 'TX, ZZ', 'to' => 'a@example.org' ) ), '“ZZ” is not a state or province code, such as TX.' ),
			'a rule for no form'         => array( 'leads_routes', array( array( 'by' => 'form', 'value' => 'poem', 'to' => 'a@example.org' ) ), '“poem” is not a form name, such as contact-dealer.' ),
			'a rule for no dealer'       => array( 'leads_routes', array( array( 'by' => 'dealer', 'value' => 'D 1', 'to' => 'a@example.org' ) ), 'A company ID can contain only letters, digits, hyphens and underscores.' ),
			'a rule to nobody'           => array( 'leads_routes', array( array( 'by' => 'state', 'value' => 'TX', 'to' => ' , ' ) ), 'Enter at least one condition and an email address.' ),
			'a rule to a header'         => array( 'leads_routes', array( array( 'by' => 'state', 'value' => 'TX', 'to' => "a@example.org\nBcc: b@example.org" ) ), "“a@example.org\nBcc: b@example.org” is not a valid email address." ),
			'a short secret'             => array( 'leads_sign_secret', 'short', 'The setting must be at least 16 characters long.' ),
		);
	}

	public function test_each_rule_has_its_own_message(): void {
		$good = array( 'by' => 'state', 'value' => 'TX, on', 'to' => 'a@example.org, b@example.org' );
		$bad  = array( 'by' => 'state', 'value' => 'TX', 'to' => 'a' );

		self::assertSame( array(), ( new SettingsValidator( new SettingsSchema(), array( 'routes' => MailRoute::problem( ... ) ) ) )->problems( 'leads_routes', array( $good ) ) );
		self::assertSame(
			array( 'leads_routes.1' => '“a” is not a valid email address.' ),
			( new SettingsValidator( new SettingsSchema(), array( 'routes' => MailRoute::problem( ... ) ) ) )->problems( 'leads_routes', array( $good, $bad, $good ) )
		);
	}
}
