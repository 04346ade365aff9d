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
							__( 'This import was cut off on %s. It goes on where it stopped.', 'hvac-blocks' ),
							dateTime( job.updated )
						) }
					</strong>
				</p>
			) }
			<ProgressBar className="hvac-dealers__bar" value={ percent } aria-label={ text } />
			<p role="status">
				{ job.busy
					? __( 'Another window works on this import; this one only looks on.', 'hvac-blocks' )
					: text }
			</p>
			{ isRunning && job.stage !== 'uploading' && (
				<p className="hvac-dealers__note">
					{ __(
						'You may close this window: the import waits, and can be gone on with here.',
						'hvac-blocks'
					) }
				</p>
			) }
			{ ! isRunning && (
				<Flex justify="flex-start" gap={ 3 } wrap>
					<Button variant="primary" onClick={ onGoOn }>
						{ __( 'Go on', 'hvac-blocks' ) }
					</Button>
					{ job.stage === 'importing' && (
						<Button variant="secondary" onClick={ onUndo }>
							{ __( 'Undo what is done', 'hvac-blocks' ) }
						</Button>
					) }
					{ ( job.stage === 'checking' || job.stage === 'comparing' ) && (
						<Button variant="tertiary" onClick={ onDrop }>
							{ __( 'Give it up', 'hvac-blocks' ) }
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
								'The file is cut off at its end. Nothing is removed: what is missing may only be lost.',
								'hvac-blocks'
							)
						: __( 'The file is cut off at its end: rows may be missing.', 'hvac-blocks' ) }
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
