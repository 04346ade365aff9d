<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\Records\CheckedDealer;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\DealerReader;
use HvacBlocks\Dealers\Records\InvalidDealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Csv\CsvReader;
use HvacBlocks\Platform\Import\FileReader;
use HvacBlocks\Platform\Import\Importable;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportTarget;
use HvacBlocks\Platform\Import\ParsedRow;
use HvacBlocks\Platform\Import\RawRow;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Dealers as records of an import. Stored values remain if the file has no column for them. */
final readonly class DealerTarget implements ImportTarget {
	/** The ID of a row from whose fields none can be made: not a valid company ID. */
	private const NO_ID = '?';

	public function __construct( private wpdb $wpdb, private DealerStore $store, private CrossCheck $check ) {}

	public function name(): string {
		return 'dealer';
	}

	public function capability(): string {
		return Capability::MANAGE_DEALERS;
	}

	public function key_field(): string {
		return 'companyID';
	}

	public function table(): string {
		return DealerTables::dealers( $this->wpdb );
	}

	public function key_column(): string {
		return 'company_id';
	}

	public function name_column(): string {
		return 'name';
	}

	public function columns(): array {
		return DealerColumns::PATHS + OwnFields::columns();
	}

	public function required_columns(): array {
		return DealerColumns::REQUIRED;
	}

	public function key_sources(): array {
		return DealerColumns::REQUIRED_WITHOUT_ID;
	}

	public function made_keys_text(): string {
		return __( 'This list has no company IDs. Each dealer gets one made from its name and ZIP code, such as smith-sons-75024. A dealer whose name or ZIP code changes is a new dealer.', 'hvac-blocks' );
	}

	public function source( ImportFormat $format, mixed $stream, ColumnMapping $mapping ): FileReader {
		return match ( $format ) {
			ImportFormat::Csv  => new CsvReader( $stream, $this->columns(), DealerColumns::REQUIRED, __( 'No line at the top of the file names the columns “companyID” and “name”.', 'hvac-blocks' ), $mapping, DealerColumns::REQUIRED_WITHOUT_ID ),
			ImportFormat::Json => new JsonReader( $stream ),
		};
	}

	public function read( array $rows, string $origin, array $names ): array {
		$rows   = array_map( static fn ( RawRow $row ): RawRow => self::with_id( $row, array() !== $names ), $rows );
		$stored = $this->stored( $rows );
		$read   = array();

		foreach ( $rows as $row ) {
			$values = (array) $row->values;
			$id     = self::company_id( $row );

			if ( self::NO_ID === $id ) {
				$read[] = ParsedRow::bad( $row->line, '', self::name_in( $values ), __( 'has no company ID, and no name and ZIP code to make one from', 'hvac-blocks' ) );
				continue;
			}

			try {
				[ $dealer, $warnings ] = $this->dealer_of( $values, $id, $stored[ strtolower( $id ) ] ?? null, $names );
				$read[]                = ParsedRow::good( $row->line, new StoredDealer( $dealer, false, $origin ), warning: implode( ' ', $warnings ) );
			} catch ( InvalidDealer $error ) {
				$read[] = ParsedRow::bad( $row->line, $id, self::name_in( $values ), $error->getMessage() );
			}
		}

		return $read;
	}

	/** Corrects coordinates, and gives dealers without a position that of their ZIP code or city. */
	public function complete( array $rows ): array {
		$stored  = array_map( static fn ( ParsedRow $row ): ?StoredDealer => self::dealer( $row->record ), $rows );
		$checked = $this->check->check( array_values( array_map( static fn ( StoredDealer $one ): Dealer => $one->dealer, array_filter( $stored ) ) ) );
		$read    = array();

		foreach ( $rows as $index => $row ) {
			$one    = $stored[ $index ];
			$read[] = null === $one ? $row : self::row( $row, $one, array_shift( $checked ) );
		}

		return $read;
	}

	public function record( array $stored ): Importable {
		return StoredDealer::from_array( $stored );
	}

	public function get_many( array $keys ): array {
		return $this->store->get_many( $keys );
	}

	public function hashes( array $keys ): array {
		return $this->store->hashes( $keys );
	}

	public function put( array $records ): void {
		$this->store->put( array_values( array_filter( array_map( self::dealer( ... ), $records ) ) ) );
	}

	public function take( array $keys ): void {
		$this->store->take( $keys );
	}

	public function announce(): void {
		$this->store->announce();
	}

	public function nothing_text(): string {
		return __( 'There are no dealers in this file.', 'hvac-blocks' );
	}

	/**
	 * An unreadable field keeps its stored value, or stays empty.
	 *
	 * @param array<array-key, mixed> $values
	 * @param array<string, string>   $names
	 * @return array{Dealer, list<string>} with warnings
	 * @throws InvalidDealer
	 */
	private function dealer_of( array $values, string $id, ?StoredDealer $known, array $names ): array {
		[ $dealer, $unread, $notes ] = DealerReader::lenient( null === $known ? $values : StoredFields::fill( $values, $known ), $names );

		if ( array() !== $unread ) {
			$known ??= $this->store->get( $id );
		}

		if ( null !== $known && array() !== $unread ) {
			[ $dealer ] = DealerReader::lenient( StoredFields::fill( StoredFields::without( $values, array_keys( $unread ) ), $known ) );
		}

		/* translators: %s: what is wrong with a field. */
		$warnings = array_map( static fn ( string $reason ): string => sprintf( __( '%s; skipped.', 'hvac-blocks' ), $reason ), array_merge( ...array_values( $unread ) ) );

		return array( $dealer, array( ...$warnings, ...array_map( static fn ( string $note ): string => "$note.", $notes ) ) );
	}

	private static function row( ParsedRow $row, StoredDealer $stored, ?CheckedDealer $checked ): ParsedRow {
		if ( null === $checked ) {
			return $row;
		}

		if ( null !== $checked->dealer->lat ) {
			return ParsedRow::good( $row->line, new StoredDealer( $checked->dealer, $checked->is_approximate, $stored->source ), $checked->is_approximate, trim( $row->warning . ' ' . implode( ' ', $checked->warnings ) ) );
		}

		$zip = $stored->dealer->zip;

		/* translators: %s: a ZIP code. */
		return $row->because( '' === $zip ? __( 'has neither coordinates nor a ZIP code', 'hvac-blocks' ) : sprintf( __( 'has no coordinates, and the ZIP code “%s” is unknown', 'hvac-blocks' ), $zip ) );
	}

	private static function dealer( ?Importable $record ): ?StoredDealer {
		return $record instanceof StoredDealer ? $record : null;
	}

	/**
	 * Returns the dealers of rows without all columns.
	 *
	 * @param list<RawRow> $rows
	 * @return array<string, StoredDealer> by company ID in lower case
	 */
	private function stored( array $rows ): array {
		$partial = array_filter( $rows, static fn ( RawRow $row ): bool => null !== $row->values && StoredFields::lacks( $row->values ) );
		$ids     = array_filter( array_map( self::company_id( ... ), $partial ), static fn ( string $id ): bool => '' !== $id );

		return $this->store->get_many( array_values( array_unique( $ids ) ) );
	}

	/** @param array<array-key, mixed> $values */
	private static function name_in( array $values ): string {
		$data = $values['data'] ?? null;

		return ParsedRow::word( is_array( $data ) ? $data['name'] ?? '' : '', 190 );
	}

	/** Gives a row of a list without company IDs its own. In JSON, a missing ID is a mistake. */
	private static function with_id( RawRow $row, bool $has_columns ): RawRow {
		$data = (array) ( $row->values['data'] ?? array() );

		if ( ! $has_columns || array_key_exists( 'companyID', $data ) ) {
			return $row;
		}

		$text = static fn ( string $key ): string => is_string( $data[ $key ] ?? null ) ? $data[ $key ] : '';
		$id   = MadeCompanyId::of( $text( 'name' ), $text( 'zip' ), $text( 'state' ) );

		return new RawRow( $row->line, $row->end, $row->next_line, array( ...(array) $row->values, 'data' => array( ...$data, 'companyID' => '' === $id ? self::NO_ID : $id ) ) );
	}

	private static function company_id( RawRow $row ): string {
		$data = $row->values['data'] ?? null;

		return ParsedRow::word( is_array( $data ) ? $data['companyID'] ?? '' : '', 64 );
	}
}
