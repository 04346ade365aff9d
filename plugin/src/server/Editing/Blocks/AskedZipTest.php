<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class AskedZipTest extends TestCase {
	private const MODULE = '@hvac-blocks/asked-zip';

	protected function tearDown(): void {
		$_GET = array();
		wp_dequeue_script_module( self::MODULE );
		parent::tearDown();
	}

	/** @param array<string, string> $query */
	#[TestWith( array( array( 'zipcode' => '75024' ), true ) )]
	#[TestWith( array( array( 'zipCode' => '75024' ), true ) )]
	#[TestWith( array( array( 'zipcode' => ' ' ), false ) )]
	#[TestWith( array( array( 's' => '75024' ), false ) )]
	public function test_only_a_page_that_is_asked_for_a_zip_code_loads_what_keeps_it( array $query, bool $is_loaded ): void {
		remove_all_actions( 'wp_enqueue_scripts' );
		$_GET = $query;
		( new AskedZip( new Islands( dirname( __DIR__, 4 ) . '/build', 'https://example.org/build', '1' ) ) )->boot();
		do_action( 'wp_enqueue_scripts' );

		ob_start();
		wp_script_modules()->print_enqueued_script_modules();
		self::assertSame( $is_loaded, str_contains( (string) ob_get_clean(), 'https://example.org/build/modules/asked-zip.js?ver=' ) );
	}
}
