/** Where mutants are tried: one folder per run, removed afterwards. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inCache } from '../lib/paths.mjs';

/** What may be kept for the next run. */
export const KEPT = inCache( 'mutants' );

export const PLACE = path.join( KEPT, String( process.pid ) );

export function makePlace() {
	mkdirSync( PLACE, { recursive: true } );
	process.on( 'exit', () => rmSync( PLACE, { recursive: true, force: true } ) );
}
