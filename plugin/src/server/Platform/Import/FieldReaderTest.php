<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Testing\OpenFieldReader;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class FieldReaderTest extends TestCase {
	#[TestWith( array( 'value', 'x', 'x' ) )]
	#[TestWith( array( 'text', null, '' ) )]
	#[TestWith( array( 'text', ' a&amp;b ', 'a&b' ) )]
	#[TestWith( array( 'text', 'éèàçù', 'éèàçù' ) )]
	#[TestWith( array( 'text', 75024, '75024' ) )]
	#[TestWith( array( 'text', true, '1' ) )]
	#[TestWith( array( 'text', false, '0' ) )]
	#[TestWith( array( 'required', 'a', 'a' ) )]
	#[TestWith( array( 'identifier', 'TX_1-b', 'TX_1-b' ) )]
	#[TestWith( array( 'identifier', '7.00', '7' ) )]
	#[TestWith( array( 'identifier', 7, '7' ) )]
	#[TestWith( array( 'identifier', '1E5', '1E5' ) )]
	#[TestWith( array( 'flag', null, false ) )]
	#[TestWith( array( 'flag of old', null, true ) )]
	#[TestWith( array( 'flag of old', '', false ) )]
	#[TestWith( array( 'flag', 'Y', true ) )]
	#[TestWith( array( 'flag', true, true ) )]
	#[TestWith( array( 'flag of old', 'no', false ) )]
	#[TestWith( array( 'date', '1/31/2010', '2010-01-31' ) )]
	#[TestWith( array( 'date', '', null ) )]
	#[TestWith( array( 'date', 0, null ) )]
	#[TestWith( array( 'number', '', null ) )]
	#[TestWith( array( 'number', '1', 1.0 ) )]
	#[TestWith( array( 'number', '4,8', 4.8 ) )]
	#[TestWith( array( 'number', 5, 5.0 ) )]
	#[TestWith( array( 'count', '', null ) )]
	#[TestWith( array( 'count', '0', 0 ) )]
	#[TestWith( array( 'count', '5.0', 5 ) )]
	#[TestWith( array( 'degrees', '', null ) )]
	#[TestWith( array( 'degrees', '90N', 90.0 ) )]
	#[TestWith( array( 'degrees', '90 S', -90.0 ) )]
	#[TestWith( array( 'items', null, array() ) )]
	#[TestWith( array( 'items', ' a;b, ,c;', array( 'a', 'b', 'c' ) ) )]
	#[TestWith( array( 'items', array( ' a, ', array( 'b' ), '', 5 ), array( 'a', '5' ) ) )]
	public function test_it_reads( string $kind, mixed $given, mixed $read ): void {
		foreach ( array( array( 'a' => $given ), array( 'g' => array( 'a' => $given ) ) ) as $values ) {
			$reader = OpenFieldReader::of( $values );

			self::assertSame( $read, $reader->read( $kind, isset( $values['g'] ) ? 'g' : null ) );
			self::assertSame( array( array(), array() ), $reader->told() );
		}
	}

	/** @return iterable<string, array{string, mixed, mixed, string, string}> the read method, the given value, the result, and the messages in a report and on a form */
	public static function bad_values(): iterable {
		$not = '“%s” is not valid. Hint for a.';

		yield 'a list for a text' => array( 'text', array( 'x' ), '', 'a must be text', 'Hint for a.' );
		yield 'a longer text' => array( 'text', 'éèàçùx', '', 'a is longer than 5 characters', 'At most 5 characters.' );
		yield 'no text where one is required' => array( 'required', ' ', '', 'a is missing', 'This field is required.' );
		yield 'no identifier' => array( 'identifier', '', '', 'a is missing', 'This field is required.' );
		yield 'an identifier with a space' => array( 'identifier', 'a b', 'a b', 'a cannot be “a b”', sprintf( $not, 'a b' ) );
		yield 'a rounded identifier' => array( 'identifier', '1.00137E+05', '', 'a “1.00137E+05” was rounded by a spreadsheet: format the column as text', 'Hint for a.' );
		yield 'perhaps' => array( 'flag', 'perhaps', false, 'a cannot be “perhaps”', sprintf( $not, 'perhaps' ) );
		yield 'perhaps, for what is true where it is absent' => array( 'flag of old', 'perhaps', true, 'a cannot be “perhaps”', sprintf( $not, 'perhaps' ) );
		yield 'no day' => array( 'date', '2/30/2010', '', 'a cannot be “2/30/2010”', sprintf( $not, '2/30/2010' ) );
		yield 'no number' => array( 'number', 'many', null, 'a cannot be “many”', sprintf( $not, 'many' ) );
		yield 'a number that is too low' => array( 'number', '0.9', null, 'a cannot be “0.9”', sprintf( $not, '0.9' ) );
		yield 'a number that is too high' => array( 'number', '5.1', null, 'a cannot be “5.1”', sprintf( $not, '5.1' ) );
		yield 'half a thing' => array( 'count', '1.5', null, 'a cannot be “1.5”', sprintf( $not, '1.5' ) );
		yield 'too many things' => array( 'count', '6', null, 'a cannot be “6”', sprintf( $not, '6' ) );
		yield 'beyond the pole' => array( 'degrees', '90.1S', null, 'a cannot be “90.1S”', sprintf( $not, '90.1S' ) );
		yield 'a long value' => array( 'identifier', str_repeat( 'é', 61 ), str_repeat( 'é', 61 ), 'a cannot be “' . str_repeat( 'é', 60 ) . '”', sprintf( $not, str_repeat( 'é', 60 ) ) );
		yield 'an identifier that is too long' => array( 'identifier', str_repeat( 'x', 65 ), '', 'a is longer than 64 characters. a is missing', 'At most 64 characters. This field is required.' );

		foreach ( array( 'flag' => array( 32, false ), 'date' => array( 40, null ), 'number' => array( 32, null ), 'count' => array( 32, null ), 'degrees' => array( 40, null ), 'items' => array( 20_000, array() ) ) as $kind => [ $longest, $read ] ) {
			yield "a $kind that is too long" => array( $kind, str_repeat( '1', $longest + 1 ), $read, "a is longer than $longest characters", "At most $longest characters." );
		}
	}

	#[DataProvider( 'bad_values' )]
	public function test_it_says_what_is_wrong( string $kind, mixed $given, mixed $read, string $reason, string $field ): void {
		$reader = OpenFieldReader::of( array( 'a' => $given ) );

		self::assertSame( $read, $reader->read( $kind ) );
		self::assertSame( array( $reason, array( 'a' => $field ) ), array( implode( '. ', $reader->told()[0] ), $reader->told()[1] ) );
	}

	public function test_a_group_that_is_none_has_no_values(): void {
		self::assertNull( OpenFieldReader::of( array( 'g' => 'x' ) )->read( 'value', 'g' ) );
		self::assertNull( OpenFieldReader::of( array() )->read( 'value', 'g' ) );
	}
}
