import { Button, Card, CardBody, CardHeader, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Message } from '../shared/message';
import { BackLink } from '../shared/back-link';
import type { ImportSchedule } from '../shared/answers';
import { apiRequest, problemOf } from '../shared/api';
import { dateTime } from '../shared/format';
import { PlannedChanges } from '../shared/import/planned-changes';
import { sleep } from '../shared/sleep';
import { Pending } from '../shared/states';
import type { ChangeQuery } from '../shared/use-query';
import { useResource } from '../shared/use-resource';
import { ViewLink } from '../shared/view-link';
import { dealerImport } from './import-kind';
import { ScheduleForm } from './schedule-form';

export const PATH = '/dealer-import-schedule';

const IMPORT = { view: 'import', kind: '', rows: '' };

/** Milliseconds between two requests while another process imports. */
const DELAY_MS = 1000;

/** The scheduled import of dealers: how it is doing, and where its file comes from. */
export function Schedule( { query, setQuery }: { query: Record< string, string >; setQuery: ChangeQuery } ) {
	const { data, problem, reload, replace } = useResource< ImportSchedule >( PATH );
	const [ said, setSaid ] = useState( '' );
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => heading.current?.focus(), [] );

	return (
		<div className="hvac-import">
			<BackLink
				className="hvac-import__back"
				to={ IMPORT }
				text={ __( '← Import dealers', 'hvac-blocks' ) }
				onBack={ () => setQuery( IMPORT ) }
			/>
			<div className="hvac-import__title">
				<h2 ref={ heading } tabIndex={ -1 }>
					{ __( 'Scheduled import', 'hvac-blocks' ) }
				</h2>
			</div>
			{ ! data && (
				<Pending
					problem={ problem }
					title={ __( 'The schedule could not be loaded.', 'hvac-blocks' ) }
					lines={ 8 }
					onRetry={ reload }
				/>
			) }
			<Message status="success" text={ said } onRemove={ () => setSaid( '' ) } />
			{ data?.schedule && (
				<State schedule={ data } onChange={ replace } onStart={ () => setSaid( '' ) } setQuery={ setQuery } />
			) }
			{ data?.job && [ 'checked', 'done', 'undone' ].includes( data.job.stage ) && (
				<PlannedChanges job={ data.job } kind={ dealerImport() } query={ query } setQuery={ setQuery } />
			) }
			{ data && (
				<ScheduleForm
					// A saved schedule is the new beginning.
					key={ JSON.stringify( data.schedule ) }
					schedule={ data }
					onSaved={ ( answer ) => {
						replace( answer );
						setSaid( __( 'The schedule is saved.', 'hvac-blocks' ) );
					} }
				/>
			) }
		</div>
	);
}

interface StateProps {
	schedule: ImportSchedule;
	onChange: ( answer: ImportSchedule ) => void;
	onStart: () => void;
	setQuery: ChangeQuery;
}

function State( { schedule, onChange, onStart, setQuery }: StateProps ) {
	const { outcome, message, finished } = schedule;
	const [ isRunning, setIsRunning ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const isGone = useRef( false );
	const status = { '': 'info', imported: 'success', no_change: 'success', same_file: 'success', asks: 'warning' };

	useEffect( () => {
		isGone.current = false;

		return () => {
			isGone.current = true;
		};
	}, [] );

	async function run( isAnyway: boolean ): Promise< void > {
		onStart();
		setIsRunning( true );
		setProblem( '' );

		try {
			let now = await apiRequest< ImportSchedule >( `${ PATH }/run`, {
				method: 'POST',
				data: { anyway: isAnyway },
			} );

			while ( now.isRunning && ! isGone.current ) {
				await sleep( DELAY_MS );
				now = await apiRequest< ImportSchedule >( `${ PATH }/run`, { method: 'POST' } );
			}

			onChange( now );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		} finally {
			setIsRunning( false );
		}
	}

	return (
		<Card>
			<CardHeader>
				<h3>{ __( 'Last run', 'hvac-blocks' ) }</h3>
			</CardHeader>
			<CardBody>
				<div className="hvac-import__import">
					<Message text={ problem } />
					<div role="status">
						{ isRunning && <p>{ __( 'The import is running…', 'hvac-blocks' ) }</p> }
						{ ! isRunning && finished === '' && <p>{ __( 'It has not run yet.', 'hvac-blocks' ) }</p> }
						{ ! isRunning && finished !== '' && (
							<Notice
								status={
									outcome in status ? ( status[ outcome as keyof typeof status ] as 'info' ) : 'error'
								}
								isDismissible={ false }
							>
								{ dateTime( finished ) } · { message }
							</Notice>
						) }
					</div>
					<Flex justify="flex-start" gap={ 3 } wrap>
						{ outcome === 'asks' && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								isDestructive
								aria-disabled={ isRunning }
								onClick={ () => isRunning || void run( true ) }
							>
								{ __( 'Import anyway', 'hvac-blocks' ) }
							</Button>
						) }
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ isRunning }
							aria-disabled={ isRunning }
							onClick={ () => isRunning || void run( false ) }
						>
							{ __( 'Run now', 'hvac-blocks' ) }
						</Button>
						{ [ 'imported', 'asks', 'columns' ].includes( outcome ) && (
							<ViewLink to={ IMPORT } text={ linkText( outcome ) } setQuery={ setQuery } />
						) }
					</Flex>
				</div>
			</CardBody>
		</Card>
	);
}

function linkText( outcome: ImportSchedule[ 'outcome' ] ): string {
	if ( outcome === 'columns' ) {
		return __( 'Choose columns', 'hvac-blocks' );
	}

	return outcome === 'asks'
		? __( 'View the changes', 'hvac-blocks' )
		: __( 'View or undo the import', 'hvac-blocks' );
}
