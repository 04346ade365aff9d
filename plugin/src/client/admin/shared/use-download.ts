import { useState } from '@wordpress/element';
import { downloadFile, problemOf, type ApiProblem } from './api';

export interface Download {
	isBusy: boolean;
	problem: ApiProblem | null;
	forget: () => void;
	/** Saves a route's answer as a file; returns false on failure, with the reason in `problem`. */
	save: ( path: string, name: string ) => Promise< boolean >;
}

/** A download button's state. */
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
