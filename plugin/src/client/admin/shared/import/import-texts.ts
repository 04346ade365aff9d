import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../format';
import type { ImportKind } from './kind';
import type { ImportJob, ImportRowFilter } from './types';

const changesOf = ( job: ImportJob ): number => job.new + job.changed + job.removed;

export const isNothingNew = ( job: ImportJob ): boolean => changesOf( job ) === 0;

const share = ( part: number, all: number ): number => Math.round( ( 100 * part ) / Math.max( 1, all ) );

/**
 * The progress of a running import.
 *
 * @param job
 * @param kind
 */
export function progressOf(
	job: ImportJob,
	kind: ImportKind
): {
	text: string;
	/** Unknown while the file is being converted to text. */
	percent?: number;
} {
	const { stage, received, chunks, read, size, done } = job;

	if ( stage === 'uploading' ) {
		return {
			/* translators: %s: a number of per cent. */
			text: sprintf( __( 'Uploading: %s%%', 'hvac-blocks' ), count( share( received, chunks ) ) ),
			percent: share( received, chunks ),
		};
	}

	if ( stage === 'converting' ) {
		return { text: __( 'Reading the file. Nothing has been saved yet.', 'hvac-blocks' ) };
	}

	if ( stage === 'checking' ) {
		return {
			text: sprintf(
				/* translators: %s: number of rows. */
				__( 'Checking the file. Nothing has been saved yet. %s rows so far.', 'hvac-blocks' ),
				count( job.rows )
			),
			percent: share( read, size ),
		};
	}

	if ( stage === 'comparing' ) {
		return { text: kind.texts.comparing, percent: 100 };
	}

	if ( stage === 'fetching' ) {
		return {
			text: sprintf(
				/* translators: 1: number of rows so far, 2: number in all. */
				__( 'Fetching pictures and documents: row %1$s of %2$s', 'hvac-blocks' ),
				count( read ),
				count( job.rows )
			),
			percent: share( read, job.rows ),
		};
	}

	const parts = [ count( done ), count( changesOf( job ) ) ] as const;

	return {
		text:
			stage === 'undoing'
				? sprintf(
						/* translators: 1: number of records so far, 2: number in all. */
						__( 'Undoing: %1$s of %2$s', 'hvac-blocks' ),
						...parts
					)
				: sprintf(
						/* translators: 1: number of records so far, 2: number in all. */
						__( 'Importing: %1$s of %2$s', 'hvac-blocks' ),
						...parts
					),
		percent: share( done, changesOf( job ) ),
	};
}

export function importButtonText( job: ImportJob, { texts }: ImportKind ): string {
	return job.removed > 0
		? sprintf(
				/* translators: 1: number of records that are written, 2: number of records that are removed. */
				__( 'Import %1$s, remove %2$s', 'hvac-blocks' ),
				count( job.new + job.changed ),
				count( job.removed )
			)
		: texts.importAll( changesOf( job ) );
}

/**
 * An import's outcome as a sentence.
 *
 * @param job
 * @param kind
 */
export function outcomeText( job: ImportJob, kind: ImportKind ): string {
	const { texts } = kind;
	const numbers = [ count( job.new ), count( job.changed ), count( job.removed ) ] as const;

	if ( job.stage === 'checked' ) {
		return isNothingNew( job )
			? __( 'This file contains no changes.', 'hvac-blocks' )
			: __( 'Nothing has been saved yet. The import would make these changes:', 'hvac-blocks' );
	}

	if ( job.stage === 'undone' ) {
		const text = texts.restored( job.done - job.kept );

		return job.kept > 0 ? `${ text } ${ texts.kept( job.kept ) }` : text;
	}

	if ( job.stage === 'importing' || job.stage === 'fetching' || job.stage === 'undoing' ) {
		return progressOf( job, kind ).text;
	}

	return sprintf(
		/* translators: 1: number of new records, 2: of changed ones, 3: of removed ones. */
		__( 'Imported: %1$s new, %2$s changed, %3$s removed.', 'hvac-blocks' ),
		...numbers
	);
}

/**
 * What an import deletes or empties.
 *
 * @param job
 */
export function lossTexts( job: ImportJob ): string[] {
	const stored = count( job.changed + job.unchanged + job.removed );

	return [
		job.removed > 0 &&
			sprintf(
				/* translators: 1: number of records that are removed, 2: number of records that are stored. */
				__( 'It removes %1$s of the %2$s existing ones, because they are not in the file.', 'hvac-blocks' ),
				count( job.removed ),
				stored
			),
		job.emptied > 0 &&
			sprintf(
				/* translators: %s: number of rows. */
				_n(
					'In %s row, an empty cell replaces a value. To keep the values, delete the column from the file or choose “Not imported” for it.',
					'In %s rows, empty cells replace values. To keep the values, delete the column from the file or choose “Not imported” for it.',
					job.emptied,
					'hvac-blocks'
				),
				count( job.emptied )
			),
		__( 'You can undo the import.', 'hvac-blocks' ),
	].filter( ( text ) => text !== false );
}

export function failedText( job: ImportJob ): string {
	return sprintf(
		/* translators: %s: why a file cannot be read. */
		__( 'This file cannot be imported. %s', 'hvac-blocks' ),
		job.problem
	);
}

export function filterText( filter: ImportRowFilter ): string {
	return {
		warned: __( 'With warnings', 'hvac-blocks' ),
		new: __( 'New', 'hvac-blocks' ),
		changed: __( 'Changed', 'hvac-blocks' ),
		removed: __( 'Removed', 'hvac-blocks' ),
		unchanged: __( 'Unchanged', 'hvac-blocks' ),
		bad: __( 'Invalid', 'hvac-blocks' ),
	}[ filter ];
}
