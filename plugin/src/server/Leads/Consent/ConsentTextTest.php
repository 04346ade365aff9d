<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ConsentTextTest extends TestCase {
	#[TestWith( array( 'Yes, Trane (or a dealer of Trane) may call me.', true ) )]
	#[TestWith( array( 'Yes, TRANE (or a dealer of TRANE) may call me.', true ) )]
	#[TestWith( array( 'Yes, Climatisation Élan & fils (or a dealer of Climatisation Élan & fils) may call me.', true ) )]
	#[TestWith( array( 'Yes, Trane (or a dealer of Trane) may call me!', false ) )]
	#[TestWith( array( 'Yes, Trane (or a dealer of Trane) may call me. Always.', false ) )]
	#[TestWith( array( 'Yes,  (or a dealer of ) may call me.', false ) )]
	public function test_a_receipt_holds_whatever_the_brand_was_called( string $words, bool $holds ): void {
		self::assertSame( $holds, ConsentText::defined( '1', 'Yes, {brand} (or a dealer of {brand}) may call me.' )->was_shown_as( $words ) );
	}

	#[TestWith( array( '', 'Trane', 'Marketing from Trane.' ) )]
	#[TestWith( array( ' 5 Main St, Plano, TX 75024 ', 'Trane', 'Marketing from Trane (5 Main St, Plano, TX 75024).' ) )]
	#[TestWith( array( '{brand} House', '{sender}', 'Marketing from {sender} ({brand} House).' ) )]
	public function test_the_sender_has_a_postal_address_if_the_site_has_one( string $address, string $brand, string $shown ): void {
		update_option( Settings::OPTION, array( 'brand_name' => $brand, 'postal_address' => $address ) ); // phpcs:ignore WordPress.Arrays -- short.
		$text = ConsentText::defined( '2', 'Marketing from {sender}.' );

		self::assertSame( $shown, $text->shown( ConsentSender::of( new Settings() ) ) );
		self::assertTrue( $text->was_shown_as( $shown ), 'a receipt of this site holds' );
		self::assertTrue( $text->was_shown_as( 'Marketing from Acme (1 Rue X, Montréal).' ), 'and one from before it moved' );
		self::assertFalse( $text->was_shown_as( 'Marketing from .' ) );
	}
}
