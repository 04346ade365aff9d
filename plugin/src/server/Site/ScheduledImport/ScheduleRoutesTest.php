<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\SftpClient;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\DealerImportsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class ScheduleRoutesTest extends DealerImportsTestCase {
	private const PATH = '/hvac-blocks/v1/admin/dealer-import-schedule';

	private const SFTP = array( 'kind' => 'sftp', 'address' => 'sftp://files.example.com/exports/dealers-*.csv', 'user' => 'ana', 'secret' => 'topsecret', 'fingerprint' => 'SHA256:boJ2xIHoSypHJPvuEDzF74WyyOvcaDtxuyHeP+JPE2k', 'time' => '02:30' );

	protected function routes(): array {
		$guard = new AddressGuard( new Settings() );
		$view  = new ScheduleView( $this->import );
		$run   = new ScheduledImport( fn () => $this->import, new Sources( new WordPressClient( new Settings(), $guard ), new SftpClient( $guard ) ), new ArrayState() );

		return array( ...parent::routes(), 'show' => new ShowScheduleRoute( $view ), 'save' => new SaveScheduleRoute( $view ), 'run' => new RunScheduleRoute( $view, $run ) );
	}

	public function test_a_schedule_is_saved_and_shown_without_its_secrets(): void {
		$this->save( array( 'kind' => 'https', 'address' => 'https://example.com/list.csv?key=topsecret', 'login' => 'header', 'user' => 'Authorization', 'secret' => 'Bearer topsecret', 'time' => '02:30', 'nightly' => true ) );
		$shown = $this->rest( 'GET', self::PATH );

		self::assertStringNotContainsString( 'topsecret', (string) wp_json_encode( $shown->get_data() ) );
		self::assertSame( array( 'example.com', true ), array( $this->schedule()['address'], $this->schedule()['secret'] ) );
		self::assertSame( '02:30', wp_date( 'H:i', (int) wp_next_scheduled( ScheduleClock::HOOK ) ) );

		$this->save( array( 'kind' => 'https', 'login' => 'header', 'user' => 'Authorization', 'time' => '03:00' ) );
		self::assertSame( array( 'https://example.com/list.csv?key=topsecret', 'Bearer topsecret' ), array( ImportSchedule::stored()?->address, ImportSchedule::stored()?->secret ), 'what was not sent stays' );
		self::assertFalse( wp_next_scheduled( ScheduleClock::HOOK ), 'off' );
	}

	public function test_a_secret_goes_to_no_other_server_without_being_typed_again(): void {
		$this->save( self::SFTP );
		$change = array( 'secret' => null ) + self::SFTP;
		self::assertSame( 200, $this->save( array( 'time' => '04:00' ) + $change ) );

		foreach ( array( array( 'address' => 'sftp://files.example.org/a.csv' ), array( 'address' => 'sftp://files.example.com:2222/a.csv' ), array( 'kind' => 'https', 'address' => 'https://files.example.com/a.csv', 'login' => 'password' ) ) as $other ) {
			self::assertSame( array( 422, array( 'secret' ) ), array( $this->save( $other + $change ), array_keys( $this->problems( $other + $change ) ) ) );
		}
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_is_told_at_its_field( array $values, string $field ): void {
		self::assertSame( array( $field ), array_keys( $this->problems( $values + self::SFTP ) ) );
		self::assertNull( ImportSchedule::stored() );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function mistakes(): array {
		return array(
			'no address'              => array( array( 'address' => '' ), 'address' ),
			'another kind of address' => array( array( 'address' => 'https://example.com/a.csv' ), 'address' ),
			'a password in it'        => array( array( 'address' => 'sftp://ana:pw@example.com/a.csv' ), 'address' ),
			'a pattern of folders'    => array( array( 'address' => 'sftp://example.com/*/a.csv' ), 'address' ),
			'plain http'              => array( array( 'kind' => 'https', 'address' => 'http://example.com/a.csv' ), 'address' ),
			'out of the uploads'      => array( array( 'kind' => 'uploads', 'address' => 'dealer-imports/../../wp-config.php' ), 'address' ),
			'no fingerprint'          => array( array( 'fingerprint' => 'MD5:aa' ), 'fingerprint' ),
			'no user'                 => array( array( 'user' => '' ), 'user' ),
			'no password'             => array( array( 'secret' => '' ), 'secret' ),
			'a header in a header'    => array( array( 'kind' => 'https', 'address' => 'https://example.com/a.csv', 'login' => 'header', 'user' => 'X-Key', 'secret' => "a\nb" ), 'secret' ),
			'no time'                 => array( array( 'time' => '25:00' ), 'time' ),
		);
	}

	public function test_it_runs_at_a_press(): void {
		$this->save( array( 'kind' => 'uploads', 'address' => 'dealer-imports/nowhere/a.csv', 'time' => '02:30' ) );
		$answer = self::data( $this->rest( 'POST', self::PATH . '/run' ) );

		self::assertSame( array( 'failed', 'The uploads folder has no file “dealer-imports/nowhere/a.csv”.', false ), array( $answer['outcome'], $answer['message'], $answer['isRunning'] ) );

		$this->upload( self::HEADING . "P,Person,Plano,75024,,,\n" );
		self::assertSame( 409, $this->rest( 'POST', self::PATH . '/run' )->get_status(), 'a person imports' );
	}

	public function test_the_night_is_the_sites_also_when_the_clocks_change(): void {
		update_option( 'timezone_string', 'America/Chicago' );
		$moment = ImportSchedule::from( array( 'kind' => 'uploads', 'address' => 'dealer-imports/a.csv', 'time' => '02:30' ) )->last_moment();

		self::assertSame( '02:30', wp_date( 'H:i', $moment ) );
		self::assertLessThanOrEqual( time(), $moment );
		self::assertGreaterThan( time() - 25 * HOUR_IN_SECONDS, $moment );
	}

	/** @param array<string, mixed> $values */
	private function save( array $values ): int {
		return $this->rest( 'PUT', self::PATH, array_filter( $values, static fn ( mixed $value ): bool => null !== $value ) )->get_status();
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private function problems( array $values ): array {
		$answer = self::data( $this->rest( 'PUT', self::PATH, array_filter( $values, static fn ( mixed $value ): bool => null !== $value ) ) );
		$data   = is_array( $answer['data'] ?? null ) ? $answer['data'] : array();

		return is_array( $data['fields'] ?? null ) ? $data['fields'] : array();
	}

	/** @return array<array-key, mixed> */
	private function schedule(): array {
		$schedule = self::data( $this->rest( 'GET', self::PATH ) )['schedule'];

		return is_array( $schedule ) ? $schedule : array();
	}
}
