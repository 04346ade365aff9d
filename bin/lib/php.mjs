/** The PHP that every script starts: the machine's, or the one whose path HVAC_PHP tells. */
import { execute } from './shell.mjs';

export const PHP = process.env.HVAC_PHP || 'php';

/** @return {Promise<string>} `8.2`, or nothing where there is no PHP */
export async function phpVersion() {
	const { code, output } = await execute( PHP, [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] );

	return code === 0 ? output.trim().split( '\n' ).pop() : '';
}
