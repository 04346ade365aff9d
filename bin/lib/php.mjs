/** The PHP that every script starts: the machine's, or the one whose path HVAC_PHP tells. */
import { execute } from './shell.mjs';

export const PHP = process.env.HVAC_PHP || 'php';

/** For long runs of one process: SQLite's queries are parsed in PHP, which takes a third less time when it is compiled. */
export const JIT = [ 'enable_cli=1', 'jit=tracing', 'jit_buffer_size=128M' ].flatMap( ( setting ) => [
	'-d',
	`opcache.${ setting }`,
] );

/** @return {Promise<string>} `8.2`, or nothing where there is no PHP */
export async function phpVersion() {
	const { code, output } = await execute( PHP, [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] );

	return code === 0 ? output.trim().split( '\n' ).pop() : '';
}
