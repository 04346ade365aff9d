<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Editing\Blocks\HydrationMoment;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class DealerSearchHydrationTest extends TestCase {
	private const FOUND = array(
		'status' => 'found',
		'total'  => 2,
	);

	/** @param array<string, mixed> $props */
	#[DataProvider( 'models' )]
	public function test_waits_for_a_touch_unless_something_moves_by_itself( string $moment, array $props ): void {
		/** @var array<string, mixed> $whole */
		$whole = array_replace_recursive(
			array(
				'address' => array(
					'place' => '75024',
					'view'  => 'list',
				),
				'search'  => self::FOUND,
				'cardConfig'   => array( 'tracking' => null ),
				'slider'  => null,
			),
			$props
		);

		$hydration = DealerSearchHydration::of( $whole );

		self::assertSame( HydrationMoment::from( $moment ), $hydration->moment );
		self::assertSame( 'places', $hydration->loader );
		self::assertSame( array( 'data-hvac-place' => '75024' ), $hydration->marks );
		self::assertSame( array(), DealerSearchHydration::of( $whole, follows_visitor: false )->marks );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function models(): iterable {
		$nobody  = array( 'total' => 0 );
		$tracked = array( 'tracking' => array( 'adapter' => 'whodis' ) );
		$moving  = array( 'settings' => array( 'devices' => array( 'desk' => array( 'automatic' => true ) ) ) );
		$still   = array( 'settings' => array( 'devices' => array( 'desk' => array( 'automatic' => false ) ) ) );

		yield 'cards' => array( 'touch', array() );
		yield 'a map' => array( 'visible', array( 'address' => array( 'view' => 'map' ) ) );
		yield 'a map of nobody' => array(
			'touch',
			array(
				'address' => array( 'view' => 'map' ),
				'search'  => $nobody,
			),
		);
		yield 'tracked numbers' => array( 'visible', array( 'cardConfig' => $tracked ) );
		yield 'the tracked number of the nearest' => array(
			'visible',
			array(
				'search' => $nobody,
				'cardConfig'  => $tracked,
			),
		);
		yield 'tracking without a number' => array(
			'touch',
			array(
				'search' => array( 'status' => 'none' ),
				'cardConfig'  => $tracked,
			),
		);
		yield 'a failure' => array( 'touch', array( 'search' => array( 'status' => 'failed' ) ) );
		yield 'a slider' => array( 'touch', array( 'slider' => $still ) );
		yield 'a slider that moves' => array( 'visible', array( 'slider' => $moving ) );
		yield 'a slider of nobody' => array(
			'touch',
			array(
				'search' => $nobody,
				'slider' => $moving,
			),
		);
	}
}
