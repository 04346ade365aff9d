<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\DealerImportsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The routes of an import: who may use them, what they answer, what they refuse. */
final class DealerImportRoutesTest extends DealerImportsTestCase {
	/** @return iterable<string, array{string, string, string, array<string, mixed>, string}> the route, its method, its path, the data sent, the required stage of the import */
	public static function cases(): iterable {
		yield 'show' => array( 'show', 'GET', self::IMPORTS, array(), '' );
		yield 'create' => array( 'create', 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 10 ), '' );
		yield 'step' => array( 'step', 'POST', self::IMPORTS . '/1/step', array(), 'checked' );
		yield 'confirm' => array( 'confirm', 'POST', self::IMPORTS . '/1/confirm', array(), 'checked' );
		yield 'undo' => array( 'undo', 'POST', self::IMPORTS . '/1/undo', array(), 'done' );
		yield 'forget' => array( 'forget', 'DELETE', self::IMPORTS . '/1', array(), 'checked' );
		yield 'rows' => array( 'rows', 'GET', self::IMPORTS . '/1/rows', array(), 'checked' );
		yield 'columns' => array( 'columns', 'GET', self::IMPORTS . '/1/columns', array(), 'checked' );
		yield 'bulk' => array( 'bulk', 'DELETE', '/hvac-blocks/v1/admin/dealers', array( 'ids' => array( 'D1' ) ), '' );
		yield 'place' => array( 'place', 'GET', '/hvac-blocks/v1/admin/place', array( 'q' => '75024' ), '' );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'cases' )]
	public function test_an_administrator_gets_what_the_schema_says( string $route, string $method, string $path, array $sent, string $stage ): void {
		$response = $this->rest( $method, $this->ready( $path, $stage ), $sent );
		$schema   = $this->routes()[ $route ]->schema();

		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertTrue( rest_validate_value_from_schema( self::data( $response ), $schema ) );
		self::assertSame( array(), AnswerShape::differences( self::data( $response ), $schema, $path ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'cases' )]
	public function test_everybody_else_is_refused( string $route, string $method, string $path, array $sent, string $stage ): void {
		$path = $this->ready( $path, $stage );

		foreach ( array( 'anonymous' => 401, 'subscriber' => 403, 'editor' => 403 ) as $role => $status ) {
			$this->as_role( $role );
			self::assertSame( $status, $this->rest( $method, $path, $sent )->get_status(), "$route $role" );
		}
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, int, string, string}> */
	public static function bad_requests(): iterable {
		yield 'an empty file' => array( 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 0 ), 422, 'hvac_blocks_no_file', '' );
		yield 'a file that is too large' => array( 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 300_000_000 ), 413, 'hvac_blocks_large_file', '' );
		yield 'a file without a name' => array( 'POST', self::IMPORTS, array( 'size' => 10 ), 400, 'rest_missing_callback_param', '' );
		yield 'a second import' => array( 'POST', self::IMPORTS, array( 'name' => 'a.csv', 'size' => 10 ), 409, 'hvac_blocks_import_under_way', 'importing' );
		yield 'no such import' => array( 'POST', self::IMPORTS . '/999/step', array(), 404, 'hvac_blocks_no_import', '' );
		yield 'confirmed twice' => array( 'POST', self::IMPORTS . '/1/confirm', array(), 409, 'hvac_blocks_import_stage', 'done' );
		yield 'undone before it was done' => array( 'POST', self::IMPORTS . '/1/undo', array(), 409, 'hvac_blocks_import_stage', 'checked' );
		yield 'undone twice' => array( 'POST', self::IMPORTS . '/1/undo', array(), 409, 'hvac_blocks_import_stage', 'undone' );
		yield 'forgotten half done' => array( 'DELETE', self::IMPORTS . '/1', array(), 409, 'hvac_blocks_import_stage', 'importing' );
		yield 'rows of no kind' => array( 'GET', self::IMPORTS . '/1/rows?kind=x', array(), 400, 'rest_invalid_param', 'checked' );
		yield 'columns of nothing' => array( 'GET', self::IMPORTS . '/999/columns', array(), 404, 'hvac_blocks_no_import', '' );
		yield 'columns chosen for nothing' => array( 'POST', self::IMPORTS . '/999/columns', array( 'fields' => array() ), 404, 'hvac_blocks_no_import', '' );
		yield 'columns chosen too late' => array( 'POST', self::IMPORTS . '/1/columns', array( 'fields' => array() ), 409, 'hvac_blocks_import_stage', 'done' );
		yield 'columns that are no list' => array( 'POST', self::IMPORTS . '/1/columns', array( 'fields' => array( array() ) ), 400, 'rest_invalid_param', 'checked' );
		yield 'no dealers named' => array( 'DELETE', '/hvac-blocks/v1/admin/dealers', array(), 400, 'hvac_blocks_no_dealers', '' );
		yield 'no such place' => array( 'GET', '/hvac-blocks/v1/admin/place', array( 'q' => "' OR 1=1" ), 404, 'hvac_blocks_no_place', '' );
		yield 'a format of export that is none' => array( 'GET', '/hvac-blocks/v1/admin/dealer-export?format=xls', array(), 400, 'rest_invalid_param', '' );
	}

	/** @param array<string, mixed> $sent */
	#[DataProvider( 'bad_requests' )]
	public function test_bad_input( string $method, string $path, array $sent, int $status, string $code, string $stage ): void {
		$response = $this->rest( $method, $this->ready( $path, $stage ), $sent );

		self::assertSame( array( $status, $code ), array( $response->get_status(), self::data( $response )['code'] ) );
	}

	/** The path with the number of an import at this stage. */
	private function ready( string $path, string $stage ): string {
		if ( '' === $stage ) {
			return $path;
		}

		$job = $this->upload( self::HEADING . "D1,One,Plano,75024,33.1,-96.8,\n" );
		$id  = self::id( $job );

		if ( 'checked' !== $stage ) {
			$this->rest( 'POST', self::IMPORTS . "/$id/confirm" );
		}
		if ( 'done' === $stage || 'undone' === $stage ) {
			$this->step( $id );
		}
		if ( 'undone' === $stage ) {
			$this->undo( $job );
		}

		return str_replace( '/1', "/$id", $path );
	}

	public function test_all_that_match_are_deleted(): void {
		foreach ( range( 1, 1203 ) as $i ) {
			$dealers[] = new StoredDealer( new Dealer( "D$i", $i > 3 ? "Old $i" : "New $i", state: 'TX', lat: 33.1, lon: -96.8 ), false, 'import' );
		}

		$this->store->write( $dealers );
		$answer = self::data( $this->rest( 'DELETE', '/hvac-blocks/v1/admin/dealers', array( 'all' => 'true', 'search' => 'Old', 'state' => 'TX' ) ) );

		self::assertSame( array( 1200, 0, 3 ), array( $answer['deleted'], $answer['remaining'], $this->store->count() ) );
	}
}
