<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Consent\ConsentState;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Both parts of the mails, committed and reviewed; `e2e/mails.spec.ts` draws the HTML in a mail program's widths. */
final class MailGoldenTest extends LeadsTestCase {
	private const DEALER = 'O\'Neil & Sons Heating, Cooling & Refrigeration of North Texas <Plano>';

	/** @return array<string, array{string, Language}> */
	public static function cases(): array {
		return array(
			'confirmation.en' => array( 'confirmation', Language::English ),
			'confirmation.es' => array( 'confirmation', Language::Spanish ),
			'confirmation.fr' => array( 'confirmation', Language::French ),
			'lead.en'         => array( 'lead', Language::English ),
			'lead.es'         => array( 'lead', Language::Spanish ),
			'lead.fr'         => array( 'lead', Language::French ),
		);
	}

	#[DataProvider( 'cases' )]
	public function test_the_mail_is_its_golden( string $mail, Language $language ): void {
		update_option( Unsubscribe::KEY, str_repeat( 'k', 32 ) );
		update_option( 'blogname', 'Comfort &amp; Co.' );
		update_option( 'wp_page_for_privacy_policy', wp_insert_post( array( 'import_id' => 4711, 'post_type' => 'page', 'post_title' => 'Privacy', 'post_status' => 'publish' ) ) );
		update_option(
			Settings::OPTION,
			array(
				'customer_service_phone' => '18005550177',
				'answer_business_days'   => 2,
				'postal_address'         => '800 Beaty Street, Davidson, NC 28036, USA',
			)
		);
		update_option( 'WPLANG', 'confirmation' === $mail ? '' : $language->locale() );

		$content = LanguageSwitch::in(
			$language,
			fn (): MailContent => 'confirmation' === $mail
				? ( new ConfirmationContent( $this->settings, new FormLibrary(), self::directory() ) )->of( self::lead( $language ) )
				: ( new MailLeadDestination( $this->settings, new FormLibrary() ) )->content( self::lead( $language ) )
		);

		foreach ( array( 'html' => $content->html(), 'txt' => $content->text() ) as $type => $part ) {
			$file = __DIR__ . "/golden/$mail.$language->value.$type";

			if ( false !== getenv( 'UPDATE_GOLDENS' ) ) {
				wp_mkdir_p( dirname( $file ) );
				file_put_contents( $file, $part ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the project.
			}

			self::assertStringEqualsFile( $file, $part, 'If that is meant: npm run goldens' );
		}
	}

	private static function directory(): DealerDirectory {
		$dealers = self::createStub( DealerDirectory::class );
		$dealers->method( 'get' )->willReturn(
			Dealer::from_array(
				array(
					'data'     => array( 'companyID' => 'D100', 'name' => self::DEALER, 'phone1' => '9725550188' ),
					'location' => array( 'lat' => 33.0, 'lon' => -96.7 ),
				)
			)
		);

		return $dealers;
	}

	private static function lead( Language $language ): Lead {
		$consent = Consent::to( 'I agree that Trane shares this request with the dealer who receives it.', '1', $language, '2026-01-15 18:00:00' );

		return new Lead(
			1,
			'HB-7K3M-92QD',
			'key',
			'contact-dealer',
			'1',
			$language,
			'CONTACT_DEALER',
			'TRANE:CONTACT_DEALER',
			'TRANE',
			'D100',
			array( ...self::fields(), 'phone' => '+12145550123', 'email' => 'a.long.name.of.somebody.in.the.family@a-long-domain-of-a-provider.example' ),
			LeadStatus::Accepted,
			true,
			'https://example.test/residential/en/find-a-dealer/?zipcode=75024&filter=emergency',
			'',
			'2026-01-15 18:00:00',
			$consent,
			self::DEALER,
			answers: array( 'tonnage' => '3.5', 'powerType' => 'heat-pump', 'homeSize' => '1800-2100', 'buyingFactors' => 'efficiency,comfort' ),
			marketing: Consent::to( 'I also agree to get marketing from Trane.', '1', $language, '2026-01-15 18:00:00', ConsentState::Checked ),
		);
	}
}
