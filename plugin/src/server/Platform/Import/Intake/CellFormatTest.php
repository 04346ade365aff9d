<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class CellFormatTest extends TestCase {
	#[TestWith( array( '7502', '7502' ) )]
	#[TestWith( array( '007', '007' ) )]
	#[TestWith( array( '1.0', '1' ) )]
	#[TestWith( array( '-96.800000000000011', '-96.8' ) )]
	#[TestWith( array( '0.30000000000000004', '0.3' ) )]
	#[TestWith( array( '2.145550106E9', '2145550106' ) )]
	#[TestWith( array( '0.123456789012345', '0.123456789012345' ) )]
	#[TestWith( array( '1.5E-7', '0.00000015' ) )]
	#[TestWith( array( '1E+20', '100000000000000000000' ) )]
	#[TestWith( array( '100', '100' ) )]
	#[TestWith( array( '100.0', '100' ) )]
	#[TestWith( array( '-0.0', '0' ) )]
	#[TestWith( array( '1E999', '1E999' ) )]
	#[TestWith( array( 'x', 'x' ) )]
	public function test_numbers_have_plain_digits( string $raw, string $text ): void {
		self::assertSame( $text, CellFormat::digits( $raw ) );
	}

	#[TestWith( array( 'General', '42094', '42094' ) )]
	#[TestWith( array( '0.00', '42094', '42094' ) )]
	#[TestWith( array( '_("$"* #,##0.00_);_("$"* \(#,##0.00\);_("$"* "-"??_);_(@_)', '42094', '42094' ) )]
	#[TestWith( array( '[Red]0;"days"', '42094', '42094' ) )]
	#[TestWith( array( '0.00E+00', '42094', '42094' ) )]
	#[TestWith( array( 'm/d/yyyy', '42094', '2015-03-31' ) )]
	#[TestWith( array( 'mmm', '42094', '2015-03-31' ) )]
	#[TestWith( array( '[$-F800]dddd, mmmm dd, yyyy', '42094.4', '2015-03-31' ) )]
	#[TestWith( array( 'yyyy-mm-dd hh:mm:ss', '42094', '2015-03-31' ) )]
	#[TestWith( array( 'yyyy-mm-dd hh:mm:ss', '42094.604861111111', '2015-03-31 14:31' ) )]
	#[TestWith( array( 'm/d/yy h:mm AM/PM', '42094.999999', '2015-04-01' ) )]
	#[TestWith( array( 'h:mm AM/PM', '0.3333333333333333', '08:00' ) )]
	#[TestWith( array( 'mm:ss', '0.00005787037', '00:00:05' ) )]
	#[TestWith( array( '[h]:mm', '1.5', '36:00' ) )]
	#[TestWith( array( 'h:mm', '1.5', '12:00' ) )]
	#[TestWith( array( 'yyyy', '1', '1900-01-01' ) )]
	#[TestWith( array( 'yyyy', '59', '1900-02-28' ) )]
	#[TestWith( array( 'yyyy', '61', '1900-03-01' ) )]
	#[TestWith( array( 'yyyy', '2958465', '9999-12-31' ) )]
	#[TestWith( array( 'yyyy', '2958466.5', '2958466.5' ) )]
	#[TestWith( array( 'yyyy', '-1', '-1' ) )]
	#[TestWith( array( '0%', '0.07', '7%' ) )]
	#[TestWith( array( '00000', '7502', '07502' ) )]
	#[TestWith( array( '00000', '-5', '-5' ) )]
	#[TestWith( array( '000', '123456', '123456' ) )]
	#[TestWith( array( 'yyyy', 'no number', 'no number' ) )]
	public function test_what_a_format_makes_another_text_of( string $code, string $raw, string $text ): void {
		$format = CellFormat::of( $code );

		self::assertSame( $text, $format->is_plain() ? CellFormat::digits( $raw ) : $format->text( $raw, false ) );
	}
}
