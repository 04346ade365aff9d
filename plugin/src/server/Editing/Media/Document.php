<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;

defined( 'ABSPATH' ) || exit;

/**
 * A PDF to download, from a block's attribute.
 *
 * The attribute is a media id, or an object `{ "id": 12 }` as the editor's `file()` control stores it, or `{ "sample": "certificate-gas-furnace" }` for
 * one of the plugin's own.
 */
final readonly class Document {
	/** @param int $bytes 0 if unknown */
	private function __construct( public string $href, public int $bytes, private bool $is_sample = false ) {}

	/**
	 * Returns the document of a block's attribute; null if there is none that a visitor may see.
	 *
	 * @param mixed $attribute    not trusted
	 * @param bool  $with_samples whether samples count as documents; see `BlockContext::$samples`
	 */
	public static function of( mixed $attribute, bool $with_samples = true ): ?self {
		if ( is_array( $attribute ) && is_string( $attribute['sample'] ?? null ) && ! isset( $attribute['id'] ) ) {
			return $with_samples ? self::sample( $attribute['sample'] ) : null;
		}

		$id  = LibraryFile::own( $attribute );
		$url = LibraryFile::url( $id, 'application/pdf' );

		return '' === $url ? null : new self( $url, wp_filesize( (string) get_attached_file( $id ) ) );
	}

	/** `PDF, 120 KB`; just `PDF` if the size is unknown. A sample is labeled as one. */
	public function kind( Language $language ): string {
		$kind = $this->size( $language );

		/* translators: %s: kind and size of a file, such as PDF, 120 KB. */
		return $this->is_sample ? sprintf( __( 'Sample: %s', 'hvac-blocks' ), $kind ) : $kind;
	}

	private function size( Language $language ): string {
		$kilobytes = $this->bytes / 1024;

		return match ( true ) {
			0 === $this->bytes => 'PDF',
			/* translators: %s: a number. MB are megabytes. */
			$kilobytes >= 1000 => sprintf( __( 'PDF, %s MB', 'hvac-blocks' ), Numbers::format( $kilobytes / 1024, 1, $language ) ),
			/* translators: %s: a number. KB are kilobytes. */
			default            => sprintf( __( 'PDF, %s KB', 'hvac-blocks' ), Numbers::format( max( 1, round( $kilobytes ) ), 0, $language ) ),
		};
	}

	/**
	 * For the view model's `needs`: the media of a block's documents, so that the editor says which is missing.
	 *
	 * @return array{document?: string} media ids; 0 if none was chosen
	 */
	public static function needs( mixed ...$attributes ): array {
		$missing = array_filter( $attributes, static fn ( mixed $attribute ): bool => null === self::of( $attribute ) );

		return array() === $missing ? array() : array( 'document' => implode( ' ', array_map( LibraryFile::id( ... ), $missing ) ) );
	}

	private static function sample( string $name ): ?self {
		$file = SampleFile::of( 'documents', $name, 'pdf' );

		return null === $file ? null : new self( $file->url, wp_filesize( $file->path ), true );
	}
}
