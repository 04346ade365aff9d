/** An import of many dealers, the export that it is made from, and the administrator's list of them. */
import { step } from '../bin/lib/log.mjs';
import { inCache, inRoot } from '../bin/lib/paths.mjs';
import { PHP } from '../bin/lib/php.mjs';
import { must } from '../bin/lib/shell.mjs';
import { round } from './lib/figures.mjs';
import { folderOf, haveDealers } from './lib/sites.mjs';

/** Covered ZIPs per dealer, as in the search benchmark. */
const COVERAGE = 30;

export async function bench( { quick } ) {
	const count = quick ? 5000 : 100000;
	let last = '';

	await step( `${ count } dealers on plain`, ( progress ) => haveDealers( 'plain', count, progress, COVERAGE ) );
	await step( 'Exporting and importing them', ( progress ) =>
		must( PHP, [ inRoot( 'bench/site/import.php' ), folderOf( 'plain' ), inCache( 'bench/dealers.csv' ) ], {
			onLine: ( line ) => {
				last = line;
				progress( line );
			},
		} )
	);

	const data = JSON.parse( last );
	const rate = ( { seconds } ) => round( data.dealers / seconds, 0 );

	if ( data.left !== data.dealers ) {
		throw new Error( `Of ${ data.dealers } dealers ${ data.left } came back.` );
	}

	return {
		figures: [
			{
				what: `import of ${ data.dealers } new dealers with ${ COVERAGE } ZIPs each (a CSV file of ${ data.size } MB), checked and written: rows a second; memory at the peak`,
				figure: `${ rate( data.import ) }; ${ data.import.megabytes } MB`,
				aim: '≥ 3000',
				met: rate( data.import ) >= 3000,
			},
			{
				what: 'the same file again, which changes nothing: rows a second; memory at the peak',
				figure: `${ rate( data.again ) }; ${ data.again.megabytes } MB`,
			},
			{
				what: 'export of them as CSV: rows a second; memory at the peak',
				figure: `${ rate( data.export ) }; ${ data.export.megabytes } MB`,
			},
			{
				what: `the administrator's list of ${ data.dealers }: first page; last page; the count; a text in any column; a badge in one state (each with its count)`,
				figure: `${ data.list.first } ms; ${ data.list.last } ms; ${ data.list.count } ms; ${ data.list.search } ms; ${ data.list.badge } ms`,
				aim: '≤ 500 ms each',
				met: Math.max( ...Object.values( data.list ) ) <= 500,
			},
		],
		data,
	};
}
