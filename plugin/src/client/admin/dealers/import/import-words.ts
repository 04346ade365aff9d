import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../../shared/format';
import type { ImportJob } from '../types';

const changesOf = ( job: ImportJob ): number => job.new + job.changed + job.removed;

export const isNothingNew = ( job: ImportJob ): boolean => changesOf( job ) === 0;

const share = ( part: number, all: number ): number => Math.round( ( 100 * part ) / Math.max( 1, all ) );

/**
 * How far an import is that is under way.
 *
 * @param job
 */
export function progressOf( job: ImportJob ): { text: string; percent: number } {
	const { stage, received, chunks, read, size, done } = job;

	if ( stage === 'uploading' ) {
		return {
			/* translators: %s: a number of per cent. */
			text: sprintf( __( 'Uploading: %s%%', 'hvac-blocks' ), count( share( received, chunks ) ) ),
			percent: share( received, chunks ),
		};
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
		return { text: __( 'Looking for dealers that are not in the file…', 'hvac-blocks' ), percent: 100 };
	}

	const parts = [ count( done ), count( changesOf( job ) ) ] as const;

	return {
		text:
			stage === 'undoing'
				? sprintf(
						/* translators: 1: number of dealers so far, 2: number in all. */
						__( 'Undoing: %1$s of %2$s', 'hvac-blocks' ),
						...parts
					)
				: sprintf(
						/* translators: 1: number of dealers so far, 2: number in all. */
						__( 'Importing: %1$s of %2$s', 'hvac-blocks' ),
						...parts
					),
		percent: share( done, changesOf( job ) ),
	};
}

export function importButtonText( job: ImportJob ): string {
	return job.removed > 0
		? sprintf(
				/* translators: 1: number of dealers that are written, 2: number of dealers that are removed. */
				__( 'Import %1$s, remove %2$s', 'hvac-blocks' ),
				count( job.new + job.changed ),
				count( job.removed )
			)
		: sprintf(
				/* translators: %s: number of dealers. */
				_n( 'Import %s dealer', 'Import %s dealers', changesOf( job ), 'hvac-blocks' ),
				count( changesOf( job ) )
			);
}

/**
 * What an import came to, in a sentence.
 *
 * @param job
 */
export function outcomeText( job: ImportJob ): string {
	const numbers = [ count( job.new ), count( job.changed ), count( job.removed ) ] as const;

	if ( job.stage === 'checked' ) {
		return isNothingNew( job )
			? __( 'This file contains no changes.', 'hvac-blocks' )
			: __( 'Nothing has been saved yet. The import would make these changes:', 'hvac-blocks' );
	}

	if ( job.stage === 'undone' ) {
		const text = sprintf(
			/* translators: %s: number of dealers. */
			_n( '%s dealer restored.', '%s dealers restored.', job.done - job.kept, 'hvac-blocks' ),
			count( job.done - job.kept )
		);

		return job.kept > 0
			? `${ text } ${ sprintf(
					/* translators: %s: number of dealers. */
					_n(
						'%s dealer was edited after the import and was left unchanged.',
						'%s dealers were edited after the import and were left unchanged.',
						job.kept,
						'hvac-blocks'
					),
					count( job.kept )
				) }`
			: text;
	}

	if ( job.stage === 'importing' || job.stage === 'undoing' ) {
		return progressOf( job ).text;
	}

	return sprintf(
		/* translators: 1: number of new dealers, 2: of changed ones, 3: of removed ones. */
		__( 'Imported: %1$s new, %2$s changed, %3$s removed.', 'hvac-blocks' ),
		...numbers
	);
}

export function failedText( job: ImportJob ): string {
	return sprintf(
		/* translators: %s: why a file cannot be read. */
		__( 'This file cannot be imported. %s', 'hvac-blocks' ),
		job.problem
	);
}
