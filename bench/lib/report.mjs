/** Stores the results: one JSON file per benchmark, and all of them as the table in the README. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { cachedWordPress } from '../../bin/lib/wordpress.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { PHP } from '../../bin/lib/php.mjs';
import { execute } from '../../bin/lib/shell.mjs';

const README = inRoot( 'bench/README.md' );
const START = '<!-- figures -->';
const END = '<!-- /figures -->';

/** @typedef {{what: string, figure: string, aim?: string, met?: boolean}} Figure one row of the table */

// Measures only the processor: no memory, disk, or extensions.
const LOOP =
	'$start = hrtime( true ); for ( $i = $sum = 0; $i < 10000000; $i++ ) { $sum = ( $sum * 31 + $i ) & 0xffffffff; } echo ( hrtime( true ) - $start ) / 1e6;';

/** @return {Promise<number>} milliseconds of a fixed loop in PHP, the fastest of five */
export async function loop() {
	const times = [];

	for ( let turn = 0; turn < 5; turn++ ) {
		times.push( Number( ( await execute( PHP, [ '-d', 'opcache.enable_cli=0', '-r', LOOP ] ) ).output ) );
	}

	return Math.round( Math.min( ...times ) );
}

export async function machine() {
	return {
		loop: await loop(),
		processor: `${ cpus().length } × ${ cpus()[ 0 ].model.trim() }`,
		memory: `${ Math.round( totalmem() / 2 ** 30 ) } GB`,
		node: process.versions.node,
		php: ( await execute( PHP, [ '-r', 'echo PHP_VERSION;' ] ) ).output.trim(),
		mariadb: ( await execute( 'mariadb', [ '--version' ] ) ).output.match( /(\d+\.\d+\.\d+)-MariaDB/ )?.[ 1 ],
		wordpress: cachedWordPress()?.version,
	};
}

/**
 * @param {string}                            name
 * @param {{figures: Figure[], data: Object}} result
 * @param {number[]}                          load   of the machine, before and after
 */
export async function keep( name, result, load ) {
	const today = new Date().toISOString().slice( 0, 10 );
	const file = inRoot( `bench/results/${ name }.json` );
	const whole = { name, date: today, command: `npm run bench ${ name }`, load, machine: await machine(), ...result };

	writeFileSync( file, JSON.stringify( whole, null, '\t' ) + '\n' );
}

const verdict = ( { aim, met } ) => {
	if ( aim === undefined ) {
		return '';
	}

	return met ? 'met' : '**not met**';
};

const section = ( { command, date, load, machine: on, figures } ) =>
	[
		`\`${ command }\`, ${ date }, ${ on.processor }, WordPress ${ on.wordpress }, PHP ${ on.php }, MariaDB ${ on.mariadb }${ on.loop ? `, loop ${ on.loop } ms` : '' }${ load ? `, load ${ load.join( ' before, ' ) } after` : '' }`,
		'',
		'| What | Figure | Aim | |',
		'| --- | --- | --- | --- |',
		...figures.map( ( row ) => `| ${ row.what } | ${ row.figure } | ${ row.aim ?? '' } | ${ verdict( row ) } |` ),
		'',
	].join( '\n' );

/** Rewrites the table from all results, in the order of the names. */
export function writeTable( names ) {
	const known = readdirSync( inRoot( 'bench/results' ) );
	const tables = names
		.filter( ( name ) => known.includes( `${ name }.json` ) )
		.map( ( name ) => section( JSON.parse( readFileSync( inRoot( `bench/results/${ name }.json` ), 'utf8' ) ) ) );
	const readme = existsSync( README ) ? readFileSync( README, 'utf8' ) : `${ START }\n${ END }\n`;
	const [ before ] = readme.split( START );
	const [ , after ] = readme.split( END );

	writeFileSync( README, `${ before }${ START }\n\n${ tables.join( '\n' ) }\n${ END }${ after }` );
}

export function print( figures ) {
	for ( const row of figures ) {
		const sign = row.aim === undefined ? ' ' : { true: '✓', false: '✗' }[ row.met ];

		console.log(
			`${ sign } ${ row.what }: ${ row.figure }${ row.aim === undefined ? '' : ` (aim ${ row.aim })` }`
		);
	}
}
