<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

defined( 'ABSPATH' ) || exit;

/** The stage of an import. */
enum ImportStage: string {
	/** More pieces of the file are expected. */
	case Uploading = 'uploading';
	/** The file is converted to plain text, such as a workbook to CSV. */
	case Converting = 'converting';
	/** The user must choose the meaning of the file's columns. */
	case Columns = 'columns';
	/** The file is read; no record is written. */
	case Checking = 'checking';
	/** Finding the records that the file does not name. */
	case Comparing = 'comparing';
	/** The changes are known and wait for confirmation. */
	case Checked   = 'checked';
	case Importing = 'importing';
	/** The records are written; the files that they name on other servers are fetched. */
	case Fetching = 'fetching';
	case Done      = 'done';
	case Undoing   = 'undoing';
	case Undone    = 'undone';
	/** The file cannot be read. */
	case Failed = 'failed';

	/** Whether a step advances it. */
	public function goes_on(): bool {
		return in_array( $this, array( self::Converting, self::Checking, self::Comparing, self::Importing, self::Fetching, self::Undoing ), true );
	}

	/** Whether it wrote records. */
	public function has_written(): bool {
		return in_array( $this, array( self::Importing, self::Fetching, self::Done, self::Undoing, self::Undone ), true );
	}
}
