<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DealersRefusedTest extends TestCase {
	public function test_a_database_that_refuses_a_dealer_is_told_and_nothing_is_written(): void {
		$this->as_role( 'administrator' );
		add_filter( 'query', static fn ( string $query ): string => preg_match( '/^INSERT.*dealer_coverage/s', $query ) ? '' : $query );

		$response = $this->rest(
			'PUT',
			'/hvac-blocks/v1/admin/dealers/Z900',
			array(
				'data'            => array( 'companyID' => 'Z900', 'name' => 'Comfort', 'city' => 'Plano', 'state' => 'TX', 'zip' => '75024' ),
				'location'        => array( 'lat' => 33.1, 'lon' => -96.8 ),
				'zipcodeCoverage' => array( '75024' ),
			)
		);

		self::assertSame( array( 503, 'hvac_blocks_database_failed' ), array( $response->get_status(), self::data( $response )['code'] ?? '' ) );
		self::assertNull( ( new DealerStore( self::wpdb() ) )->get( 'Z900' ) );
	}
}
