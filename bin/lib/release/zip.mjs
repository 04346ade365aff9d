/** The installable zip: its files, its bytes, and its path. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '../paths.mjs';
import { archive, sizes } from './archive.mjs';
import { checkChangelog } from './changelog.mjs';
import { contents } from './contents.mjs';
import { notices } from './notices.mjs';
import { version } from './versions.mjs';

export const ZIP = inRoot( 'artifacts/hvac-blocks.zip' );

/** The oldest time that a zip can store. */
const NO_TIME = 315532800;

/**
 * The commit time of the source: a server that caches compiled PHP by file time recognizes a new version by it.
 * SOURCE_DATE_EPOCH overrides it, as in reproducible builds.
 */
function timeOfSource() {
	const { stdout } = spawnSync( 'git', [ 'log', '-1', '--format=%ct' ], { cwd: ROOT, encoding: 'utf8' } );
	const seconds = Number( process.env.SOURCE_DATE_EPOCH || stdout || NO_TIME );

	return new Date( Math.max( NO_TIME, seconds ) * 1000 );
}

/** Every file of the zip. */
export const filesOfZip = () =>
	contents( { LICENSE: readFileSync( inRoot( 'LICENSE' ) ), 'NOTICES.txt': Buffer.from( notices() ) } );

/** Puts every file of the zip into the folder, and nothing else. */
export function unpackInto( folder ) {
	rmSync( folder, { recursive: true, force: true } );

	for ( const { name, bytes } of filesOfZip() ) {
		const file = path.join( folder, name );

		mkdirSync( path.dirname( file ), { recursive: true } );
		writeFileSync( file, bytes );
	}
}

/**
 * @return {{file: string, version: string, bytes: number, count: number, parts: Record<string, number>}} about the created zip
 */
export function makeZip() {
	const number = version();

	checkChangelog( number );

	const files = filesOfZip();
	const zip = archive( files, timeOfSource() );

	mkdirSync( path.dirname( ZIP ), { recursive: true } );
	writeFileSync( ZIP, zip );

	return {
		file: path.relative( ROOT, ZIP ),
		version: number,
		bytes: zip.length,
		count: files.length,
		parts: sizes( files, zip ),
	};
}
