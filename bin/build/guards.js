const fs = require( 'node:fs' );
const { sync: glob } = require( 'fast-glob' );

const GUARD = "defined( 'ABSPATH' ) || exit;";

/** Nobody outside of WordPress may run a generated PHP file, as none that is written by hand. */
function guard( file ) {
	const php = fs.readFileSync( file, 'utf8' );

	if ( ! php.includes( GUARD ) ) {
		fs.writeFileSync( file, php.replace( /^<\?php\s/, `<?php\n${ GUARD }\n` ) );
	}
}

/** Guards the PHP files that webpack writes beside scripts. */
class Guards {
	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'Guards', ( { outputOptions } ) =>
			glob( '*.asset.php', { cwd: outputOptions.path, absolute: true } ).forEach( guard )
		);
	}
}

module.exports = { GUARD, guard, Guards };
