<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Testing\DealerImportsTestCase;

defined( 'ABSPATH' ) || exit;

/** An import from its file to the dealers: checked, confirmed, interrupted, undone. */
final class DealerImportsTest extends DealerImportsTestCase {
	public function test_a_file_of_several_pieces_is_checked_shown_and_brought_in(): void {
		$this->write( 'D1', 'One', array( '75024' ) );
		$this->write( 'D2', 'Two' );
		$this->write( 'D3', 'Gone' );
		$note = str_repeat( 'A note of the spreadsheet. ', 80 );
		$file = rtrim( self::HEADING ) . ",remark\nD1,Éins,Plano,75024,33.1,-96.8,75025,$note\nD2,Two,Plano,75024,33.1,-96.8,,$note\nD9,,Plano,75024,,,,$note\n";

		for ( $i = 100; $i < 400; $i++ ) {
			$file .= "D$i,Name $i,Plano,75024,33.1,-96.8,,$note\n";
		}

		self::assertGreaterThan( ImportChunks::SIZE, strlen( $file ) );

		$job = $this->upload( $file, remove: true );
		self::assertSame( array( 'checked', 300, 1, 1, 1, 1 ), array( $job['stage'], $job['new'], $job['changed'], $job['unchanged'], $job['removed'], $job['bad'] ) );
		self::assertSame( 3, $this->store->count() );
		self::assertNotSame( '0', self::chunks(), 'its columns may be chosen anew' );

		self::assertSame( array( array( 'field' => 'name', 'old' => 'One', 'new' => 'Éins' ), array( 'field' => 'zipcodeCoverage', 'old' => '75024', 'new' => '75025' ) ), $this->rows( $job, 'changed' )[0]['changes'] );
		self::assertSame( array( 4, 'name is missing' ), array( $this->rows( $job, 'bad' )[0]['line'], $this->rows( $job, 'bad' )[0]['reason'] ) );
		self::assertSame( array( 'D3', 'Gone' ), array( $this->rows( $job, 'removed' )[0]['companyID'], $this->rows( $job, 'removed' )[0]['name'] ) );

		$job = $this->bring( $job );
		self::assertSame( array( 'done', 302 ), array( $job['stage'], $job['done'] ) );
		self::assertSame( '0', self::chunks() );
		self::assertSame( 302, $this->store->count() );
		self::assertNull( $this->store->get( 'D3' ) );
		self::assertSame( 'Éins', $this->store->get( 'D1' )?->dealer->name );

		$job = $this->undo( $job );
		self::assertSame( array( 'undone', 0 ), array( $job['stage'], $job['kept'] ) );
		self::assertSame( array( 3, 'One', array( '75024' ), 'Gone' ), array( $this->store->count(), $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D1' )->dealer->coverage ?? null, $this->store->get( 'D3' )?->dealer->name ) );
	}

	public function test_undoing_restores_every_column_but_the_time(): void {
		$this->write( 'D1', 'One', array( '75024', '75025' ) );
		$this->store->write( array( new StoredDealer( new Dealer( 'D2', 'Two', zip: '75024', lat: 33.0779, lon: -96.8024, photo: 'https://example.org/a.jpg', opening_hours: array( 'Mo-Fr 08:00-17:00' ) ), true, 'demo' ) ) );
		$columns = 'company_id, name, zip, lat, lon, approximate, source, hash, photo, opening_hours';
		$before  = self::wpdb()->get_results( "SELECT $columns FROM " . self::wpdb()->prefix . 'hvac_blocks_dealers ORDER BY company_id', ARRAY_A );

		$job = $this->bring( $this->upload( self::HEADING . "D1,Changed,Plano,75024,30,-90,\n", remove: true ) );
		self::assertSame( array( 1, 1 ), array( $job['changed'], $job['removed'] ) );
		$this->undo( $job );

		self::assertSame( $before, self::wpdb()->get_results( "SELECT $columns FROM " . self::wpdb()->prefix . 'hvac_blocks_dealers ORDER BY company_id', ARRAY_A ) );
		self::assertSame( array( '75024', '75025' ), $this->store->get( 'D1' )->dealer->coverage ?? null );
	}

	public function test_dealers_that_were_edited_since_stay_unless_told_otherwise(): void {
		$this->write( 'D1', 'One' );
		$this->write( 'D2', 'Two' );
		$file = self::HEADING . "D1,Imported 1,Plano,75024,33.1,-96.8,\nD2,Imported 2,Plano,75024,33.1,-96.8,\nD3,New,Plano,75024,33.1,-96.8,\n";
		$job  = $this->bring( $this->upload( $file ) );
		$this->write( 'D1', 'Edited by hand' );
		$this->write( 'D3', 'Edited too' );

		$answer = self::data( $this->rest( 'GET', self::IMPORTS ) );
		self::assertSame( array( 'total' => 2, 'some' => array( 'D1', 'D3' ) ), $answer['edited'] );

		$undone = $this->undo( $job );
		self::assertSame( 2, $undone['kept'] );
		self::assertSame( array( 'Edited by hand', 'Two', 'Edited too' ), array( $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D2' )?->dealer->name, $this->store->get( 'D3' )?->dealer->name ) );
		self::assertNull( self::data( $this->rest( 'GET', self::IMPORTS ) )['undoable'] );

		$job = $this->bring( $this->upload( $file ) );
		$this->write( 'D3', 'Edited again' );
		$undone = $this->undo( $job, overwrite: true );
		self::assertSame( array( 0, 'Edited by hand', 'Edited too' ), array( $undone['kept'], $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D3' )?->dealer->name ) );
	}

	public function test_what_others_did_between_check_and_import_is_what_undoing_gives_back(): void {
		$this->write( 'D1', 'One' );
		$job = $this->upload( self::HEADING . "D1,Imported,Plano,75024,33.1,-96.8,\nD2,New,Plano,75024,33.1,-96.8,\n" );
		$this->write( 'D1', 'Meanwhile' );
		$this->write( 'D2', 'Made meanwhile' );
		$this->undo( $this->bring( $job ) );

		self::assertSame( array( 'Meanwhile', 'Made meanwhile' ), array( $this->store->get( 'D1' )?->dealer->name, $this->store->get( 'D2' )?->dealer->name ) );
	}

	public function test_the_same_file_twice_has_nothing_to_do(): void {
		$file = self::HEADING . "D1,One,Plano,75024,33.123456789,-96.8,75024\n";
		$this->bring( $this->upload( $file ) );
		$job = $this->upload( $file );

		self::assertSame( array( 0, 0, 1 ), array( $job['new'], $job['changed'], $job['unchanged'] ) );
	}

	public function test_an_import_that_another_process_holds_is_left_alone_until_its_lease_ends(): void {
		$id = $this->create( self::HEADING . "D1,One,Plano,75024,33.1,-96.8,\n" );
		$this->import->imports->lease( $id, 60 );
		self::assertSame( array( true, 'converting' ), array( $this->step( $id )['busy'], $this->step( $id )['stage'] ) );

		// As if the process had been killed a minute ago.
		$this->import->imports->renew( $id, -1 );
		self::assertSame( array( false, 'checked' ), array( $this->step( $id )['busy'], $this->latest()['stage'] ) );
	}

	public function test_an_import_of_the_command_line_is_not_gone_on_with_here_but_can_be_given_up(): void {
		$id = $this->import->imports->create( 'dealers.csv', 10, 'x', null, 'import', false, ImportStage::Checking )->id;

		// Twice: the first run has released it.
		foreach ( array( 1, 2 ) as $turn ) {
			$answer = $this->rest( 'POST', self::IMPORTS . "/$id/step" );
			self::assertSame( array( 409, 'hvac_blocks_import_elsewhere' ), array( $answer->get_status(), self::data( $answer )['code'] ), "$turn" );
		}

		self::assertSame( 'checking', $this->latest()['stage'] );
		self::assertSame( 200, $this->rest( 'DELETE', self::IMPORTS . "/$id" )->get_status() );
		self::assertSame( 404, $this->rest( 'POST', self::IMPORTS . "/$id/step" )->get_status() );
	}

	public function test_it_says_who_began_it_and_when(): void {
		$job = $this->begin( self::HEADING );

		self::assertSame( wp_get_current_user()->display_name, $job['user'] );
		self::assertSame( array( false, 0 ), array( $job['busy'], $job['received'] ) );
		self::assertLessThan( 60, abs( time() - (int) strtotime( is_string( $job['created'] ) ? $job['created'] : '' ) ) );

		$this->as_role( 'anonymous' );
		$this->import->imports->create( 'dealers.csv', 10, 'x', null, 'import', false, ImportStage::Checking );
		$this->as_role( 'administrator' );
		self::assertSame( array( '', 0, 10 ), array( $this->latest()['user'], $this->latest()['read'], $this->latest()['size'] ) );
	}

	public function test_the_rows_of_a_kind_come_in_pages(): void {
		$file = self::HEADING;

		for ( $i = 1; $i <= 5; $i++ ) {
			$file .= "D$i,One,Plano,75024,33.1,-96.8,\nB$i,,Plano,75024,,,\n";
		}

		$id   = $this->upload( $file )['id'];
		$page = fn ( int $number ): array => array_column( (array) self::data( $this->rest( 'GET', self::IMPORTS . '/' . ( is_int( $id ) ? $id : 0 ) . "/rows?kind=bad&per_page=2&page=$number" ) )['rows'], 'companyID' );

		self::assertSame( array( array( 'B1', 'B2' ), array( 'B3', 'B4' ), array( 'B5' ), array() ), array( $page( 1 ), $page( 2 ), $page( 3 ), $page( 4 ) ) );
	}

	public function test_it_says_that_much_would_be_lost(): void {
		for ( $i = 1; $i <= 10; $i++ ) {
			$this->write( "D$i", "Name $i" );
		}

		$row  = static fn ( int $i, string $city = 'Plano' ): string => "D$i,Name $i,$city,75024,33.1,-96.8,\n";
		$file = static fn ( int $most, int $empty ): string => self::HEADING . implode( '', array_map( static fn ( int $i ): string => $row( $i, $i > $empty ? 'Plano' : '' ), range( 1, $most ) ) );
		$says = function ( string $file ): array {
			$job = $this->upload( $file, remove: true );

			return array( $job['removed'], $job['emptied'], $job['losesMuch'] );
		};

		self::assertSame( array( 0, 0, false ), $says( $file( 10, 0 ) ) );
		self::assertSame( array( 1, 1, false ), $says( $file( 9, 1 ) ), 'a tenth' );
		self::assertSame( array( 2, 0, true ), $says( $file( 8, 0 ) ) );
		self::assertSame( array( 0, 2, true ), $says( $file( 10, 2 ) ) );
	}

	private static function chunks(): ?string {
		$count = self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . ImportTables::chunks( self::wpdb() ) );

		return is_string( $count ) ? $count : null;
	}
}
