<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Offers\Rebates\Import\RebateImport;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Platform\Csv\FormulaGuard;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class RefusedRowsTest extends TestCase {
	public function test_the_refused_rows_come_with_their_columns_and_why(): void {
		self::assertSame(
			"\xEF\xBB\xBF\"id\",\"title\",\"provider\",\"Note\",\"Why\"\r\n"
				. "\"r2\",\"\",\"P\",\"\",\"title is missing\"\r\n"
				. "\"r3\",\"One\",\"P\",\"x\",\"y\",\"has more cells than the first line\"\r\n"
				. "\"r5\",\"\",\"P\",\"'=1\",\"title is missing\"\r\n",
			self::refused( "Title\nid,title,provider,Note\nr1,One,P,x\nr2,,P\n\nr3,One,P,x,y\nr4,\"One\nand more\",P,\nr5,,P,=1\nr6,Six,P,\n" )
		);
	}

	public function test_every_cell_comes_back_as_it_was(): void {
		foreach ( array( "'=1", "it; '-2", 'a, +1 214', "'''@x" ) as $note ) {
			$file    = "id,title,provider,Note\nr1,,P,\"" . FormulaGuard::protect( $note ) . "\"\n";
			$refused = self::refused( $file );

			self::assertStringContainsString( '"' . FormulaGuard::protect( $note ) . '"', $refused );
		}
	}

	public function test_a_file_without_refused_rows_has_its_columns_only(): void {
		self::assertSame( "\xEF\xBB\xBF\"id\",\"title\",\"provider\",\"Why\"\r\n", self::refused( "id,title,provider\nr1,One,P\n" ) );
	}

	public function test_more_rows_than_are_read_at_a_time_come_each_once(): void {
		$file  = "id,title,provider\n" . implode( '', array_map( static fn ( int $i ): string => "r$i,,P\n", range( 1, 501 ) ) );
		$lines = explode( "\r\n", trim( self::refused( $file ) ) );

		self::assertSame( array_map( static fn ( int $i ): string => "\"r$i\"", range( 1, 501 ) ), array_map( static fn ( string $line ): string => (string) strtok( $line, ',' ), array_slice( $lines, 1 ) ) );
	}

	private static function refused( string $file ): string {
		$import = new RebateImport( self::wpdb(), new RebateStore( self::wpdb() ) );
		$job    = $import->imports->create( 'a.csv', strlen( $file ), '', null, 'import', false, ImportStage::Checking );
		$import->chunks->put( $job->id, 0, $file );
		$import->step( $job, 60 );
		self::assertSame( ImportStage::Checked, $job->stage );
		$refused = '';
		$import->refused( $job )(
			static function ( string $piece ) use ( &$refused ): void {
				$refused .= $piece;
			}
		);

		return $refused;
	}
}
