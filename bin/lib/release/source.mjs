/**
 * A release's source: everything that scripts, styles, and data are built from, which the directory requires to be
 * public.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../log.mjs';
import { inRoot, ROOT } from '../paths.mjs';

export const SOURCE = inRoot( 'artifacts/hvac-blocks-source.zip' );

const git = ( ...args ) => spawnSync( 'git', args, { cwd: ROOT, encoding: 'utf8' } );

/**
 * The files that git tracks, as last committed: the same bytes for the same commit.
 *
 * @return {{file: string, isBehind: boolean}} isBehind: whether there are uncommitted changes, which are not in it
 */
export function makeSource( file = SOURCE ) {
	mkdirSync( path.dirname( file ), { recursive: true } );

	const { status, stderr } = git( 'archive', '--format=zip', '-9', `--output=${ file }`, 'HEAD' );

	if ( status !== 0 ) {
		throw new Failure(
			`The source could not be archived: ${ stderr || 'git was not found.' }`,
			'make the release in a clone of the repository, with git.'
		);
	}

	return { file: path.relative( ROOT, file ), isBehind: git( 'status', '--porcelain' ).stdout.trim() !== '' };
}
