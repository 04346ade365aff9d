import { useState } from '@wordpress/element';
import { ask, problemOf, type ApiProblem } from '../shared/api';
import type { ImportReport } from './types';

export type Stage = 'choose' | 'checking' | 'checked' | 'importing' | 'done';

interface State {
	stage: Stage;
	file: File | null;
	report: ImportReport | null;
	problem: ApiProblem | null;
}

const START: State = { stage: 'choose', file: null, report: null, problem: null };

/** An import in two steps: the file is checked first, and nothing is written before its report was seen. */
export function useImport( onImported: () => void ) {
	const [ state, setState ] = useState( START );

	async function check( file: File ): Promise< void > {
		setState( { ...START, stage: 'checking', file } );

		try {
			setState( { ...START, stage: 'checked', file, report: await send( file, true ) } );
		} catch ( error: unknown ) {
			setState( { ...START, file, problem: problemOf( error ) } );
		}
	}

	async function bring(): Promise< void > {
		const { file, report } = state;

		if ( ! file ) {
			return;
		}

		setState( { ...state, stage: 'importing', problem: null } );

		try {
			setState( { ...START, stage: 'done', file, report: await send( file, false ) } );
			onImported();
		} catch ( error: unknown ) {
			setState( { stage: 'checked', file, report, problem: problemOf( error ) } );
		}
	}

	return { ...state, check, bring, restart: () => setState( START ) };
}

function send( file: File, isDryRun: boolean ): Promise< ImportReport > {
	const body = new FormData();

	body.append( 'file', file );

	return ask< ImportReport >( `/dealers/import?dry_run=${ isDryRun }`, { method: 'POST', body } );
}
