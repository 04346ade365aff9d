import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './log.mjs';
import { ROOT } from './paths.mjs';

/** On Windows npm and npx are scripts that only a shell can start. */
const needsShell = ( command ) => process.platform === 'win32' && [ 'npm', 'npx' ].includes( command );

/** Child processes, which must not outlive this one. */
const running = new Set();

process.on( 'exit', () => running.forEach( ( child ) => child.kill() ) );

/**
 * Runs a command to its end and collects its output.
 *
 * @param {string}                                                                                command
 * @param {string[]}                                                                              args
 * @param {{cwd?: string, env?: Object, onLine?: (line: string) => void, input?: string, seconds?: number}} [options]
 * @return {Promise<{code: number, output: string}>} the exit code (127: no such command) and stdout with stderr
 */
export function execute( command, args, options = {} ) {
	return new Promise( ( resolve ) => {
		let output = '';
		let rest = '';
		const child = spawn( command, args, {
			cwd: options.cwd ?? ROOT,
			env: { ...process.env, ...options.env },
			shell: needsShell( command ),
			stdio: [ 'pipe', 'pipe', 'pipe' ],
		} );

		running.add( child );

		const read = ( chunk ) => {
			output += chunk;
			const lines = ( rest + chunk ).split( /\r?\n|\r/ );

			rest = lines.pop();
			lines.filter( Boolean ).forEach( ( l ) => options.onLine?.( l ) );
		};

		const clock =
			options.seconds &&
			setTimeout( () => {
				output += `\nEnded after ${ options.seconds } seconds.\n`;
				child.kill( 'SIGKILL' );
			}, options.seconds * 1000 );

		child.stdout.setEncoding( 'utf8' ).on( 'data', read );
		child.stderr.setEncoding( 'utf8' ).on( 'data', read );
		child.on( 'error', ( error ) => {
			running.delete( child );
			resolve( { code: 127, output: error.message } );
		} );
		child.on( 'close', ( code ) => {
			clearTimeout( clock );
			running.delete( child );
			resolve( { code: code ?? 1, output } );
		} );
		child.stdin.on( 'error', () => {} ).end( options.input ?? '' );
	} );
}

/**
 * Like execute(), but a failing command throws a Failure with the end of its output.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   [options] those of execute(), and `remedy`: what to do if it fails
 * @return {Promise<string>} its output
 */
export async function must( command, args, options = {} ) {
	const { code, output } = await execute( command, args, options );

	if ( code !== 0 ) {
		throw new Failure(
			`${ command } ${ args.join( ' ' ) }: exit code ${ code }\n` +
				output.trim().split( '\n' ).slice( -80 ).join( '\n' ),
			options.remedy
		);
	}

	return output;
}

/** Whether a command exists: starts it with `--version` or the given arguments. */
export const has = ( command, args = [ '--version' ] ) =>
	spawnSync( command, args, {
		stdio: 'ignore',
		shell: needsShell( command ),
	} ).status === 0;

/**
 * Starts a process that outlives this one and writes to a log.
 *
 * @return {number} its process id
 */
export function detach( command, args, { log, env = {}, cwd = ROOT } ) {
	mkdirSync( path.dirname( log ), { recursive: true } );
	const out = openSync( log, 'w' );
	const child = spawn( command, args, {
		cwd,
		env: { ...process.env, ...env },
		detached: true,
		shell: needsShell( command ),
		stdio: [ 'ignore', out, out ],
	} );

	child.on( 'error', () => {} );
	child.unref();
	closeSync( out );

	return child.pid;
}

/** Whether a process is alive. */
export function alive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}

/** Ends a detached process and its children. */
export async function end( pid ) {
	for ( const signal of [ 'SIGTERM', 'SIGKILL' ] ) {
		if ( ! alive( pid ) ) {
			return;
		}
		try {
			process.kill( process.platform === 'win32' ? pid : -pid, signal );
		} catch {
			return;
		}
		for ( let i = 0; i < 30 && alive( pid ); i++ ) {
			await new Promise( ( r ) => setTimeout( r, 100 ) );
		}
	}
}
