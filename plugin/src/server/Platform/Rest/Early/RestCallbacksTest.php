<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class RestCallbacksTest extends TestCase {
	#[TestWith( array( 'hvac_blocks_form', false ) )]
	#[TestWith( array( 'hvac_blocks_settings', false ) )]
	#[TestWith( array( 'hvac_blocks_lead_mail', false ) )]
	#[TestWith( array( 'hvac_blocks_dealer_card', true ) )]
	#[TestWith( array( 'hvac_blocks_dealers_searched', true ) )]
	#[TestWith( array( 'rest_post_dispatch', true ) )]
	#[TestWith( array( 'the_content', false ) )]
	public function test_only_who_has_a_say_in_an_answer_counts( string $hook, bool $counts ): void {
		$GLOBALS['wp_filter'] = array();
		add_filter( $hook, 'trim' );

		self::assertSame( $counts ? "trim on $hook" : null, RestCallbacks::of_others() );
	}
}
