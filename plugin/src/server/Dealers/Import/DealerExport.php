<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Platform\Import\ImportFormat;

defined( 'ABSPATH' ) || exit;

/** All dealers of this site as a file that imports back unchanged, some hundreds in memory at a time. */
final readonly class DealerExport {
	/** The headings: the last part of each column's path. */
	private const COLUMNS = array( 'companyID', 'name', 'addressLine1', 'city', 'state', 'zip', 'phone1', 'showAddress', 'emergencyService', 'nateCertified', 'charterMemberDate', 'nexiaDealerDiagnostics', 'showFinancing', 'leasingOption', 'isTcs', 'photo', 'openingHours', 'lat', 'lon', 'average_rating', 'total_review_count', 'routingGroupID', 'assignedNumbers', 'zipcodeCoverage' );

	public function __construct( private DealerStore $store ) {}

	/** @param callable( string ): void $write receives the file piece by piece */
	public function write( ImportFormat $format, callable $write ): void {
		if ( ImportFormat::Csv === $format ) {
			$this->csv( $write );
		} else {
			$this->json( $write );
		}
	}

	/** @param callable( string ): void $write */
	private function csv( callable $write ): void {
		$columns = array( ...self::COLUMNS, ...array_keys( OwnFields::all() ) );
		$write( CsvFile::heading( $columns ) );

		foreach ( $this->store->each() as $stored ) {
			$fields = self::fields( $stored );
			$values = array( ...$fields['data'], ...$fields['location'], ...$fields['metaData'], ...$fields['whodis'], 'zipcodeCoverage' => $fields['zipcodeCoverage'], ...( $fields['fields'] ?? array() ) );

			$write( CsvFile::row( array_map( static fn ( string $column ): mixed => self::cell( $column, $values[ $column ] ?? null ), $columns ) ) );
		}
	}

	private static function cell( string $column, mixed $value ): mixed {
		return is_array( $value ) ? implode( 'zipcodeCoverage' === $column ? ' ' : '; ', array_filter( $value, is_string( ... ) ) ) : $value;
	}

	/** @param callable( string ): void $write */
	private function json( callable $write ): void {
		$write( '{"dealers":[' );
		$between = "\n";

		foreach ( $this->store->each() as $stored ) {
			$write( $between . wp_json_encode( self::fields( $stored ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			$between = ",\n";
		}

		$write( "\n]}\n" );
	}

	/** @return array{data: array<string, mixed>, location: array<string, ?float>, metaData: array<string, mixed>, whodis: array<string, mixed>, zipcodeCoverage: list<string>, fields?: array<string, string>} */
	private static function fields( StoredDealer $stored ): array {
		$dealer = $stored->dealer->to_array( '' );

		return array(
			'data'            => $dealer['data'],
			// A position taken from the ZIP code is found again by the ZIP code.
			'location'        => $stored->approximate ? array(
				'lat' => null,
				'lon' => null,
			) : $dealer['location'],
			'metaData'        => $dealer['metaData'],
			'whodis'          => $dealer['whodis'],
			'zipcodeCoverage' => $dealer['zipcodeCoverage'],
			...array_filter( array( 'fields' => OwnFields::current( $stored->dealer->own_fields ) ) ),
		);
	}
}
