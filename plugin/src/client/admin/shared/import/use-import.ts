import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { apiRequest, problemOf, type ApiProblem } from '../api';
import { sleep } from '../sleep';
import { useResource } from '../use-resource';
import type { ImportKind } from './kind';
import type { ImportJob, ImportsAnswer, ImportStage } from './types';

/** Milliseconds between requests while another window works on the same import, or while the server has problems. */
const RETRY_DELAY_MS = 2000;

/** How often a request is repeated after no answer or a server error. */
const MAX_RETRIES = 3;

/** The stages that a step advances. */
const ACTIVE_STAGES: ImportStage[] = [ 'converting', 'checking', 'comparing', 'importing', 'fetching', 'undoing' ];

export const isActive = ( { stage }: ImportJob ): boolean => ACTIVE_STAGES.includes( stage );

/**
 * The current import: its file is uploaded in parts, checked, previewed, confirmed, and imported in steps. The server
 * keeps its state, so that any window can resume it.
 */
export function useImport( { path }: Pick< ImportKind, 'path' > ) {
	const { data, problem: unread, isLoading, reload } = useResource< ImportsAnswer >( path );
	const [ job, setJob ] = useState< ImportJob | null >( null );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const isGone = useRef( false );

	useEffect( () => {
		isGone.current = false;

		return () => {
			isGone.current = true;
		};
	}, [] );
	useEffect( () => {
		if ( data ) {
			setJob( data.latest );
		}
	}, [ data ] );

	const run = useCallback(
		async ( work: () => Promise< ImportJob > ): Promise< void > => {
			setIsRunning( true );
			setProblem( null );

			try {
				let now = await work();

				setJob( now );

				while ( isActive( now ) && ! isGone.current ) {
					now = await requestWithRetry( `${ path }/${ now.id }/step`, { method: 'POST' } );
					setJob( now );

					if ( now.busy ) {
						await sleep( RETRY_DELAY_MS );
					}
				}
			} catch ( error: unknown ) {
				setProblem( problemOf( error ) );
			} finally {
				setIsRunning( false );
			}
		},
		[ path ]
	);

	async function upload( file: File, isRemoving: boolean ): Promise< ImportJob > {
		let now = await apiRequest< ImportJob >( path, {
			method: 'POST',
			data: { name: file.name, size: file.size, signature: signatureOf( file ), remove: isRemoving },
		} );

		setJob( now );

		// An interrupted upload resumes where it stopped.
		for ( let number = now.received; number < now.chunks && ! isGone.current; number++ ) {
			now = await requestWithRetry( `${ path }/${ now.id }/chunks/${ number }`, {
				method: 'POST',
				headers: { 'Content-Type': 'application/octet-stream' },
				body: file.slice( number * now.chunkSize, ( number + 1 ) * now.chunkSize ),
			} );
			setJob( now );
		}

		return now;
	}

	const postAction = ( what: string, body: unknown = {} ) =>
		run( () => apiRequest< ImportJob >( `${ path }/${ job?.id ?? 0 }/${ what }`, { method: 'POST', data: body } ) );

	return {
		job,
		answer: data,
		unread,
		isLoading,
		isRunning,
		problem,
		reload,
		begin: ( file: File, isRemoving: boolean ) => run( () => upload( file, isRemoving ) ),
		/** Reads another sheet of the workbook, which the server keeps. */
		chooseSheet: ( sheet: string ) => void postAction( 'sheet', { sheet } ),
		goOn: () => run( () => requestWithRetry( `${ path }/${ job?.id ?? 0 }/step`, { method: 'POST' } ) ),
		/** Sets the field of each column and checks the file again. */
		choose: ( fields: string[] ) => postAction( 'columns', { fields } ),
		/** Large losses are asked about before. */
		confirm: () => postAction( 'confirm', { confirm: job?.losesMuch ?? false } ),
		undo: ( id: number, overwrites: boolean ) =>
			run( () =>
				apiRequest< ImportJob >( `${ path }/${ id }/undo`, { method: 'POST', data: { overwrite: overwrites } } )
			),
		/** Discards the import; the server deletes one that wrote nothing. */
		async drop(): Promise< void > {
			setProblem( null );

			try {
				if ( job && ! [ 'done', 'undone' ].includes( job.stage ) ) {
					await apiRequest( `${ path }/${ job.id }`, { method: 'DELETE' } );
				}
			} catch ( error: unknown ) {
				setProblem( problemOf( error ) );
			}

			setJob( null );
			reload();
		},
	};
}

/**
 * Sends requests that are safe to repeat: a step resumes where the previous one stopped, and each part of the file is stored once.
 *
 * @param path
 * @param request
 */
async function requestWithRetry( path: string, request: Parameters< typeof apiRequest >[ 1 ] ): Promise< ImportJob > {
	for ( let tries = MAX_RETRIES; ; tries-- ) {
		try {
			return await apiRequest< ImportJob >( path, request );
		} catch ( error: unknown ) {
			const { status } = problemOf( error );

			if ( tries === 0 || ( status > 0 && status < 500 ) ) {
				throw error;
			}

			await sleep( RETRY_DELAY_MS );
		}
	}
}

const signatureOf = ( file: File ): string => `${ file.size }-${ file.lastModified }-${ file.name }`.slice( 0, 64 );
