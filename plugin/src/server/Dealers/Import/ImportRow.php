<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Database\Row;
use HvacBlocks\Dealers\Store\StoredDealer;

defined( 'ABSPATH' ) || exit;

/** One row of an import: what it does with a dealer, with the dealer before and after. */
final readonly class ImportRow {
	public function __construct(
		/** Its place among the rows of the import, from 1. */
		public int $number,
		public ImportRowKind $kind,
		/** Of the file; 0 for a dealer that the file does not name. */
		public int $line,
		public string $company_id,
		public string $name = '',
		/** Why it is bad. */
		public string $reason = '',
		public ?StoredDealer $before = null,
		public ?StoredDealer $after = null,
		/** Of `after`. */
		public string $hash = '',
		/** Whether the import has done it. */
		public bool $is_done = false,
	) {}

	public static function from_row( Row $row ): self {
		return new self(
			$row->int( 'number' ),
			ImportRowKind::from( $row->string( 'kind' ) ),
			$row->int( 'line' ),
			$row->string( 'company_id' ),
			$row->string( 'name' ),
			$row->string( 'reason' ),
			self::unpack( $row->string( 'old_data' ) ),
			self::unpack( $row->string( 'new_data' ) ),
			$row->string( 'hash' ),
			$row->bool( 'done' ),
		);
	}

	public static function pack( ?StoredDealer $stored ): string {
		return null === $stored ? '' : (string) wp_json_encode( $stored->to_array(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	private static function unpack( string $packed ): ?StoredDealer {
		$stored = json_decode( $packed, true );

		return is_array( $stored ) ? StoredDealer::from_array( $stored ) : null;
	}

	/**
	 * What differs, as text: of a list only what is taken away and what is added.
	 *
	 * @return list<array{field: string, old: string, new: string}>
	 */
	public function changes(): array {
		$old     = null === $this->before ? array() : self::fields( $this->before );
		$changes = array();

		foreach ( null === $this->before || null === $this->after ? array() : self::fields( $this->after ) as $field => $value ) {
			$former = $old[ $field ] ?? '';

			if ( $former === $value || is_scalar( $former ) && self::text( $former ) === self::text( $value ) ) {
				continue;
			}

			$changes[] = array(
				'field' => $field,
				'old'   => is_array( $former ) && is_array( $value ) ? self::text( array_diff( self::strings( $former ), self::strings( $value ) ) ) : self::text( $former ),
				'new'   => is_array( $former ) && is_array( $value ) ? self::text( array_diff( self::strings( $value ), self::strings( $former ) ) ) : self::text( $value ),
			);
		}

		return $changes;
	}

	/** @return array<string, mixed> by the names of the columns of a file */
	private static function fields( StoredDealer $stored ): array {
		$dealer = $stored->dealer->to_array( '' );

		return array(
			...$dealer['data'],
			...$dealer['location'],
			...$dealer['metaData'],
			...$dealer['whodis'],
			'zipcodeCoverage' => $dealer['zipcodeCoverage'],
		);
	}

	/**
	 * @param array<mixed> $values
	 * @return list<string>
	 */
	private static function strings( array $values ): array {
		return array_values( array_filter( $values, is_string( ... ) ) );
	}

	private static function text( mixed $value ): string {
		return match ( true ) {
			is_bool( $value ) => $value ? __( 'Yes', 'hvac-blocks' ) : __( 'No', 'hvac-blocks' ),
			is_scalar( $value ) => (string) $value,
			is_array( $value ) => implode( ' ', self::strings( $value ) ),
			default => '',
		};
	}
}
