<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

use HvacBlocks\Platform\Import\ImportChunks;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\ImportStore;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ChunkStreamTest extends TestCase {
	public function test_pieces_count_up_to_the_first_gap_and_of_their_own_file_only(): void {
		$chunks = new ImportChunks( self::wpdb() );
		$chunks->put( 7, 0, 'a' );
		$chunks->put( 7, 2, 'c' );
		$chunks->put( 8, 1, 'b' );
		self::assertSame( array( 1, 0 ), array( $chunks->received( 7 ), $chunks->received( 8 ) ) );

		$chunks->forget( 7 );
		self::assertSame( array( '', '', 'b' ), array( $chunks->get( 7, 0 ), $chunks->get( 7, 2 ), $chunks->get( 8, 1 ) ) );
	}

	public function test_all_pieces_are_one_file_that_can_be_read_from_anywhere(): void {
		$chunks = new ImportChunks( self::wpdb() );
		$file   = '';

		for ( $i = 0; strlen( $file ) < 2 * ImportChunks::SIZE + 10; $i++ ) {
			$file .= "line $i\n";
		}

		$job = ( new ImportStore( self::wpdb(), 'dealer' ) )->create( 'a.csv', strlen( $file ), '', null, 'import', false, ImportStage::Uploading );

		foreach ( str_split( $file, ImportChunks::SIZE ) as $number => $piece ) {
			$chunks->put( $job->id, $number, $piece );
		}

		$stream = $chunks->open( $job );
		self::assertSame( strlen( $file ), fstat( $stream )['size'] ?? 0 );
		self::assertFalse( feof( $stream ) );
		self::assertSame( $file, stream_get_contents( $stream ) );
		self::assertSame( array( true, '' ), array( feof( $stream ), fgets( $stream ) . '' ) );

		foreach ( array( 0, 9000, ImportChunks::SIZE - 3, ImportChunks::SIZE, 2 * ImportChunks::SIZE - 1, strlen( $file ) - 5 ) as $begin ) {
			self::assertSame( array( 0, $begin ), array( fseek( $stream, $begin ), ftell( $stream ) ) );
			self::assertSame( substr( $file, $begin, 20 ), stream_get_contents( $stream, 20 ) );
		}

		fseek( $stream, 10 );
		fseek( $stream, ImportChunks::SIZE, SEEK_CUR );
		self::assertSame( substr( $file, ImportChunks::SIZE + 10, 20 ), fread( $stream, 20 ) );
		self::assertSame( array( 0, substr( $file, -15 ) ), array( fseek( $stream, -15, SEEK_END ), fgets( $stream ) . fgets( $stream ) ) );
		self::assertSame( -1, fseek( $stream, -strlen( $file ) - 1, SEEK_END ) );
		self::assertSame( array( true, 'line 0' . "\n" ), array( rewind( $stream ), fgets( $stream ) ) );

		// Another file open at the same time, in the same process.
		$chunks->put( 7, 0, 'b' );
		self::assertSame( $file, stream_get_contents( $chunks->open( $job ) ) );
	}

	public function test_pieces_are_read_once_while_the_file_is_read_on(): void {
		$chunks = new ImportChunks( self::wpdb() );
		$job    = ( new ImportStore( self::wpdb(), 'dealer' ) )->create( 'a.csv', 50_000, '', null, 'import', false, ImportStage::Uploading );
		$chunks->put( $job->id, 0, str_repeat( 'x', 50_000 ) );
		$stream = $chunks->open( $job );
		$reads  = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$reads ): string {
				$reads += (int) str_starts_with( $query, 'SELECT content' );

				return $query;
			}
		);

		self::assertSame( 50_000, strlen( (string) stream_get_contents( $stream ) ) );
		self::assertSame( 1, $reads );
	}

	#[TestWith( array( array() ) )]
	#[TestWith( array( array( ChunkStream::PROTOCOL => array( 'size' => 5 ) ) ) )]
	#[TestWith( array( array( ChunkStream::PROTOCOL => array( 'read' => 'x', 'size' => 5 ) ) ) )]
	#[TestWith( array( array( ChunkStream::PROTOCOL => array( 'read' => 1 ) ) ) )]
	public function test_nothing_else_opens_such_a_file( mixed $options ): void {
		$chunks = new ImportChunks( self::wpdb() );
		$chunks->open( ( new ImportStore( self::wpdb(), 'dealer' ) )->create( 'a.csv', 5, '', null, 'import', false, ImportStage::Uploading ) );

		self::assertFalse( @fopen( ChunkStream::PROTOCOL . '://1', 'rb', false, stream_context_create( is_array( $options ) ? $options : array() ) ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- PHP warns of each.
		self::assertFalse( @fopen( ChunkStream::PROTOCOL . '://1', 'rb' ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- as above.
	}
}
