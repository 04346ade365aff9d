<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class EarlyReportTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/dealers';

	private ArrayState $state;

	protected function setUp(): void {
		$this->state = new ArrayState();
		remove_all_filters( 'debug_information' );
	}

	public function test_it_says_whether_a_route_answers_early_and_why_not(): void {
		( new EarlyReport( static fn (): array => array( self::ROUTE ), new Settings(), $this->state ) )->boot();

		self::assertSame( 'Not used in the last 24 hours', self::said() );

		EarlyReport::note( $this->state, self::ROUTE, null );
		self::assertSame( 'On', self::said() );

		EarlyReport::note( $this->state, self::ROUTE, 'example on rest_pre_dispatch' );
		self::assertSame( 'Off because of a callback: example on rest_pre_dispatch', self::said() );

		update_option( Settings::OPTION, array( 'early_answers' => false ) );
		self::assertSame( 'Off in the settings', self::said() );
	}

	public function test_what_others_say_stays(): void {
		( new EarlyReport( static fn (): array => array( self::ROUTE ), new Settings(), $this->state ) )->boot();

		$before = array( 'theirs' => array( 'label' => 'Theirs' ), 'hvac-blocks' => array( 'label' => 'HVAC Blocks', 'fields' => array( 'clock' => array( 'label' => 'Scheduler' ) ) ) );
		$after  = apply_filters( 'debug_information', $before );

		self::assertIsArray( $after );
		self::assertSame( $before['theirs'], $after['theirs'] );
		self::assertIsArray( $after['hvac-blocks'] );
		self::assertIsArray( $after['hvac-blocks']['fields'] );
		self::assertSame( array( 'clock', 'early ' . self::ROUTE ), array_keys( $after['hvac-blocks']['fields'] ) );
	}

	private static function said(): mixed {
		$information = apply_filters( 'debug_information', array() );
		self::assertIsArray( $information );
		self::assertIsArray( $information['hvac-blocks'] );
		self::assertIsArray( $information['hvac-blocks']['fields'] );
		self::assertIsArray( $information['hvac-blocks']['fields'][ 'early ' . self::ROUTE ] );

		return $information['hvac-blocks']['fields'][ 'early ' . self::ROUTE ]['value'];
	}
}
