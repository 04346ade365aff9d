<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\SftpClient;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Import\Columns\RememberedColumns;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\DealerImportsTestCase;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class ScheduledImportTest extends DealerImportsTestCase {
	use MockUpstream;

	private const ROWS = "A,Ann,Plano,75024,,,\nB,Bob,Plano,75025,,,\n";

	private string $folder;

	private ArrayState $state;

	#[Before]
	public function make_folder(): void {
		$this->reset_upstream();
		$this->state  = new ArrayState();
		$this->folder = wp_upload_dir( null, false )['basedir'] . '/dealer-imports';
		wp_mkdir_p( $this->folder );
		update_option( 'admin_email', 'owner@example.com' );
	}

	#[After]
	public function empty_folder(): void {
		array_map( 'unlink', array_filter( (array) glob( "$this->folder/*" ), is_string( ... ) ) );
	}

	public function test_the_newest_file_of_the_uploads_folder_is_imported_told_and_undone(): void {
		$this->put( 'dealers-9.csv', 'A,Old,Plano,75024,,,' . "\n", '-1 day' );
		$this->put( 'dealers-1.csv', self::ROWS . "C,,Plano,75024,,,\n" );
		$this->put( 'notes.csv', 'Z,Zoe,Plano,75024,,,' . "\n", '+1 day' );
		$this->schedule();

		$this->night();

		self::assertSame( array( ScheduleOutcome::Imported, 2, 'Ann' ), array( $this->outcome(), $this->store->count(), $this->store->get( 'A' )?->dealer->name ) );
		$mail = $this->mails()[0];
		self::assertSame( array( 'owner@example.com', 'Dealers imported: 2 new, 0 changed, 0 removed' ), array( $mail['to'], $mail['subject'] ) );
		self::assertStringContainsString( 'Line 4', $mail['message'] );
		self::assertStringContainsString( 'view=import', $mail['message'] );

		$this->undo( $this->latest() );
		$this->to_the_end( self::id( $this->latest() ) );
		self::assertSame( array( 0, 'This import was undone.' ), array( $this->store->count(), ( new ScheduleView( $this->import ) )->all()['message'] ) );

		$this->night();
		self::assertSame( array( ScheduleOutcome::SameFile, 0, 1 ), array( $this->outcome(), $this->store->count(), count( $this->mails() ) ), 'an import that was undone stays undone' );

		touch( "$this->folder/dealers-1.csv", time() + 60 );
		clearstatcache();
		$this->night();
		self::assertSame( array( ScheduleOutcome::SameFile, 0 ), array( $this->outcome(), $this->store->count() ), 'the same content under another date' );
	}

	public function test_it_runs_once_a_night_and_only_while_it_nightly(): void {
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule( array( 'nightly' => false ) );
		$this->import()->run( 9 );
		self::assertSame( 0, $this->store->count() );

		$this->schedule();
		$this->import()->run( 9 );
		self::assertSame( 2, $this->store->count() );

		$this->put( 'dealers-2.csv', "A,Ann,Plano,75024,,,\nB,Bea,Plano,75025,,,\n", '+1 minute' );
		$this->import()->run( 9 );
		self::assertSame( 'Bob', $this->store->get( 'B' )?->dealer->name );
		$this->night();
		self::assertSame( 'Bea', $this->store->get( 'B' )?->dealer->name );
	}

	public function test_a_tenth_is_asked_about_once_and_imported_when_a_person_says_so(): void {
		for ( $i = 0; $i < 10; $i++ ) {
			$this->write( "D$i", "Dealer $i" );
		}

		$this->put( 'dealers-1.csv', implode( '', array_map( static fn ( int $i ): string => "D$i,Dealer $i,Plano,75024,,,\n", range( 1, 9 ) ) ) );
		$this->schedule( array( 'removes' => true ) );
		$this->night();
		$this->night();

		self::assertSame( array( ScheduleOutcome::Asks, 10, 1 ), array( $this->outcome(), $this->store->count(), count( $this->mails() ) ) );
		self::assertStringContainsString( 'removes 1 of 10', $this->mails()[0]['message'] );
		self::assertSame( 'checked', $this->latest()['stage'], 'the screen shows what would change' );

		$this->import()->run( 9, anyway: true );
		self::assertSame( array( ScheduleOutcome::Imported, 9, 2 ), array( $this->outcome(), $this->store->count(), count( $this->mails() ) ) );
	}

	public function test_a_file_that_ends_in_the_middle_is_asked_about(): void {
		$this->put( 'dealers-1.csv', self::ROWS . '"C,Cut' );
		$this->schedule();
		$this->night();

		self::assertSame( array( ScheduleOutcome::Asks, 0 ), array( $this->outcome(), $this->store->count() ) );
	}

	public function test_columns_are_read_as_a_person_chose_them_for_the_last_file(): void {
		$rows = "\"Acct\",\"What we call it\",ZIP\nA,Ann,75024\n";
		$this->put( 'dealers-1.csv', $rows, heading: '' );
		$this->schedule();
		$this->night();
		self::assertSame( array( ScheduleOutcome::Columns, 'columns', 'Dealers are waiting to be imported' ), array( $this->outcome(), $this->latest()['stage'], $this->mails()[0]['subject'] ) );

		( new RememberedColumns( 'dealer' ) )->remember( array( 'acct' => 'data.companyID', 'whatwecallit' => 'data.name', 'zip' => 'data.zip' ) );
		$this->put( 'dealers-1.csv', "{$rows}B,Bob,75025\n", '+1 minute', heading: '' );
		$this->night();
		self::assertSame( array( ScheduleOutcome::Imported, 'Ann' ), array( $this->outcome(), $this->store->get( 'A' )?->dealer->name ) );
	}

	public function test_no_change_costs_no_mail_and_leaves_the_undo_of_the_import_before(): void {
		$job = $this->bring( $this->upload( self::HEADING . self::ROWS ) );
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule();
		$this->night();

		self::assertSame( array( ScheduleOutcome::NoChange, array(), self::id( $job ), self::id( $job ) ), array( $this->outcome(), $this->mails(), $this->import->imports->undoable()?->id, $this->import->imports->latest()?->id ) );
	}

	public function test_a_source_that_fails_is_tried_each_night_and_told_once_until_it_works(): void {
		$this->schedule();
		$this->night();
		$this->night();

		self::assertSame( array( ScheduleOutcome::Failed, 1 ), array( $this->outcome(), count( $this->mails() ) ) );
		self::assertStringContainsString( 'dealer-imports/dealers-*.csv', $this->mails()[0]['message'] );
		self::assertSame( 'critical', ( new ScheduleClock( $this->import(), 'hvac-blocks/plugin.php' ) )->health()['status'] );

		$this->put( 'dealers-1.csv', self::ROWS );
		$this->night();
		self::assertSame( array( ScheduleOutcome::Imported, 'good' ), array( $this->outcome(), ( new ScheduleClock( $this->import(), 'hvac-blocks/plugin.php' ) )->health()['status'] ) );
	}

	public function test_it_goes_on_where_it_was_interrupted(): void {
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule();
		$killed = static function ( mixed $value ): never {
			throw new RuntimeException( 'killed' );
		};
		add_filter( 'pre_update_option_' . RememberedColumns::OPTION, $killed );
		add_action( 'hvac_blocks_dealers_changed', $killed );

		try {
			$this->night();
			self::fail( 'It was not interrupted.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'killed', $error->getMessage() );
		}

		remove_all_actions( 'hvac_blocks_dealers_changed' );
		$this->state = new ArrayState();
		$this->import()->run( 9 );
		self::assertSame( array( ScheduleOutcome::Imported, 2, 1 ), array( $this->outcome(), $this->store->count(), count( $this->mails() ) ) );
	}

	public function test_a_download_that_is_interrupted_each_time_counts_as_failed(): void {
		$this->schedule( array( 'kind' => 'https', 'address' => 'https://192.0.2.1/a.csv' ) );
		update_option( 'hvac_blocks_settings', array( 'upstream_allowed_private_hosts' => array( '192.0.2.1' ) ) );
		$this->answer_http( static fn () => throw new RuntimeException( 'killed' ) );

		for ( $i = 0; $i < 3; $i++ ) {
			try {
				$this->import()->run( 9 );
			} catch ( RuntimeException $error ) {
				self::assertSame( 'killed', $error->getMessage() );
			}
		}

		self::assertTrue( ScheduleState::read()->is_running );
		$this->import()->run( 9 );
		self::assertSame( array( ScheduleOutcome::Failed, 1 ), array( $this->outcome(), count( $this->mails() ) ) );
	}

	public function test_a_schedule_saved_during_a_run_begins_anew_and_the_run_goes_on(): void {
		update_option( 'hvac_blocks_settings', array( 'upstream_allowed_private_hosts' => array( '192.0.2.1' ) ) );
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule( array( 'kind' => 'https', 'address' => 'https://192.0.2.1/a.csv' ) );
		$this->answer_http(
			function ( string $url, array $arguments ): array {
				/** @var array{filename: string} $arguments */
				file_put_contents( $arguments['filename'], self::HEADING . "C,Cid,Plano,75024,,,\n" );
				$this->schedule();

				return array( 'headers' => array( 'etag' => '"v1"', 'content-type' => 'text/csv' ) );
			}
		);
		$this->night();

		$state = ScheduleState::read();
		self::assertSame( array( ScheduleOutcome::Imported, 1 ), array( $state->outcome, $this->store->count() ) );
		self::assertSame( array( array(), '' ), array( $state->version, $state->hash ), 'what is known of the former file' );

		$this->night();
		self::assertSame( 3, $this->store->count() );
	}

	public function test_failures_of_another_source_are_forgotten(): void {
		$this->schedule( array( 'address' => 'dealer-imports/none.csv' ) );
		$this->night();
		self::assertSame( 1, ScheduleState::read()->failures );

		$this->schedule( array( 'address' => 'dealer-imports/none.csv', 'time' => '03:00' ) );
		self::assertSame( 1, ScheduleState::read()->failures );

		$this->schedule( array( 'address' => 'dealer-imports/other.csv' ) );
		self::assertSame( 0, ScheduleState::read()->failures );
	}

	public function test_it_waits_for_another_process_and_for_a_person_who_imports(): void {
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule();
		$this->state->add( 'scheduled-import', 1, 60 );
		self::assertFalse( $this->import()->run( 9 ) );

		$this->state = new ArrayState();
		$this->upload( self::HEADING . "P,Person,Plano,75024,,,\n" );
		self::assertFalse( $this->import()->run( 9 ) );
		self::assertSame( 0, $this->store->count() );

		self::wpdb()->query( 'UPDATE ' . self::wpdb()->prefix . 'hvac_blocks_imports SET updated = updated - 7200' );
		self::assertTrue( $this->import()->run( 9 ) );
		self::assertSame( 2, $this->store->count() );
	}

	public function test_an_https_address_gets_its_password_and_an_unchanged_file_is_not_read_again(): void {
		/** @var list<array{string, array<string, string>}> $asked */
		$asked = array();
		$rows  = self::HEADING . self::ROWS;
		update_option( 'hvac_blocks_settings', array( 'upstream_allowed_private_hosts' => array( '192.0.2.1', '192.0.2.2' ) ) );
		$this->answer_http(
			static function ( string $url, array $arguments ) use ( &$asked, $rows ): array {
				/** @var array{filename: string, headers: array<string, string>} $arguments */
				$asked[] = array( $url, $arguments['headers'] );

				if ( '"v1"' === ( $arguments['headers']['If-None-Match'] ?? '' ) ) {
					return array( 'status' => 304 );
				}

				if ( ! str_contains( $url, 'files' ) ) {
					return array( 'status' => 302, 'headers' => array( 'location' => 'https://192.0.2.2/files/a.csv' ) );
				}

				file_put_contents( $arguments['filename'], $rows );

				return array( 'headers' => array( 'etag' => '"v1"', 'content-type' => 'text/csv' ) );
			}
		);
		$this->schedule( array( 'kind' => 'https', 'address' => 'https://192.0.2.1/list.csv?key=k', 'login' => 'password', 'user' => 'ana', 'secret' => 'topsecret' ) );
		$this->night();
		$this->night();

		self::assertSame( array( ScheduleOutcome::SameFile, 2 ), array( $this->outcome(), $this->store->count() ) );
		self::assertSame( 'Basic ' . base64_encode( 'ana:topsecret' ), $asked[0][1]['Authorization'] );
		self::assertSame( array( 'https://192.0.2.2/files/a.csv', array( 'Accept' => '*/*' ) ), $asked[1], 'another server gets no password' );
		self::assertSame( '"v1"', $asked[2][1]['If-None-Match'] );
	}

	public function test_a_real_download_of_json(): void {
		$this->settings();
		$dealer = json_decode( (string) wp_json_encode( array( 'data' => array( 'companyID' => 'J1', 'name' => 'Jason', 'zip' => '75024' ) ) ), true );
		$this->tell_upstream( 'dealers', array( 'answer' => array( $dealer ) ) );
		$this->schedule( array( 'kind' => 'https', 'address' => $this->upstream( 'dealers' ), 'login' => 'header', 'user' => 'X-Key', 'secret' => 'topsecret' ) );
		$this->night();

		self::assertSame( array( 'Jason', 'topsecret' ), array( $this->store->get( 'J1' )?->dealer->name, $this->upstream_requests()[0]['headers']['x-key'] ) );

		$this->tell_upstream( 'dealers', array( 'mode' => '401' ) );
		$this->night();
		self::assertStringContainsString( 'rejected', ScheduleState::read()->problem );

		$this->settings( array( 'upstream_allowed_private_hosts' => array() ) );
		$this->night();
		self::assertStringContainsString( 'private network', ScheduleState::read()->problem );
	}

	public function test_nothing_outside_its_folder_is_read(): void {
		$outside = dirname( $this->folder, 2 ) . '/outside.csv';
		file_put_contents( $outside, self::HEADING . self::ROWS );
		symlink( $outside, "$this->folder/dealers-7.csv" );
		$beside = dirname( $this->folder ) . '/dealers.csv';
		copy( $outside, $beside );

		foreach ( array( '../outside.csv', 'dealer-imports/../../outside.csv', '/etc/passwd', 'dealer-imports/dealers-7.csv', 'dealers.csv', 'dealer-imports/../dealers.csv', 'dealer-im*/dealers-7.csv', 'dealer-imports\\..\\x', '.htaccess' ) as $path ) {
			$this->schedule( array( 'address' => $path ) );
			$this->night();
			self::assertSame( ScheduleOutcome::Failed, $this->outcome(), $path );
		}

		unlink( $outside );
		unlink( $beside );
	}

	public function test_a_mail_is_in_the_sites_language_and_the_screen_is_free_to_differ(): void {
		update_option( 'WPLANG', 'es_ES' );
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule();
		$this->night();

		self::assertStringContainsString( 'Distribuidores', $this->mails()[0]['subject'] );
	}

	public function test_the_command_runs_it_and_the_action_too(): void {
		$console = new RecordingConsole();
		( new ScheduledImportCommand( $this->import(), $console ) )->run( array(), array() );
		$this->put( 'dealers-1.csv', self::ROWS );
		$this->schedule( array( 'nightly' => false ) );
		( new ScheduledImportCommand( $this->import(), $console ) )->run( array(), array() );
		self::assertSame( 2, $this->store->count() );

		$this->put( 'dealers-2.csv', self::ROWS . "C,Cid,Plano,75024,,,\n", '+1 minute' );
		( new ScheduleClock( $this->import(), 'hvac-blocks/plugin.php' ) )->boot();
		do_action( 'hvac_blocks_import_dealers' );
		self::assertSame( 3, $this->store->count() );
		do_action( 'hvac_blocks_import_dealers' );
		self::assertSame( ScheduleOutcome::SameFile, $this->outcome() );
	}

	private function night(): void {
		$state           = ScheduleState::read();
		$state->finished = 0;
		$state->save();
		$this->import()->run( 9 );
	}

	private function outcome(): ?ScheduleOutcome {
		return ScheduleState::read()->outcome;
	}

	/** @param array<string, mixed> $values */
	private function schedule( array $values = array() ): void {
		ImportSchedule::from( $values + array( 'kind' => 'uploads', 'address' => 'dealer-imports/dealers-*.csv', 'time' => '02:00', 'nightly' => true ) )->save();
	}

	private function put( string $name, string $rows, string $when = 'now', string $heading = self::HEADING ): void {
		file_put_contents( "$this->folder/$name", $heading . $rows );
		touch( "$this->folder/$name", (int) strtotime( $when ) );
		clearstatcache();
	}

	private function import(): ScheduledImport {
		$settings = new Settings();
		$guard    = new AddressGuard( $settings );

		return new ScheduledImport( fn () => $this->import, new Sources( new WordPressClient( $settings, $guard ), new SftpClient( $guard ) ), $this->state );
	}
}
