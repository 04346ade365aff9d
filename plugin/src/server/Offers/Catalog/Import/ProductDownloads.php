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
final class ProductDownloads {
	/** A manual may be long. */
	private const MOST_BYTES = 20 * 1_048_576;

	/** Fields with pictures; the others have documents. */
	private const PICTURES = array( 'picture', 'gallery' );

	/** Deleted at once. */
	private const A_STEP = 20;

	/** @var array<int, list<string>> the slugs of the files that products name, while the files of an import are deleted */
	private array $named = array();

	public function __construct( private readonly UpstreamClient $upstream, private readonly ProductStore $store, private readonly MediaUse $media ) {}

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

		$unused = array_keys( array_diff( $files, $this->named[ $import ] ??= $this->slugs() ) );
		$some   = array_slice( $unused, 0, self::A_STEP );
		$used   = $this->media->used( $some );

		array_map( FetchedFile::keep( ... ), $used );

		foreach ( array_diff( $some, $used ) as $id ) {
			wp_delete_attachment( $id, true );
		}

		if ( count( $unused ) > self::A_STEP ) {
			return false;
		}

		unset( $this->named[ $import ] );

		return true;
	}

	/** @return list<string> of all files that products name */
	private function slugs(): array {
		$slugs = array();

		foreach ( $this->store->each() as $stored ) {
			array_push( $slugs, ...array_map( FetchedFile::slug( ... ), array_map( strval( ... ), array_keys( self::of( $stored->product ) ) ) ) );
		}

		return $slugs;
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
