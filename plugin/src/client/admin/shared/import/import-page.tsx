import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { BackLink } from '../back-link';
import { labelledText } from '../format';
import { ErrorState, Skeleton } from '../states';
import { ChooseFile } from './choose-file';
import { Columns } from './columns';
import { FileFormat } from './file-format';
import { LastImport, ImportProgress, ImportOutcome } from './import-parts';
import { PlannedChanges } from './planned-changes';
import type { ImportKind } from './kind';
import { useImport } from './use-import';

type Query = Record< string, string >;

interface ImportPageProps {
	kind: ImportKind;
	query: Query;
	setQuery: ( change: Query, how?: 'push' | 'replace' ) => void;
	onClose: () => void;
	/** Further content of the page. */
	children?: ReactNode;
}

/** Imports a file of records: checks, previews, confirms, undoes. */
export function ImportPage( { kind, query, setQuery, onClose, children }: ImportPageProps ) {
	const all = useImport( kind );
	const { job, answer, unread, isLoading, isRunning, problem, reload } = all;
	const heading = useRef< HTMLHeadingElement >( null );
	const stage = job?.stage;
	// Another sheet of its workbook may be readable.
	const isFailed = stage === 'failed' && job?.sheets.length === 0;
	// The last import is shown below; a new one starts by choosing a file.
	const isOver = ! job || stage === 'done' || stage === 'undone' || isFailed || stage === 'uploading';
	const [ isFresh, setIsFresh ] = useState( false );
	const shows = job && ( ! isOver || isFresh );

	useEffect( () => {
		if ( isRunning ) {
			setIsFresh( true );
		}
	}, [ isRunning ] );
	// The pressed control is gone with the previous step.
	useEffect( () => {
		if ( isFresh && ! isRunning ) {
			heading.current?.focus();
		}
	}, [ isFresh, isRunning, stage ] );

	async function drop(): Promise< void > {
		setIsFresh( false );
		setQuery( { kind: '', rows: '' }, 'replace' );
		await all.drop();
		heading.current?.focus();
	}

	return (
		<div className="hvac-import">
			<BackLink
				className="hvac-import__back"
				to={ { view: '', kind: '', rows: '' } }
				text={ kind.texts.back }
				onBack={ onClose }
			/>
			<div className="hvac-import__title">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ kind.texts.title }
				</h2>
			</div>
			{ unread && (
				<ErrorState
					title={ __( 'Imports could not be loaded.', 'hvac-blocks' ) }
					problem={ unread }
					onRetry={ reload }
				/>
			) }
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ job ? labelledText( job.name, problem.message ) : problem.message }
				</Notice>
			) }
			{ ! answer && isLoading && <Skeleton lines={ 4 } /> }
			{ answer && job && shows && ! ( stage === 'uploading' && ! isRunning ) && (
				<Card>
					<CardHeader>
						<h3>{ job.name }</h3>
					</CardHeader>
					<CardBody>
						<div className="hvac-import__import">
							<FileFormat job={ job } onChooseSheet={ all.chooseSheet } />
							<ImportProgress
								job={ job }
								kind={ kind }
								isRunning={ isRunning }
								onGoOn={ () => void all.goOn() }
								onDrop={ () => void drop() }
								onUndo={ () => void all.undo( job.id, false ) }
							/>
							<ImportOutcome
								job={ job }
								kind={ kind }
								onConfirm={ () => void all.confirm() }
								onDrop={ () => void drop() }
							/>
							{ job.columns > 0 && ( job.stage === 'columns' || job.stage === 'checked' ) && (
								<Columns
									job={ job }
									kind={ kind }
									onChoose={ ( fields ) => void all.choose( fields ) }
									onDrop={ () => void drop() }
								/>
							) }
						</div>
					</CardBody>
				</Card>
			) }
			{ answer && job && shows && [ 'checked', 'done', 'undone' ].includes( job.stage ) && (
				<PlannedChanges job={ job } kind={ kind } query={ query } setQuery={ setQuery } />
			) }
			{ answer && ( ! shows || ( stage === 'uploading' && ! isRunning ) ) && (
				<Card>
					<CardBody>
						{ job?.stage === 'uploading' && ! isRunning && (
							<p>
								{ sprintf(
									/* translators: %s: name of a file. */
									__(
										'The upload of %s was interrupted. Choose the same file again to continue where it stopped.',
										'hvac-blocks'
									),
									job.name
								) }
							</p>
						) }
						<ChooseFile
							kind={ kind }
							onChoose={ ( file, isRemoving ) => void all.begin( file, isRemoving ) }
						/>
					</CardBody>
				</Card>
			) }
			{ answer && ! isRunning && ( ! shows || stage === 'done' ) && (
				<LastImport job={ job?.stage === 'done' ? job : answer.undoable } kind={ kind } onUndo={ all.undo } />
			) }
			{ /* Not before the rest, which would push it down. */ }
			{ ( answer || unread ) && children }
		</div>
	);
}
