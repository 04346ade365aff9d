<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Csv;

use Closure;
use HvacBlocks\Platform\Import\ImportChunks;

defined( 'ABSPATH' ) || exit;

/** Makes PHP read the pieces of `ImportChunks` as one seekable file. */
final class ChunkStream {
	public const PROTOCOL = 'hvac-blocks-import';

	/** @var resource|null set by PHP */
	public mixed $context = null;

	private Closure $read;

	private int $size;

	private int $position = 0;

	/** The piece in memory. */
	private int $number = -1;

	private string $piece = '';

	public function stream_open(): bool {
		$options = is_resource( $this->context ) ? stream_context_get_options( $this->context )[ self::PROTOCOL ] ?? null : null;

		if ( ! is_array( $options ) || ! ( $options['read'] ?? null ) instanceof Closure || ! is_int( $options['size'] ?? null ) ) {
			return false;
		}

		$this->read = $options['read'];
		$this->size = $options['size'];

		return true;
	}

	public function stream_read( int $count ): string {
		$number = intdiv( $this->position, ImportChunks::SIZE );

		if ( $number !== $this->number ) {
			$piece        = ( $this->read )( $number );
			$this->piece  = is_string( $piece ) ? $piece : '';
			$this->number = $number;
		}

		$read            = substr( $this->piece, $this->position - $number * ImportChunks::SIZE, $count );
		$this->position += strlen( $read );

		return $read;
	}

	public function stream_eof(): bool {
		return $this->position >= $this->size;
	}

	public function stream_tell(): int {
		return $this->position;
	}

	public function stream_seek( int $offset, int $whence ): bool {
		// PHP itself turns SEEK_CUR into SEEK_SET.
		$this->position = SEEK_END === $whence ? $this->size + $offset : $offset;

		return $this->position >= 0;
	}

	/** @return array{size: int} */
	public function stream_stat(): array {
		return array( 'size' => $this->size );
	}
}
