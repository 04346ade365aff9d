/**
 * Writes the hashes of proofs that passed at the first attempt into the lock, and counts those that were already
 * proven.
 */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { ANNOTATION, LOCK, lock, nameOf } from './proofs';

const annotation = ( test: TestCase, name: string ): string | undefined =>
	test.annotations.find( ( { type } ) => type === name )?.description;

export default class ProofsReporter implements Reporter {
	private readonly made: Record< string, string > = {};
	private before = 0;

	onTestEnd( test: TestCase, { status, retry }: TestResult ): void {
		const hash = annotation( test, ANNOTATION );

		if ( hash && status === 'passed' && retry === 0 ) {
			// After the root and the project.
			this.made[ nameOf( test.titlePath().slice( 2 ) ) ] = hash;
		} else if ( hash && status === 'skipped' ) {
			this.before += Number( annotation( test, 'states' ) );
		}
	}

	onEnd(): void {
		if ( Object.keys( this.made ).length ) {
			const all = Object.entries( { ...lock(), ...this.made } ).sort( ( [ one ], [ other ] ) =>
				one < other ? -1 : 1
			);

			writeFileSync( LOCK, `${ JSON.stringify( Object.fromEntries( all ), null, '\t' ) }\n` );
		}
		if ( this.before ) {
			process.stdout.write( `${ this.before } states proven before\n` );
		}
	}
}
