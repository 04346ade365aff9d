<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use Closure;
use HvacBlocks\Offers\Rebates\Import\RebateTarget;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class PlannedChangesTest extends TestCase {
	private PlannedChanges $rows;

	private RebateStore $store;

	protected function setUp(): void {
		$this->store = new RebateStore( self::wpdb() );
		$this->rows  = new PlannedChanges( self::wpdb(), new RebateTarget( self::wpdb(), $this->store ) );
	}

	public function test_a_row_is_read_back_as_it_was_added(): void {
		$rows = array(
			new PlannedChange( 1, ChangeKind::Changed, 5, 'R1', 'Été', 'A warning.', self::rebate( 'R1', 'Été' ), self::rebate( 'R1', 'Two' ), 'abc' ),
			new PlannedChange( 2, ChangeKind::Bad, 6, '', '', 'is bad' ),
		);
		$this->rows->add( 7, $rows );

		$this->rows->add( 8, $rows );
		self::assertEquals( $rows, $this->rows->page( 7, null, 1, 10 ) );

		$this->rows->forget( 8 );
		self::assertSame( array( 2, 0 ), array( count( $this->rows->page( 7, null, 1, 10 ) ), count( $this->rows->page( 8, null, 1, 10 ) ) ) );
	}

	public function test_what_does_not_fit_is_cut(): void {
		$long = str_repeat( 'é', 600 );
		$this->rows->add( 7, array( new PlannedChange( 1, ChangeKind::New, 1, "k$long", "n$long", "r$long" ) ) );
		$row = $this->rows->page( 7, null, 1, 1 )[0];

		self::assertSame( array( mb_substr( "k$long", 0, 64 ), mb_substr( "n$long", 0, 190 ), mb_substr( "r$long", 0, 500 ) ), array( $row->key, $row->name, $row->reason ) );
	}

	public function test_pages_are_of_all_of_a_kind_or_of_those_with_a_warning(): void {
		foreach ( range( 1, 10 ) as $number ) {
			$is_new = 0 === $number % 2;
			$this->rows->add( 7, array( new PlannedChange( $number, $is_new ? ChangeKind::New : ChangeKind::Unchanged, $number, "k$number", reason: $number > 2 && $is_new ? 'A warning.' : '' ) ) );
			$this->rows->add( 8, array( new PlannedChange( $number, ChangeKind::New, $number, "other$number", reason: 'A warning.' ) ) );
		}

		self::assertSame( array( array( 1, 2, 3, 4 ), array( 5, 6, 7, 8 ), array( 9, 10 ) ), self::pages( fn ( int $page ): array => $this->rows->page( 7, null, $page, 4 ) ) );
		self::assertSame( array( array( 2, 4, 6 ), array( 8, 10 ), array() ), self::pages( fn ( int $page ): array => $this->rows->page( 7, ChangeKind::New, $page, 3 ) ) );
		self::assertSame( array( array( 4, 6, 8 ), array( 10 ), array() ), self::pages( fn ( int $page ): array => $this->rows->warned( 7, $page, 3 ) ) );
	}

	public function test_changes_are_those_that_are_done_or_are_to_be_done(): void {
		foreach ( ChangeKind::cases() as $number => $kind ) {
			$this->rows->add( 7, array( new PlannedChange( $number + 1, $kind, 2, "k$number" ) ) );
		}

		$this->rows->mark_done( 7, array() );
		self::assertSame( array( 1, 2, 4 ), array_column( $this->rows->changes( 7, 0, 9 ), 'number' ) );
		self::assertSame( array( 2 ), array_column( $this->rows->changes( 7, 1, 1 ), 'number' ) );

		$this->rows->mark_done( 7, array( 1, 4 ) );
		self::assertSame( array( array( 2 ), array( 1, 4 ) ), array( array_column( $this->rows->changes( 7, 0, 9 ), 'number' ), array_column( $this->rows->changes( 7, 0, 9, true ), 'number' ) ) );
	}

	public function test_what_stood_before_is_corrected(): void {
		$this->rows->add( 7, array( new PlannedChange( 1, ChangeKind::New, 2, 'R1', after: self::rebate( 'R1', 'New' ) ) ) );
		$this->rows->correct( 7, new PlannedChange( 1, ChangeKind::Changed, 2, 'R1', before: self::rebate( 'R1', 'Other' ) ) );
		$row = $this->rows->page( 7, null, 1, 1 )[0];

		self::assertSame( array( ChangeKind::Changed, 'Other', 'New' ), array( $row->kind, $row->before?->name(), $row->after?->name() ) );
	}

	public function test_lines_of_keys_are_found_whatever_their_capitals(): void {
		$this->rows->add( 7, array( new PlannedChange( 1, ChangeKind::New, 2, 'R1' ), new PlannedChange( 2, ChangeKind::Bad, 3, 'R2' ), new PlannedChange( 3, ChangeKind::Unchanged, 4, 'R3' ) ) );

		self::assertSame( array(), $this->rows->lines( 7, array() ) );
		self::assertSame( array(), $this->rows->lines( 8, array( 'R1' ) ) );
		self::assertSame( array( 'r1' => 2, 'r3' => 4 ), $this->rows->lines( 7, array( 'R1', 'R2', 'R3', 'R4' ) ) );
	}

	public function test_records_are_missing_that_no_row_names(): void {
		$this->store->write( array_map( static fn ( string $id ): StoredRebate => self::rebate( $id, "Title $id" ), array( 'a', 'b', 'c', 'd' ) ) );
		$this->rows->add( 7, array( new PlannedChange( 1, ChangeKind::Bad, 2, 'b' ) ) );
		$missing = $this->rows->missing( 7, 0, 2 );

		self::assertSame( array( array( 'a', 'Title a' ), array( 'c', 'Title c' ) ), array_values( $missing ) );
		self::assertSame( array( array( 'd', 'Title d' ) ), array_values( $this->rows->missing( 7, (int) array_key_last( $missing ), 2 ) ) );
	}

	public function test_those_that_others_edited_since_are_counted_and_the_first_ten_named(): void {
		self::assertSame( array( 'total' => 0, 'some' => array() ), $this->rows->edited_since( 7 ) );

		foreach ( range( 1, 12 ) as $number ) {
			$this->rows->add( 7, array( new PlannedChange( $number, ChangeKind::New, 2, "r$number", after: self::rebate( "r$number", 'One' ), hash: self::rebate( "r$number", 'One' )->hash() ) ) );
			$this->rows->mark_done( 7, array( $number ) );
			$this->store->write( array( self::rebate( "r$number", 1 === $number ? 'Edited' : 'One' ) ) );
		}

		self::assertSame( array( 'total' => 1, 'some' => array( 'r1' ) ), $this->rows->edited_since( 7 ) );
		$this->store->delete_matching( '' );
		self::assertSame( array( 'total' => 12, 'some' => array_map( static fn ( int $i ): string => "r$i", range( 1, 10 ) ) ), $this->rows->edited_since( 7 ) );
	}

	/**
	 * @param Closure( int ): list<PlannedChange> $page
	 * @return list<list<int>> the numbers of the rows on the first three pages
	 */
	private static function pages( Closure $page ): array {
		return array_map( static fn ( int $number ): array => array_column( $page( $number ), 'number' ), range( 1, 3 ) );
	}

	private static function rebate( string $id, string $title ): StoredRebate {
		return new StoredRebate( new Rebate( $id, $title, provider: 'P' ), 'import' );
	}
}
