import { Button, Card, CardBody, CardHeader, Flex, Notice, ProgressBar } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import { Confirm } from '../confirm';
import { dateTime } from '../format';
import { failedText, importButtonText, isNothingNew, lossTexts, outcomeText, progressOf } from './import-texts';
import { Undo } from './undo';
import { isActive } from './use-import';
import type { ImportKind } from './kind';
import type { ImportJob } from './types';

interface ImportProgressProps {
	job: ImportJob;
	kind: ImportKind;
	isRunning: boolean;
	onGoOn: () => void;
	onDrop: () => void;
	onUndo: () => void;
}

/** The progress, and how to resume after an interruption. */
export function ImportProgress( { job, kind, isRunning, onGoOn, onDrop, onUndo }: ImportProgressProps ) {
	if ( ! isActive( job ) && job.stage !== 'uploading' ) {
		return null;
	}

	const { text, percent } = progressOf( job, kind );

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
			<ProgressBar className="hvac-import__bar" value={ percent } aria-label={ text } />
			<p role="status">
				{ job.busy
					? __( 'This import is running in another window. This view is read-only.', 'hvac-blocks' )
					: text }
			</p>
			{ isRunning && job.stage !== 'uploading' && (
				<p className="hvac-import__note">
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
					{ ( job.stage === 'importing' || job.stage === 'fetching' ) && (
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

interface ImportOutcomeProps {
	job: ImportJob;
	kind: ImportKind;
	onConfirm: () => void;
	onDrop: () => void;
}

/** The outcome, and the next actions. */
export function ImportOutcome( { job, kind, onConfirm, onDrop }: ImportOutcomeProps ) {
	const { stage } = job;
	const [ isAsking, setIsAsking ] = useState( false );

	if ( isActive( job ) || stage === 'uploading' || stage === 'columns' ) {
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
					{ outcomeText( job, kind ) }
				</Notice>
			) }
			{ job.cutOff && (
				<Notice status="warning" isDismissible={ false }>
					{ job.remove
						? kind.texts.cutOff
						: __( 'The file ends unexpectedly. Some rows may be missing.', 'hvac-blocks' ) }
				</Notice>
			) }
			{ isAsking && (
				<Confirm
					title={ __( 'Import this file?', 'hvac-blocks' ) }
					action={ importButtonText( job, kind ) }
					isDestructive
					onConfirm={ () => {
						setIsAsking( false );
						onConfirm();
					} }
					onCancel={ () => setIsAsking( false ) }
				>
					{ lossTexts( job ).map( ( text ) => (
						<p key={ text }>{ text }</p>
					) ) }
				</Confirm>
			) }
			<Flex justify="flex-start" gap={ 3 } wrap>
				{ stage === 'checked' && ! isNothingNew( job ) && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ job.losesMuch ? () => setIsAsking( true ) : onConfirm }
					>
						{ importButtonText( job, kind ) }
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
	kind,
	onUndo,
}: {
	job: ImportJob | null;
	kind: ImportKind;
	onUndo: ( id: number, overwrites: boolean ) => Promise< void >;
} ) {
	return job ? (
		<Card>
			<CardHeader>
				<h3>{ __( 'Last import', 'hvac-blocks' ) }</h3>
			</CardHeader>
			<CardBody>
				<div className="hvac-import__import">
					<p>
						<strong>{ job.name }</strong> · { dateTime( job.created ) }
						{ job.user && ` · ${ job.user }` }
						<br />
						{ outcomeText( job, kind ) }
					</p>
					<Undo key={ job.id } job={ job } kind={ kind } onUndo={ onUndo } />
				</div>
			</CardBody>
		</Card>
	) : null;
}
