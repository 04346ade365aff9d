<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** How far an import is. */
enum ImportStage: string {
	/** Pieces of its file are still to come. */
	case Uploading = 'uploading';
	/** The file is turned into plain text, such as a workbook into CSV. */
	case Converting = 'converting';
	/** People are to choose what the columns of the file are. */
	case Columns = 'columns';
	/** The file is read; no record is written. */
	case Checking = 'checking';
	/** The records that the file does not name are looked for. */
	case Comparing = 'comparing';
	/** What it would change is known, and waits to be confirmed. */
	case Checked   = 'checked';
	case Importing = 'importing';
	case Done      = 'done';
	case Undoing   = 'undoing';
	case Undone    = 'undone';
	/** The file cannot be read. */
	case Failed = 'failed';

	/** Whether a step brings it forward. */
	public function goes_on(): bool {
		return in_array( $this, array( self::Converting, self::Checking, self::Comparing, self::Importing, self::Undoing ), true );
	}

	/** Whether it wrote records. */
	public function has_written(): bool {
		return in_array( $this, array( self::Importing, self::Done, self::Undoing, self::Undone ), true );
	}
}
