<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Store;

use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Import\Importable;

defined( 'ABSPATH' ) || exit;

/** A rebate of this site, with data for administrators only. */
final readonly class StoredRebate implements Importable {
	public function __construct(
		public Rebate $rebate,
		/** `import`, `manual` or `demo`. */
		public string $source,
		/** When it was last written, in seconds; 0 if it has not been. */
		public int $updated = 0,
	) {}

	public static function from_row( Row $row ): self {
		$amount = (float) $row->string( 'amount' );
		$areas  = $row->string( 'areas' );
		$fits   = trim( $row->string( 'categories' ) );

		return new self(
			new Rebate(
				$row->string( 'rebate_id' ),
				$row->string( 'title' ),
				$row->string( 'title_es' ),
				$row->string( 'title_fr' ),
				$amount > 0 ? round( $amount, 2 ) : null,
				$row->bool( 'up_to' ),
				$row->string( 'provider' ),
				$row->string( 'url' ),
				$row->string( 'starts' ),
				$row->string( 'expires' ),
				'' === $areas ? array() : explode( ' ', $areas ),
				'' === $fits ? array() : explode( ' ', $fits ),
			),
			$row->string( 'source' ),
			$row->int( 'updated' ),
		);
	}

	public function key(): string {
		return $this->rebate->id;
	}

	public function name(): string {
		return $this->rebate->title;
	}

	/** Changes with any stored value except the source. */
	public function hash(): string {
		return md5( (string) wp_json_encode( $this->rebate->to_array() ) );
	}

	/** @return array<string, mixed> the input of `from_array()` */
	public function to_array(): array {
		return array(
			...$this->rebate->to_array(),
			'source' => $this->source,
		);
	}

	public function fields(): array {
		return $this->rebate->to_array();
	}

	/** @param array<array-key, mixed> $stored */
	public static function from_array( array $stored ): self {
		return new self( Rebate::from_array( $stored ), is_string( $stored['source'] ?? null ) ? $stored['source'] : '' );
	}
}
