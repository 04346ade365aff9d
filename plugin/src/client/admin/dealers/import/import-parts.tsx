import { Button, Card, CardBody, CardHeader, Flex, Notice, ProgressBar } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import { dateTime } from '../../shared/format';
import { failedText, importButtonText, isNothingNew, outcomeText, progressOf } from './import-words';
import { Undo } from './undo';
import { isMoving } from './use-import';
import type { ImportJob } from '../types';

interface MovingProps {
	job: ImportJob;
	isRunning: boolean;
	onGoOn: () => void;
	onDrop: () => void;
	onUndo: () => void;
}

/** How far it is; where it was cut off, how to go on. */
export function Moving( { job, isRunning, onGoOn, onDrop, onUndo }: MovingProps ) {
	if ( ! isMoving( job ) && job.stage !== 'uploading' ) {
		return null;
	}

	const { text, percent } = progressOf( job );

	return (
		<>
			{ ! isRunning && (
				<p>
					<strong>
						{ sentence(
							/* translators: %s: date and time. */
							__( 'This import was interrupted on %s. It will resume where it stopped.', 'hvac-blocks' ),
							dateTime( job.updated )
						) }
					</strong>
				</p>
			) }
			<ProgressBar className="hvac-dealers__bar" value={ percent } aria-label={ text } />
			<p role="status">
				{ job.busy
					? __( 'This import is running in another window. This view is read-only.', 'hvac-blocks' )
					: text }
			</p>
			{ isRunning && job.stage !== 'uploading' && (
				<p className="hvac-dealers__note">
					{ __(
						'You can close this window. The import will pause, and you can resume it here.',
						'hvac-blocks'
					) }
				</p>
			) }
			{ ! isRunning && (
				<Flex justify="flex-start" gap={ 3 } wrap>
					<Button variant="primary" onClick={ onGoOn }>
						{ __( 'Resume', 'hvac-blocks' ) }
					</Button>
					{ job.stage === 'importing' && (
						<Button variant="secondary" onClick={ onUndo }>
							{ __( 'Undo changes so far', 'hvac-blocks' ) }
						</Button>
					) }
					{ ( job.stage === 'checking' || job.stage === 'comparing' ) && (
						<Button variant="tertiary" onClick={ onDrop }>
							{ __( 'Discard', 'hvac-blocks' ) }
						</Button>
					) }
				</Flex>
			) }
		</>
	);
}

/** What it came to, and what can be done next. */
export function Standing( { job, onConfirm, onDrop }: { job: ImportJob; onConfirm: () => void; onDrop: () => void } ) {
	const { stage } = job;

	if ( isMoving( job ) || stage === 'uploading' ) {
		return null;
	}

	return (
		<>
			{ stage === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ failedText( job ) }
				</Notice>
			) }
			{ stage !== 'failed' && (
				<Notice status={ stage === 'checked' ? 'info' : 'success' } isDismissible={ false }>
					{ outcomeText( job ) }
				</Notice>
			) }
			{ job.cutOff && (
				<Notice status="warning" isDismissible={ false }>
					{ job.remove
						? __(
								'The file ends unexpectedly, so no dealers are removed. The missing ones may just have been lost.',
								'hvac-blocks'
							)
						: __( 'The file ends unexpectedly. Some rows may be missing.', 'hvac-blocks' ) }
				</Notice>
			) }
			<Flex justify="flex-start" gap={ 3 } wrap>
				{ stage === 'checked' && ! isNothingNew( job ) && (
					<Button __next40pxDefaultSize variant="primary" onClick={ onConfirm }>
						{ importButtonText( job ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant={ stage === 'checked' ? 'tertiary' : 'secondary' }
					onClick={ onDrop }
				>
					{ __( 'Choose another file', 'hvac-blocks' ) }
				</Button>
			</Flex>
		</>
	);
}

/** The import that can still be undone. */
export function LastImport( {
	job,
	onUndo,
}: {
	job: ImportJob | null;
	onUndo: ( id: number, overwrites: boolean ) => Promise< void >;
} ) {
	return job ? (
		<Card>
			<CardHeader>
				<h3>{ __( 'Last import', 'hvac-blocks' ) }</h3>
			</CardHeader>
			<CardBody>
				<div className="hvac-dealers__import">
					<p>
						<strong>{ job.name }</strong> · { dateTime( job.created ) }
						{ job.user && ` · ${ job.user }` }
						<br />
						{ outcomeText( job ) }
					</p>
					<Undo key={ job.id } job={ job } onUndo={ onUndo } />
				</div>
			</CardBody>
		</Card>
	) : null;
}
