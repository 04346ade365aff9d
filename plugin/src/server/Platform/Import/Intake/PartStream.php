<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use XMLReader;

defined( 'ABSPATH' ) || exit;

/**
 * Lets XMLReader read an open stream, which it accepts only by address, up to the declared size: the parts of a ZIP file can unpack to more than they
 * declare.
 */
final class PartStream {
	private const PROTOCOL = 'hvac-blocks-part';

	/** @var array<int, array{resource, int}> the streams waiting for their reader, with their sizes */
	private static array $waiting = array();

	/** @var resource|null set by PHP */
	public mixed $context = null;

	/** @var resource */
	private mixed $stream;

	/** The number of bytes that may still be read. */
	private int $left;

	/**
	 * @param resource $stream
	 * @return PartReader at the root element
	 * @throws \HvacBlocks\Platform\Import\UnreadableFile
	 */
	public static function reader( mixed $stream, int $size ): PartReader {
		if ( ! in_array( self::PROTOCOL, stream_get_wrappers(), true ) ) {
			stream_wrapper_register( self::PROTOCOL, self::class );
		}

		$id                   = get_resource_id( $stream );
		self::$waiting[ $id ] = array( $stream, $size );
		$reader               = new PartReader();

		$is_open              = $reader->open( self::PROTOCOL . "://$id", null, LIBXML_NONET | LIBXML_COMPACT );

		// No program writes a document type, and it could declare entities.
		while ( $is_open && $reader->read() && XMLReader::DOC_TYPE !== $reader->nodeType ) {
			if ( XMLReader::ELEMENT === $reader->nodeType ) {
				return $reader;
			}
		}

		throw WorkbookFile::damaged();
	}

	public function stream_open( string $path ): bool {
		$id = (int) substr( $path, strlen( self::PROTOCOL . '://' ) );

		if ( ! isset( self::$waiting[ $id ] ) ) {
			return false;
		}

		[ $this->stream, $this->left ] = self::$waiting[ $id ];
		unset( self::$waiting[ $id ] );

		return true;
	}

	public function stream_read( int $count ): string {
		$read        = $this->left > 0 ? (string) fread( $this->stream, max( 1, min( $count, $this->left ) ) ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- an open stream.
		$this->left -= strlen( $read );

		return $read;
	}

	public function stream_eof(): bool {
		return $this->left <= 0 || feof( $this->stream );
	}

	/** @return array<string, int> */
	public function url_stat(): array {
		return array();
	}

	/** @return array<string, int> */
	public function stream_stat(): array {
		return array();
	}
}
