/** One script for what several entries share, with webpack's runtime: a page loads it and the one entry that needs it. */

/**
 * @param {Record<string, string>} entries
 * @param {string}                 name    of the script
 */
const onSharedScript = ( entries, name ) =>
	Object.fromEntries(
		Object.entries( entries ).map( ( [ entry, file ] ) => [ entry, { import: file, runtime: name } ] )
	);

/**
 * Styles stay with the entries.
 *
 * @param {string}   name    of the script
 * @param {string[]} entries
 */
const sharedScript = ( name, entries ) => ( {
	name,
	type: /^javascript/,
	chunks: ( chunk ) => entries.includes( chunk.name ),
	minChunks: 2,
	enforce: true,
} );

module.exports = { onSharedScript, sharedScript };
