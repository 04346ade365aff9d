import { Button, Card, CardBody, CardHeader, Flex, Notice, ProgressBar } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { plainClick } from '../shared/plain-click';
import { Failed, Skeleton } from '../shared/states';
import { addressWith } from '../shared/use-query';
import { ChooseFile } from './choose-file';
import { ImportRows } from './import-rows';
import { failedText, importButtonText, isNothingNew, outcomeText, progressOf } from './import-words';
import { Places } from './places';
import { Undo } from './undo';
import { isMoving, useImport } from './use-import';
import type { ImportJob } from './types';

type Query = Record< string, string >;

interface ImportPageProps {
	query: Query;
	setQuery: ( change: Query, how?: 'push' | 'replace' ) => void;
	onClose: () => void;
}

/** Brings a file of dealers in: checked, shown, confirmed, undone. */
export function ImportPage( { query, setQuery, onClose }: ImportPageProps ) {
	const all = useImport();
	const { job, answer, unread, isLoading, isRunning, problem, reload } = all;
	const heading = useRef< HTMLHeadingElement >( null );
	const stage = job?.stage;
	// The last import stands below; a new one begins with the choice of a file.
	const isOver = ! job || stage === 'done' || stage === 'undone' || stage === 'failed' || stage === 'uploading';
	const [ isFresh, setIsFresh ] = useState( false );
	const shows = job && ( ! isOver || isFresh );

	useEffect( () => {
		if ( isRunning ) {
			setIsFresh( true );
		}
	}, [ isRunning ] );
	// What was pressed is gone with the step before.
	useEffect( () => {
		if ( isFresh && ! isRunning ) {
			heading.current?.focus();
		}
	}, [ isFresh, isRunning, stage ] );

	async function drop(): Promise< void > {
		setIsFresh( false );
		setQuery( { kind: '', rows: '' }, 'replace' );
		await all.drop();
	}

	return (
		<div className="hvac-dealers">
			<p className="hvac-dealers__back">
				<a href={ addressWith( { view: '', kind: '', rows: '' } ) } onClick={ plainClick( () => onClose() ) }>
					{ __( '← All dealers', 'hvac-blocks' ) }
				</a>
			</p>
			<div className="hvac-dealers__title">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ __( 'Import dealers', 'hvac-blocks' ) }
				</h2>
			</div>
			{ unread && (
				<Failed
					title={ __( 'The imports could not be read.', 'hvac-blocks' ) }
					problem={ unread }
					onRetry={ reload }
				/>
			) }
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ job ? `${ job.name }: ${ problem.message }` : problem.message }
				</Notice>
			) }
			{ ! answer && isLoading && <Skeleton lines={ 4 } /> }
			{ answer && job && shows && ! ( stage === 'uploading' && ! isRunning ) && (
				<Card>
					<CardHeader>
						<h3>{ job.name }</h3>
					</CardHeader>
					<CardBody>
						<div className="hvac-dealers__import">
							<Moving
								job={ job }
								isRunning={ isRunning }
								onGoOn={ () => void all.goOn() }
								onDrop={ () => void drop() }
								onUndo={ () => void all.undo( job.id, false ) }
							/>
							<Standing job={ job } onConfirm={ () => void all.confirm() } onDrop={ () => void drop() } />
						</div>
					</CardBody>
				</Card>
			) }
			{ answer && job && shows && [ 'checked', 'done', 'undone' ].includes( job.stage ) && (
				<ImportRows job={ job } query={ query } setQuery={ setQuery } />
			) }
			{ answer && ( ! shows || ( stage === 'uploading' && ! isRunning ) ) && (
				<Card>
					<CardBody>
						{ job?.stage === 'uploading' && ! isRunning && (
							<p>
								{ sprintf(
									/* translators: %s: name of a file. */
									__(
										'The upload of %s was cut off. Choose the same file again: what has come already is kept.',
										'hvac-blocks'
									),
									job.name
								) }
							</p>
						) }
						<ChooseFile onChoose={ ( file, isRemoving ) => void all.begin( file, isRemoving ) } />
					</CardBody>
				</Card>
			) }
			{ answer && ! isRunning && ( ! shows || stage === 'done' ) && (
				<LastImport job={ job?.stage === 'done' ? job : answer.undoable } onUndo={ all.undo } />
			) }
			<Card>
				<CardHeader>
					<h3>{ __( 'ZIP and postal codes', 'hvac-blocks' ) }</h3>
				</CardHeader>
				<CardBody>
					<Places />
				</CardBody>
			</Card>
		</div>
	);
}

interface MovingProps {
	job: ImportJob;
	isRunning: boolean;
	onGoOn: () => void;
	onDrop: () => void;
	onUndo: () => void;
}

/** How far it is; where it was cut off, how to go on. */
function Moving( { job, isRunning, onGoOn, onDrop, onUndo }: MovingProps ) {
	if ( ! isMoving( job ) && job.stage !== 'uploading' ) {
		return null;
	}

	const { text, percent } = progressOf( job );

	return (
		<>
			{ ! isRunning && (
				<p>
					<strong>
						{ sprintf(
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
function Standing( { job, onConfirm, onDrop }: { job: ImportJob; onConfirm: () => void; onDrop: () => void } ) {
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

function LastImport( {
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
