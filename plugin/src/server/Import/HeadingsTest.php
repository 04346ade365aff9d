<?php
declare(strict_types=1);

namespace HvacBlocks\Import;

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
	 * @param list<string>      $unused
	 */
	#[TestWith( array( array( 'Company-ID', 'NAME ', 'Área' ), array( 'id', 'name', 'area' ), array() ) )]
	#[TestWith( array( array( 'x', '', 'Name' ), array( null, null, 'name' ), array( 'x' ) ) )]
	#[TestWith( array( array( 'id', 'companyID' ), array( null, 'id' ), array( 'id' ) ) )]
	#[TestWith( array( array( 'id', 'ID' ), array( 'id', null ), array( 'ID' ) ) )]
	#[TestWith( array( array( 'Dealer', 'id' ), array( 'name', 'id' ), array() ) )]
	#[TestWith( array( array( '1e1', '10' ), array( null, 'ten' ), array( '1e1' ) ) )]
	#[TestWith( array( array( '', ' ', 'Fax ' ), array( null, null, null ), array( 'Fax' ) ) )]
	#[TestWith( array( array(), array(), array() ) )]
	public function test_each_column_is_the_one_with_the_surest_of_its_names( array $titles, array $paths, array $unused ): void {
		$headings = Headings::of( $titles, self::COLUMNS );

		self::assertSame( array( $paths, $unused ), array( $headings->paths, $headings->unused ) );
	}

	public function test_what_is_kept_of_unknown_headings_is_limited(): void {
		$titles = array_map( static fn ( int $i ): string => "$i" . str_repeat( 'é', 100 ), range( 1, 40 ) );

		self::assertSame( array_map( static fn ( int $i ): string => mb_substr( "$i" . str_repeat( 'é', 60 ), 0, 60 ), range( 1, 30 ) ), Headings::of( $titles, self::COLUMNS )->unused );
	}
}
