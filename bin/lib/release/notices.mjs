/** Third-party code in the zip and its licenses: the npm packages in the built scripts, according to webpack. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../log.mjs';
import { inRoot } from '../paths.mjs';

/** Licenses that are compatible with a plugin under GPL 2 or later, according to the Free Software Foundation. */
const COMPATIBLE = [
	'0BSD',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'GPL-2.0-or-later',
	'ISC',
	'MIT',
	'Unlicense',
	'Zlib',
];

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Packages that were extracted from another one and state its license. */
const CUT_OUT_OF = { 'react-property': 'react' };

const authorOf = ( { author } ) => ( typeof author === 'string' ? author : author?.name ) ?? '';

/** The license's text with its copyright from the package; some state both only in package.json. */
function licenseText( folder, manifest ) {
	const original = CUT_OUT_OF[ manifest.name ];

	if ( original ) {
		return licenseText( inRoot( 'node_modules', original ), { name: original } );
	}

	const file = readdirSync( folder ).find( ( name ) => /^licen[cs]e(\.\w+)?$/i.test( name ) );

	if ( file ) {
		return readFileSync( path.join( folder, file ), 'utf8' ).trim().replace( /\r\n/g, '\n' );
	}
	if ( manifest.license !== 'MIT' || ! authorOf( manifest ) ) {
		throw new Failure( `The package ${ manifest.name } has no license's text.`, 'bundle another package.' );
	}

	return `Copyright (c) ${ authorOf( manifest ) }\n\n${ MIT }`;
}

/**
 * @param {string[]} folders of packages, from the repository's root
 * @return {Array<{name: string, version: string, license: string, text: string}>} sorted; each version once
 * @throws {Failure} for a license that is incompatible with the GPL
 */
export function packagesIn( folders ) {
	const found = new Map();
	const nameless = [];

	for ( const folder of folders ) {
		const manifestFile = inRoot( folder, 'package.json' );

		// A package may bundle copies of others, which it lists as dependencies.
		if ( ! existsSync( manifestFile ) ) {
			nameless.push( folder.split( 'node_modules/' ).at( -1 ) );
			continue;
		}

		const manifest = JSON.parse( readFileSync( manifestFile, 'utf8' ) );

		if ( ! COMPATIBLE.includes( manifest.license ) ) {
			throw new Failure(
				`The package ${ manifest.name } is under “${ manifest.license }”, which is not known to go with the GPL.`,
				'bundle another package, or add the license to bin/lib/release/notices.mjs if the FSF lists it as compatible.'
			);
		}
		found.set( `${ manifest.name } ${ manifest.version }`, {
			name: manifest.name,
			version: manifest.version,
			license: manifest.license,
			text: licenseText( inRoot( folder ), manifest ),
		} );
	}

	const packages = [ ...found.values() ].sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
	const missing = nameless.filter( ( name ) => ! packages.some( ( one ) => one.name === name ) );

	if ( missing.length ) {
		throw new Failure( `Nothing tells the license of ${ missing.join( ', ' ) }.`, 'bundle another package.' );
	}

	return packages;
}

/** The folders bundled by the last build. */
export function bundled() {
	const lists = readdirSync( inRoot( 'plugin/build' ) ).filter( ( name ) => /^packages\..*\.json$/.test( name ) );

	if ( ! lists.length ) {
		throw new Failure( 'The build does not say what it bundled.', 'npm run build' );
	}

	return [
		...new Set( lists.flatMap( ( name ) => JSON.parse( readFileSync( inRoot( 'plugin/build', name ), 'utf8' ) ) ) ),
	].sort();
}

/** The text of `NOTICES.txt`. */
export function notices() {
	const packages = packagesIn( bundled() );
	const icons = readFileSync( inRoot( 'plugin/src/contracts/icons.LICENSE.txt' ), 'utf8' ).trim();
	const section = ( title, text ) => `${ '='.repeat( 78 ) }\n${ title }\n${ '='.repeat( 78 ) }\n\n${ text }\n`;

	return [
		'HVAC Blocks is free software under the GNU General Public License, version 2 or later: see LICENSE.\n' +
			'It contains what follows. data/NOTICE.md tells of the data, such as ZIP codes and the map.\n',
		`Packages in the scripts below build/:\n\n${ packages
			.map( ( { name, version, license } ) => `* ${ name } ${ version } (${ license })\n` )
			.join( '' ) }`,
		...packages.map( ( { name, version, license, text } ) =>
			section(
				`${ name } ${ version } (${ license })`,
				// The zip contains this text once.
				license.startsWith( 'GPL-2.0' ) ? 'The license is in LICENSE.' : text
			)
		),
		section( 'Lucide icons in src/contracts/icons.json (ISC)', icons ),
	].join( '\n' );
}
