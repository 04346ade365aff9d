<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SiteAddress;

defined( 'ABSPATH' ) || exit;

/** The product that a visitor asks about, as it was named then. */
final readonly class AskedProduct {
	/** The page's query argument with its ID. */
	public const QUERY = SiteAddress::PRODUCT;

	/** @param string $name empty if it could not be read */
	public function __construct( public string $id, public string $name ) {}

	/** Returns the published product with an ID, also one that is no longer sold; null if there is none. */
	public static function of( string $id, ProductDirectory $catalog, Language $language ): ?self {
		if ( ! RecordId::is( $id ) ) {
			return null;
		}

		try {
			$product = $catalog->get( $id )?->product;
		} catch ( Unavailable ) {
			// The lead still says which product it is about.
			return new self( $id, '' );
		}

		return null === $product ? null : new self( $product->id, $product->name( $language ) );
	}

	/** Its name, or else its ID. */
	public function title(): string {
		return '' === $this->name ? $this->id : $this->name;
	}

	/** "Ridge 96 (RG-F-96)". */
	public function label(): string {
		return '' === $this->name ? $this->id : "$this->name ($this->id)";
	}
}
