<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Columns;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class HeadingsTest extends TestCase {
	private const COLUMNS = array(
		'id'   => array( 'companyid', 'id' ),
		'name' => array( 'name', 'dealer' ),
		'area' => array( 'dealer', 'area' ),
		'ten'  => array( '10' ),
	);

	/**
	 * @param list<string>      $titles
	 * @param list<string|null> $paths
	 */
	#[TestWith( array( array( 'Company-ID', 'NAME ', 'Área' ), array( 'id', 'name', 'area' ) ) )]
	#[TestWith( array( array( 'x', '', 'Name' ), array( null, null, 'name' ) ) )]
	#[TestWith( array( array( 'id', 'companyID' ), array( null, 'id' ) ) )]
	#[TestWith( array( array( 'id', 'ID' ), array( 'id', null ) ) )]
	#[TestWith( array( array( 'Dealer', 'id' ), array( 'name', 'id' ) ) )]
	#[TestWith( array( array( '1e1', '10' ), array( null, 'ten' ) ) )]
	#[TestWith( array( array( '', ' ', 'Fax ' ), array( null, null, null ) ) )]
	#[TestWith( array( array(), array() ) )]
	public function test_each_column_is_the_one_with_the_surest_of_its_names( array $titles, array $paths ): void {
		self::assertSame( $paths, Headings::of( $titles, self::COLUMNS )->paths );
	}

	/**
	 * @param array<string, ?string> $chosen
	 * @param list<string|null>      $paths
	 */
	#[TestWith( array( array( 'acct' => 'id', 'id' => null ), array( 'id', null, 'name' ) ) )]
	#[TestWith( array( array( 'id' => 'name' ), array( null, 'name', null ) ) )]
	#[TestWith( array( array( 'name' => 'nothing', 'elsewhere' => 'id' ), array( null, 'id', null ) ) )]
	public function test_what_people_chose_counts_before_any_name( array $chosen, array $paths ): void {
		self::assertSame( $paths, Headings::of( array( 'Acct #', 'ID', 'Name' ), self::COLUMNS, new ColumnMapping( $chosen ) )->paths );
	}

	public function test_what_was_chosen_for_a_file_of_the_same_shape_counts(): void {
		$shape   = ColumnMapping::shape( array( 'acct', 'name' ) );
		$mapping = new ColumnMapping( array(), array( $shape => array( 'acct' => 'id', 'name' => null ) ) );

		self::assertSame( array( 'id', null ), Headings::of( array( 'Acct.', 'NAME' ), self::COLUMNS, $mapping )->paths );
		self::assertSame( array( 'name', null ), Headings::of( array( 'Name', 'Acct.' ), self::COLUMNS, $mapping )->paths );
	}

	public function test_columns_of_ours_make_a_line_likelier_than_cells_that_are_not_empty(): void {
		$likeness = array_map( static fn ( string $line ): int => Headings::of( explode( ',', $line ), self::COLUMNS )->likeness(), array( ',,', 'x,,', 'x,,y', ',name,', 'x,name,', 'id,name' ) );
		$sorted   = $likeness;
		sort( $sorted );

		self::assertSame( $sorted, array_values( array_unique( $likeness ) ) );
	}

	public function test_columns_with_the_same_heading_or_none_are_told_apart(): void {
		$long = str_repeat( 'x', 80 );

		self::assertSame( array( 'phone', 'phone~2', '~3', 'telefono', substr( $long, 0, 60 ), substr( $long, 0, 60 ) . '~6' ), Headings::of( array( 'Phone', 'PHONE', '#', 'Teléfono', $long, "$long 2" ), array() )->keys );
	}
}
