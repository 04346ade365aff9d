/**
 * The changelog in `plugin/readme.txt`: for owners, the lines directly below a version's heading in CHANGELOG.md. The
 * long lists, by kind, are for readers of the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../log.mjs';
import { inRoot } from '../paths.mjs';

const README = inRoot( 'plugin/readme.txt' );
const HEADING = '== Changelog ==';
// The directory shows no more than about 5,000 characters.
const VERSIONS = 6;

/** @return {Array<{version: string, lines: string[]}>} the newest versions, newest first; lines without bullets */
export function summaries( changelog ) {
	return changelog
		.split( /^## /m )
		.slice( 1 )
		.map( ( section ) => ( {
			version: section.match( /^\[([\d.]+)\]/ )?.[ 1 ] ?? '',
			lines: section
				.slice( section.indexOf( '\n' ) )
				.split( /^### /m )[ 0 ]
				.split( /^- /m )
				.slice( 1 )
				.map( ( line ) => line.trim().replace( /\s+/g, ' ' ) ),
		} ) )
		.filter( ( { version, lines } ) => version && lines.length )
		.slice( 0, VERSIONS );
}

/** The readme with the current changelog; text after the changelog is preserved. */
export function withChangelog( readme, changelog ) {
	const [ before, after ] = readme.split( `${ HEADING }\n` );

	if ( after === undefined ) {
		throw new Failure( `plugin/readme.txt has no “${ HEADING }”.`, 'add that line at its end.' );
	}

	const rest = after.search( /^== /m );
	const text = summaries( changelog )
		.map( ( { version, lines } ) => `= ${ version } =\n${ lines.map( ( line ) => `* ${ line }\n` ).join( '' ) }` )
		.join( '\n' );

	return `${ before }${ HEADING }\n\n${ text }${ rest < 0 ? '' : `\n${ after.slice( rest ) }` }`;
}

const made = () => withChangelog( readFileSync( README, 'utf8' ), readFileSync( inRoot( 'CHANGELOG.md' ), 'utf8' ) );

/** @throws {Failure} if readme.txt is stale, or does not mention the version */
export function checkChangelog( version ) {
	if ( readFileSync( README, 'utf8' ) !== made() ) {
		throw new Failure( 'The changelog in plugin/readme.txt is not that of CHANGELOG.md.', 'npm run readme' );
	}
	if ( ! made().includes( `\n= ${ version } =\n` ) ) {
		throw new Failure(
			`CHANGELOG.md says nothing to owners of ${ version }.`,
			`write a few lines right below “## [${ version }]”, before its “###”, and run npm run readme.`
		);
	}
}

export const writeChangelog = () => writeFileSync( README, made() );
