<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

defined( 'ABSPATH' ) || exit;

/** How a scheduled import ended. */
enum ScheduleOutcome: string {
	case Imported = 'imported';
	/** The file contains nothing new. */
	case NoChange = 'no_change';
	/** The source still has the same file. */
	case SameFile = 'same_file';
	/** Nothing was written, because too much would be removed. */
	case Asks = 'asks';
	/** The file's columns must be chosen. */
	case Columns    = 'columns';
	case Unreadable = 'unreadable';
	/** There was no file to read. */
	case Failed = 'failed';

	/** Describes the outcome to people, with the problem of a file or its source. */
	public function text( string $problem ): string {
		return match ( $this ) {
			self::Imported => __( 'The dealers of the file were imported.', 'hvac-blocks' ),
			self::NoChange => __( 'This file contains no changes.', 'hvac-blocks' ),
			self::SameFile => __( 'There is no newer file. Nothing was changed.', 'hvac-blocks' ),
			self::Asks     => trim( __( 'Nothing was saved: please look at the changes first.', 'hvac-blocks' ) . " $problem" ),
			self::Columns  => __( 'The site does not know what the columns of the file contain. Choose it once; later files with the same columns are read the same way.', 'hvac-blocks' ),
			self::Unreadable, self::Failed => $problem,
		};
	}

	/** Whether the file cannot be imported. */
	public function is_failure(): bool {
		return in_array( $this, array( self::Columns, self::Unreadable, self::Failed ), true );
	}

	/** Whether the outcome stays until the source has another file. */
	public function lasts(): bool {
		return in_array( $this, array( self::Asks, self::Columns, self::Unreadable ), true );
	}
}
