<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Dealers\Admin\DealerList;
use HvacBlocks\Dealers\Admin\DeleteDealersRoute;
use HvacBlocks\Dealers\Admin\ExportDealersRoute;
use HvacBlocks\Dealers\Admin\FindPlaceRoute;
use HvacBlocks\Dealers\Import\DealerExport;
use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Import\Admin\ChooseImportColumnsRoute;
use HvacBlocks\Platform\Import\Admin\ConfirmImportRoute;
use HvacBlocks\Platform\Import\Admin\CreateImportRoute;
use HvacBlocks\Platform\Import\Admin\ExportRefusedRowsRoute;
use HvacBlocks\Platform\Import\Admin\ForgetImportRoute;
use HvacBlocks\Platform\Import\Admin\ListImportRowsRoute;
use HvacBlocks\Platform\Import\Admin\PutImportChunkRoute;
use HvacBlocks\Platform\Import\Admin\ShowImportColumnsRoute;
use HvacBlocks\Platform\Import\Admin\ShowImportsRoute;
use HvacBlocks\Platform\Import\Admin\StepImportRoute;
use HvacBlocks\Platform\Import\Admin\UndoImportRoute;
use HvacBlocks\Platform\Import\ImportChunks;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Imports dealers through the routes: begins an import, sends its file in pieces, and takes it through its stages. */
abstract class DealerImportsTestCase extends TestCase {
	protected const IMPORTS = '/hvac-blocks/v1/admin/dealer-imports';
	protected const HEADING = "companyID,name,city,zip,lat,lon,coverage\n";

	protected DealerStore $store;

	protected DealerImport $import;

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '75025' ) );
		$this->store  = new DealerStore( self::wpdb() );
		$this->import = new DealerImport( self::wpdb(), $this->store, new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( ...array_values( $this->routes() ) );
		$this->as_role( 'administrator' );
	}

	/** @param array<array-key, mixed> $job */
	protected static function id( array $job ): int {
		return is_int( $job['id'] ) ? $job['id'] : 0;
	}

	/** @return array<array-key, mixed> */
	protected function begin( string $file, bool $remove = false, ?int $size = null, string $sheet = '' ): array {
		return self::data(
			$this->rest(
				'POST',
				self::IMPORTS,
				array(
					'name'      => 'dealers.csv',
					'size'      => $size ?? strlen( $file ),
					'signature' => md5( $file ),
					'remove'    => $remove,
					'sheet'     => $sheet,
				)
			)
		);
	}

	protected function create( string $file, ?int $size = null ): int {
		$job = $this->begin( $file, size: $size );
		$id  = self::id( $job );

		if ( null === $size ) {
			$this->chunk( $id, 0, $file );
		}

		return $id;
	}

	protected function chunk( int $id, int $number, string $content ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', self::IMPORTS . "/$id/chunks/$number" );
		$request->set_header( 'Content-Type', 'application/octet-stream' );
		$request->set_body( $content );

		return rest_get_server()->dispatch( $request );
	}

	/** @return array<array-key, mixed> the import once it is checked */
	protected function upload( string $file, bool $remove = false, string $sheet = '' ): array {
		$job = $this->begin( $file, $remove, sheet: $sheet );
		$id  = self::id( $job );

		foreach ( str_split( $file, ImportChunks::SIZE ) as $number => $piece ) {
			self::assertSame( 200, $this->chunk( $id, $number, $piece )->get_status() );
		}

		return $this->to_the_end( $id );
	}

	/** @return array<array-key, mixed> */
	protected function to_the_end( int $id ): array {
		do {
			$job = $this->step( $id );
		} while ( in_array( $job['stage'], array( 'converting', 'checking', 'comparing', 'importing', 'undoing' ), true ) );

		return $job;
	}

	/** @return array<array-key, mixed> */
	protected function step( int $id ): array {
		return self::data( $this->rest( 'POST', self::IMPORTS . "/$id/step" ) );
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return array<array-key, mixed>
	 */
	protected function bring( array $job ): array {
		$id = self::id( $job );
		self::assertSame( 200, $this->rest( 'POST', self::IMPORTS . "/$id/confirm", array( 'confirm' => true ) )->get_status() );

		return $this->to_the_end( $id );
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return array<array-key, mixed>
	 */
	protected function undo( array $job, bool $overwrite = false ): array {
		$id = self::id( $job );
		self::assertSame( 200, $this->rest( 'POST', self::IMPORTS . "/$id/undo", array( 'overwrite' => $overwrite ) )->get_status() );

		return $this->to_the_end( $id );
	}

	/** @return array<array-key, mixed> */
	protected function latest(): array {
		$latest = self::data( $this->rest( 'GET', self::IMPORTS ) )['latest'];
		self::assertIsArray( $latest );

		return $latest;
	}

	/**
	 * @param array<array-key, mixed> $job
	 * @return list<array{line: int, companyID: string, name: string, reason: string, changes: list<array{field: string, old: string, new: string}>}>
	 */
	protected function rows( array $job, string $kind ): array {
		$id = self::id( $job );
		/** @var list<array{line: int, companyID: string, name: string, reason: string, changes: list<array{field: string, old: string, new: string}>}> $rows */
		$rows = self::data( $this->rest( 'GET', self::IMPORTS . "/$id/rows?kind=$kind" ) )['rows'];

		return $rows;
	}

	protected static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, Route> */
	protected function routes(): array {
		return array(
			'show'    => new ShowImportsRoute( $this->import ),
			'create'  => new CreateImportRoute( $this->import ),
			'chunk'   => new PutImportChunkRoute( $this->import ),
			'step'    => new StepImportRoute( $this->import ),
			'confirm' => new ConfirmImportRoute( $this->import ),
			'undo'    => new UndoImportRoute( $this->import ),
			'forget'  => new ForgetImportRoute( $this->import ),
			'rows'    => new ListImportRowsRoute( $this->import ),
			'columns' => new ShowImportColumnsRoute( $this->import ),
			'refused' => new ExportRefusedRowsRoute( $this->import ),
			'choose'  => new ChooseImportColumnsRoute( $this->import ),
			'export'  => new ExportDealersRoute( new DealerExport( $this->store ) ),
			'bulk'    => new DeleteDealersRoute( $this->store, new DealerList( self::wpdb(), $this->store ) ),
			'place'   => new FindPlaceRoute( new EmbeddedPostalAreaDirectory( self::wpdb() ) ),
		);
	}

	/** @param list<string> $coverage */
	protected function write( string $id, string $name, array $coverage = array() ): void {
		$this->store->write( array( new StoredDealer( new Dealer( company_id: $id, name: $name, city: 'Plano', zip: '75024', lat: 33.1, lon: -96.8, coverage: $coverage ), false, 'import' ) ) );
	}
}
