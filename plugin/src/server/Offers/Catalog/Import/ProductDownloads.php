<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Editing\Media\MediaUse;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Offers\Catalog\Store\FetchedFile;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;

defined( 'ABSPATH' ) || exit;

/** The pictures and documents of products on other servers. */
final readonly class ProductDownloads {
	/** A manual may be long. */
	private const MOST_BYTES = 20 * 1_048_576;

	/** Fields with pictures; the others have documents. */
	private const PICTURES = array( 'picture', 'gallery' );

	/** Deleted at once. */
	private const A_STEP = 20;

	public function __construct( private UpstreamClient $upstream, private ProductStore $store, private MediaUse $media ) {}

	/** @return array<string, string> the field by the address of each file */
	public static function of( CatalogProduct $product ): array {
		$files = array();

		foreach ( ProductFields::all() as $name => $field ) {
			if ( 'file' === $field['kind'] || 'gallery' === $name ) {
				foreach ( (array) ( $product->values[ $name ] ?? array() ) as $file ) {
					if ( is_string( $file ) && FetchedFile::is_elsewhere( $file ) ) {
						$files[ $file ] ??= $name;
					}
				}
			}
		}

		return $files;
	}

	public static function without( CatalogProduct $product, string $address ): CatalogProduct {
		$values = $product->values;

		foreach ( $values as $name => $value ) {
			if ( 'gallery' === $name && is_array( $value ) ) {
				$values[ $name ] = array_values( array_diff( $value, array( $address ) ) );
			}
			if ( $address === $value || array() === $values[ $name ] ) {
				unset( $values[ $name ] );
			}
		}

		return new CatalogProduct( $product->id, $product->names, $product->category, $product->tier, $values );
	}

	/** @return string why the file is not in the media library; empty if it is */
	public function fetch( string $address, string $field, int $import ): string {
		if ( FetchedFile::exists( $address ) ) {
			return '';
		}

		$types = in_array( $field, self::PICTURES, true ) ? FetchedFile::PICTURES : FetchedFile::DOCUMENTS;

		try {
			$bytes = $this->upstream->send( UpstreamRequest::file( 'product-files', $address, implode( ',', array_keys( $types ) ), self::MOST_BYTES ) )->body;
		} catch ( UpstreamFailure $failure ) {
			return self::reason( $failure );
		}

		return FetchedFile::store( $address, $bytes, $types, $import )
			?? ( FetchedFile::PICTURES === $types ? __( 'it is not a JPEG, PNG, WebP or GIF picture', 'hvac-blocks' ) : __( 'it is not a PDF file', 'hvac-blocks' ) );
	}

	/** Deletes some of the files of an import that neither a product nor the rest of the site uses. Returns whether none is left. */
	public function remove( int $import ): bool {
		$files = FetchedFile::of_import( $import );

		if ( array() === $files ) {
			return true;
		}

		$used = array();

		foreach ( $this->store->each() as $stored ) {
			foreach ( array_keys( self::of( $stored->product ) ) as $address ) {
				$used[] = FetchedFile::slug( (string) $address );
			}
		}

		$unused = array_keys( array_diff( $files, $used ) );

		foreach ( array_slice( $unused, 0, self::A_STEP ) as $id ) {
			if ( $this->media->is_used( $id ) ) {
				FetchedFile::keep( $id );
			} else {
				wp_delete_attachment( $id, true );
			}
		}

		return count( $unused ) <= self::A_STEP;
	}

	private static function reason( UpstreamFailure $failure ): string {
		return match ( $failure->reason ) {
			FailureReason::Timeout        => __( 'its server did not respond in time', 'hvac-blocks' ),
			/* translators: %d: an HTTP status such as 404. */
			FailureReason::BadStatus      => sprintf( __( 'its server answered with status %d', 'hvac-blocks' ), (int) $failure->status ),
			/* translators: %s: a size such as 20 MB. */
			FailureReason::TooLarge       => sprintf( __( 'it is larger than %s', 'hvac-blocks' ), (string) size_format( self::MOST_BYTES ) ),
			FailureReason::Redirected     => __( 'its server redirects to another address; use that one', 'hvac-blocks' ),
			FailureReason::PrivateAddress => __( 'its address is in a private network', 'hvac-blocks' ),
			default                       => __( 'its server cannot be reached', 'hvac-blocks' ),
		};
	}
}
