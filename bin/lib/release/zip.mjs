/** The installable zip: its files, its bytes and where it is put. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '../paths.mjs';
import { archive, sizes } from './archive.mjs';
import { checkChangelog } from './changelog.mjs';
import { contents } from './contents.mjs';
import { notices } from './notices.mjs';
import { version } from './versions.mjs';

export const ZIP = inRoot( 'artifacts/hvac-blocks.zip' );

/** The oldest time that a zip can tell. */
const NO_TIME = 315532800;

/**
 * When the source was committed: a server that keeps compiled PHP by its files' times sees that a new version is another. SOURCE_DATE_EPOCH
 * replaces it, as reproducible builds do.
 */
function timeOfSource() {
	const { stdout } = spawnSync( 'git', [ 'log', '-1', '--format=%ct' ], { cwd: ROOT, encoding: 'utf8' } );
	const seconds = Number( process.env.SOURCE_DATE_EPOCH || stdout || NO_TIME );

	return new Date( Math.max( NO_TIME, seconds ) * 1000 );
}

/** Every file of the zip. */
export const filesOfZip = () =>
	contents( { LICENSE: readFileSync( inRoot( 'LICENSE' ) ), 'NOTICES.txt': Buffer.from( notices() ) } );

/** @return {{file: string, version: string, bytes: number, count: number, parts: Record<string, number>}} of the zip that it made */
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
