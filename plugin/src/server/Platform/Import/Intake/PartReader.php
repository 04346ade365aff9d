<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Import\UnreadableFile;
use XMLReader;

defined( 'ABSPATH' ) || exit;

/** Reads a part of a workbook piece by piece. After an error XMLReader continues with what it has, as if that were all; this class throws. */
final class PartReader extends XMLReader {
	/**
	 * Moves to the next node within the part.
	 *
	 * @throws UnreadableFile if there is none, or if it cannot be read
	 */
	public function step(): void {
		if ( ! $this->read() ) {
			throw WorkbookFile::damaged();
		}
	}

	/** Moves to the node after this one and its content. */
	public function pass(): void {
		if ( ! $this->next() ) {
			throw WorkbookFile::damaged();
		}
	}

	/** Moves to the next node; false at the end of the part. */
	public function forward(): bool {
		if ( 0 === $this->depth && $this->isEmptyElement ) {
			return false;
		}

		$this->step();

		return ! $this->is_end();
	}

	/** Whether the reader is at the end of the part. */
	public function is_end(): bool {
		return 0 === $this->depth && ( self::END_ELEMENT === $this->nodeType || $this->isEmptyElement );
	}

	public function is_element( string $name ): bool {
		return self::ELEMENT === $this->nodeType && $name === $this->localName;
	}
}
