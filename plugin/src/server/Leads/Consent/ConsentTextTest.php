<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

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
}
