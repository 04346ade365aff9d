import { useState } from '@wordpress/element';
import { downloadFile, problemOf, type ApiProblem } from './api';

export interface Download {
	isBusy: boolean;
	problem: ApiProblem | null;
	forget: () => void;
	/** Saves what a route answers as a file; false where it could not be had, and `problem` says why. */
	save: ( path: string, name: string ) => Promise< boolean >;
}

/** A file of the API that a button saves. */
export function useDownload(): Download {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	return {
		isBusy,
		problem,
		forget: () => setProblem( null ),
		save: async ( path, name ) => {
			setIsBusy( true );
			setProblem( null );

			try {
				await downloadFile( path, name );
				return true;
			} catch ( error: unknown ) {
				setProblem( problemOf( error ) );
				return false;
			} finally {
				setIsBusy( false );
			}
		},
	};
}
