/** The standards of PHP_CodeSniffer that `.phpcs.plugin-check.xml` names, found below a folder that a person chose. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../log.mjs';

/** Each with the repository that it comes from. */
export const STANDARDS = {
	WordPress: 'WordPress/WordPress-Coding-Standards',
	PHPCSUtils: 'PHPCSStandards/PHPCSUtils',
	Universal: 'PHPCSStandards/PHPCSExtra',
	WordPressVIPMinimum: 'Automattic/VIP-Coding-Standards',
	PluginCheck: 'WordPress/plugin-check',
};

/** The standard of plugin-check stands two folders deep in its repository, and the repository in the folder. */
const DEPTH = 3;

/** The folders in which a standard of that name stands. */
function* holders( folder, name, depth = DEPTH ) {
	if ( existsSync( path.join( folder, name, 'ruleset.xml' ) ) ) {
		yield folder;
	}
	for ( const entry of depth > 0 ? readdirSync( folder, { withFileTypes: true } ) : [] ) {
		if ( entry.isDirectory() && ! entry.name.startsWith( '.' ) ) {
			yield* holders( path.join( folder, entry.name ), name, depth - 1 );
		}
	}
}

/**
 * @param {string} folder
 * @return {string[]} what PHP_CodeSniffer calls installed paths
 * @throws {Failure} where a standard is missing
 */
export function foldersOfStandards( folder ) {
	const found = Object.entries( STANDARDS ).map( ( [ name, repository ] ) => {
		const [ first ] = existsSync( folder ) ? holders( folder, name ) : [];

		if ( first === undefined ) {
			throw new Failure(
				`${ folder } has no standard ${ name }.`,
				`git -C ${ folder } clone https://github.com/${ repository }`
			);
		}
		return first;
	} );

	return [ ...new Set( found ) ];
}
