<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Import\Importable;

defined( 'ABSPATH' ) || exit;

/** A dealer of this site, with data for administrators only. */
final readonly class StoredDealer implements Importable {
	public function __construct(
		/** With a position, except while an import reads it. */
		public Dealer $dealer,
		/** Whether the position is that of the dealer's ZIP code. */
		public bool $approximate,
		/** `import`, `manual` or `demo`. */
		public string $source,
		/** When it was last written, in seconds; 0 if it has not been. */
		public int $updated = 0,
	) {}

	public function key(): string {
		return $this->dealer->company_id;
	}

	public function name(): string {
		return $this->dealer->name;
	}

	/** Changes with any stored value except the source. */
	public function hash(): string {
		return $this->hash_of( DealerRow::columns( $this->dealer ) );
	}

	/** The hash that it would have if it were saved: without the values of deleted fields. */
	public function hash_if_saved(): string {
		return $this->hash_of( array( ...DealerRow::columns( $this->dealer ), 'own_fields' => OwnFields::encode( OwnFields::current( $this->dealer->own_fields ) ) ) );
	}

	/** @param array<string, string|int|float> $columns */
	private function hash_of( array $columns ): string {
		// Columns added later count only if they have a value, so that older dealers keep their hashes.
		foreach ( array( 'photo', 'opening_hours', 'own_fields' ) as $column ) {
			if ( '' === $columns[ $column ] ) {
				unset( $columns[ $column ] );
			}
		}

		return md5( (string) wp_json_encode( array( $columns, $this->approximate, $this->dealer->coverage ) ) );
	}

	/** @return array<string, mixed> the columns of its row, which `from_array()` reads */
	public function to_array(): array {
		return array(
			...DealerRow::columns( $this->dealer ),
			'coverage'    => implode( ',', $this->dealer->coverage ),
			'approximate' => (int) $this->approximate,
			'source'      => $this->source,
		);
	}

	public function fields(): array {
		$dealer = $this->dealer->to_array( '' );

		return array(
			...$dealer['data'],
			...$dealer['location'],
			...$dealer['metaData'],
			...$dealer['whodis'],
			'zipcodeCoverage' => $dealer['zipcodeCoverage'],
			...array_fill_keys( array_keys( OwnFields::all() ), '' ),
			...OwnFields::current( $this->dealer->own_fields ),
		);
	}

	/** @param array<array-key, mixed> $stored */
	public static function from_array( array $stored ): self {
		$row = new Row( $stored );
		// Imports up to version 0.7.0 contain dealers in the shape of the REST contract.
		$dealer = isset( $stored['data'] ) ? Dealer::from_array( $stored ) : DealerRow::dealer( $row );

		return new self( $dealer, true === ( $stored['approximate'] ?? false ) || $row->bool( 'approximate' ), $row->string( 'source' ) );
	}
}
