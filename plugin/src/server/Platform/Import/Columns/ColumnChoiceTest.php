<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Offers\Rebates\Import\RebateTarget;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** A user's choice for the columns of a file, and what is remembered of it. */
final class ColumnChoiceTest extends TestCase {
	public function test_each_column_gets_the_path_of_its_field(): void {
		$columns = array( new FileColumn( 'acct', 'Acct', 'title' ), new FileColumn( 'firm', 'Firm', null ), new FileColumn( 'notes', 'Notes', null ) );

		self::assertSame( array( 'acct' => 'id', 'firm' => 'title', 'notes' => null ), ColumnChoice::of_columns( self::target(), $columns, array( 'id', 'title', '' ) ) );
	}

	/** @param list<string> $fields */
	#[TestWith( array( array( 'id' ), 'Choose a field for each column of the file, or leave it empty.' ) )]
	#[TestWith( array( array( 'id', 'title', '' ), 'Choose a field for each column of the file, or leave it empty.' ) )]
	#[TestWith( array( array( 'id', '' ), 'No column is chosen for: title' ) )]
	#[TestWith( array( array( '', '' ), 'No column is chosen for: id, title' ) )]
	#[TestWith( array( array( 'id', 'id' ), '“id” is chosen for more than one column.' ) )]
	#[TestWith( array( array( 'id', 'x' ), '“x” is not a field. The fields are: id, title, titleEs,' ) )]
	public function test_what_no_file_can_have_is_refused( array $fields, string $message ): void {
		$this->expectException( InvalidColumns::class );
		$this->expectExceptionMessage( $message );

		ColumnChoice::of_columns( self::target(), array( new FileColumn( 'acct', 'Acct', null ), new FileColumn( 'firm', 'Firm', null ) ), $fields );
	}

	public function test_a_file_names_columns_by_their_headings(): void {
		self::assertSame( array( 'acct' => 'id', 'notes' => null, 'more' => null ), ColumnChoice::of_json( self::target(), '{ "Acct #": "id", "Notes": "", "More": null }' ) );

		$dealers = new DealerImport( self::wpdb(), new DealerStore( self::wpdb() ), new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		self::assertSame( array( 'acct' => 'data.companyID' ), ColumnChoice::of_json( $dealers->target, '{ "Acct #": "companyID" }' ) );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( '"id"' ) )]
	#[TestWith( array( '[]' ) )]
	#[TestWith( array( '["id"]' ) )]
	#[TestWith( array( '{"Acct":5}' ) )]
	#[TestWith( array( '{"Acct":["id"]}' ) )]
	public function test_a_file_that_names_none_says_what_it_should_look_like( string $json ): void {
		$this->expectException( InvalidColumns::class );
		$this->expectExceptionMessage( 'Name the columns in a JSON object' );

		ColumnChoice::of_json( self::target(), $json );
	}

	public function test_of_a_column_so_much_is_kept(): void {
		$long   = str_repeat( 'é', 70 );
		$column = new FileColumn( 'a', " $long", 'data.name', array( 'x', $long ) );
		$stored = FileColumn::from_json( (string) wp_json_encode( array( $column->to_array() ) ) );

		self::assertEquals( array( new FileColumn( 'a', mb_substr( $long, 0, 60 ), 'data.name', array( 'x', mb_substr( $long, 0, 60 ) ) ) ), $stored );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( '5' ) )]
	#[TestWith( array( '[5,{"key":"a"},{"heading":"A"},{"key":1,"heading":"A"},{"key":"a","heading":2}]' ) )]
	public function test_what_is_damaged_is_no_column( string $json ): void {
		self::assertSame( array(), FileColumn::from_json( $json ) );
	}

	public function test_a_damaged_path_or_value_is_left_out(): void {
		self::assertEquals( array( new FileColumn( 'a', 'A', null, array( 'x' ) ), new FileColumn( 'b', 'B', null ) ), FileColumn::from_json( '[{"key":"a","heading":"A","path":5,"values":[5,"x"]},{"key":"b","heading":"B"}]' ) );
	}

	#[TestWith( array( null, '' ) )]
	#[TestWith( array( 'name', 'name' ) )]
	#[TestWith( array( 'data.name', 'name' ) )]
	public function test_a_field_is_the_last_part_of_its_path( ?string $path, string $field ): void {
		self::assertSame( $field, FileColumn::field( $path ) );
	}

	public function test_columns_without_a_path_are_told_unless_they_have_no_heading(): void {
		self::assertSame( array( 'Fax' ), FileColumn::unused( array( new FileColumn( 'a', 'Name', 'name' ), new FileColumn( 'b', '', null ), new FileColumn( 'c', ' ', null ), new FileColumn( 'd', ' Fax', null ) ) ) );
	}

	public function test_the_newest_shapes_of_each_kind_of_record_are_remembered(): void {
		$dealers = new RememberedColumns( 'dealer' );
		$rebates = new RememberedColumns( 'rebate' );
		$shape   = static fn ( int $i ): string => ColumnMapping::shape( array( "a$i", 'b' ) );
		self::assertSame( array(), $dealers->all() );
		$rebates->remember( array( 'x' => 'id', 'y' => null ) );

		foreach ( array( ...range( 1, 21 ), 2 ) as $i ) {
			$dealers->remember( array( "a$i" => 'name', 'b' => null ) );
		}

		self::assertSame( array_map( $shape, array( 2, ...range( 21, 3 ) ) ), array_slice( array_keys( $dealers->all() ), 0, 20 ) );
		self::assertCount( 20, $dealers->all() );
		self::assertSame( array( 'a21' => 'name', 'b' => null ), $dealers->all()[ $shape( 21 ) ] ?? null );
		self::assertSame( array( ColumnMapping::shape( array( 'x', 'y' ) ) => array( 'x' => 'id', 'y' => null ) ), $rebates->all() );
		self::assertArrayNotHasKey( RememberedColumns::OPTION, wp_load_alloptions() );
	}

	#[TestWith( array( 'x' ) )]
	#[TestWith( array( array( 'dealer' => 5 ) ) )]
	#[TestWith( array( array( 'dealer' => array( 'shape' => 5 ) ) ) )]
	#[TestWith( array( array( 'dealer' => array( 'shape' => array( 'a' => 5 ) ) ) ) )]
	public function test_what_is_damaged_chooses_nothing( mixed $stored ): void {
		update_option( RememberedColumns::OPTION, $stored );

		self::assertSame( array(), array_filter( array_merge( ...array_values( ( new RememberedColumns( 'dealer' ) )->all() ) ) ) );
		( new RememberedColumns( 'dealer' ) )->remember( array( 'a' => 'name' ) );
		self::assertSame( array( 'a' => 'name' ), ( new RememberedColumns( 'dealer' ) )->all()[ ColumnMapping::shape( array( 'a' ) ) ] ?? null );
	}

	private static function target(): RebateTarget {
		return new RebateTarget( self::wpdb(), new RebateStore( self::wpdb() ) );
	}
}
