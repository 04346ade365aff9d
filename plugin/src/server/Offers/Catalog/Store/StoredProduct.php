<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Import\Importable;

defined( 'ABSPATH' ) || exit;

/** A product of this site, with what its post adds. */
final readonly class StoredProduct implements Importable {
	public function __construct(
		public CatalogProduct $product,
		/** `import`, `demo`, or empty if an editor wrote it. */
		public string $source,
		/** Of its post; 0 if it has none yet. */
		public int $post = 0,
		/** The last part of its address. */
		public string $slug = '',
		/** When it was last written, in seconds. */
		public int $updated = 0,
	) {}

	public static function from_row( Row $row ): self {
		$data = json_decode( $row->string( 'data' ), true );

		return new self( CatalogProduct::stored( (array) $data ), $row->string( 'source' ), $row->int( 'id' ), $row->string( 'slug' ), $row->int( 'updated' ) );
	}

	public function key(): string {
		return $this->product->id;
	}

	public function name(): string {
		return $this->product->names['en'] ?? '';
	}

	public function hash(): string {
		return md5( (string) wp_json_encode( $this->product->to_array() ) );
	}

	/** @return array<string, mixed> the input of `from_array()` */
	public function to_array(): array {
		return array(
			...$this->product->to_array(),
			'source' => $this->source,
		);
	}

	public function fields(): array {
		return $this->product->to_array();
	}

	/** @param array<array-key, mixed> $stored */
	public static function from_array( array $stored ): self {
		return new self( CatalogProduct::from_array( $stored ), is_string( $stored['source'] ?? null ) ? $stored['source'] : '' );
	}
}
