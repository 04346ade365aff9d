/** The PHP_CodeSniffer standards in `.phpcs.plugin-check.xml`, found below a given folder. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../log.mjs';

/** Each with its repository. */
export const STANDARDS = {
	WordPress: 'WordPress/WordPress-Coding-Standards',
	PHPCSUtils: 'PHPCSStandards/PHPCSUtils',
	Universal: 'PHPCSStandards/PHPCSExtra',
	WordPressVIPMinimum: 'Automattic/VIP-Coding-Standards',
	PluginCheck: 'WordPress/plugin-check',
};

/** The standard is two folders deep in plugin-check's repository, which is in the folder. */
const DEPTH = 3;

/** The folders that contain a standard of that name. */
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
 * @return {string[]} PHP_CodeSniffer's installed paths
 * @throws {Failure} for a missing standard
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
