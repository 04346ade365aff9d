/** The PHP that every script starts: the machine's, or the one at the path HVAC_PHP. */
import { execute } from './shell.mjs';

export const PHP = process.env.HVAC_PHP || 'php';

/** For long runs of one process: SQLite's queries are parsed in PHP, which takes a third less time when compiled. */
export const JIT = [ 'enable_cli=1', 'jit=tracing', 'jit_buffer_size=128M' ].flatMap( ( setting ) => [
	'-d',
	`opcache.${ setting }`,
] );

/** @return {Promise<string>} `8.2`, or an empty string without PHP */
export async function phpVersion() {
	const { code, output } = await execute( PHP, [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] );

	return code === 0 ? output.trim().split( '\n' ).pop() : '';
}
