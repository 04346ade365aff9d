<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\After;

defined( 'ABSPATH' ) || exit;

final class ImportChunksTest extends TestCase {
	#[After]
	public function speak_again(): void {
		self::wpdb()->suppress_errors( false );
	}

	public function test_a_piece_comes_back_as_it_was_sent(): void {
		$chunks = new ImportChunks( self::wpdb() );
		$chunks->put( 7, 0, "name\n\xff\x00é" );
		$chunks->put( 7, 0, "name\n\xff\x00é" );

		self::assertSame( "name\n\xff\x00é", $chunks->get( 7, 0 ) );
		self::assertSame( '', $chunks->get( 7, 1 ) );
		self::assertSame( 1, $chunks->received( 7 ) );
	}

	public function test_a_piece_that_the_database_does_not_give_is_no_end_of_the_file(): void {
		$chunks = new ImportChunks( self::wpdb() );
		$chunks->put( 7, 0, 'name' );
		$this->refuse( 'SELECT content' );

		$this->expectException( DatabaseFailure::class );
		$chunks->get( 7, 0 );
	}

	public function test_a_piece_that_the_database_does_not_take_is_not_taken(): void {
		$this->refuse( 'INSERT INTO' );

		$this->expectException( DatabaseFailure::class );
		( new ImportChunks( self::wpdb() ) )->put( 7, 0, 'name' );
	}

	private function refuse( string $beginning ): void {
		self::wpdb()->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_starts_with( $query, $beginning ) ? 'SELECT nothing FROM nowhere' : $query );
	}
}
