/**
 * The classes that a script may give to an element. A class written in parts counts as well: the text before or after a value is its beginning or its end, so
 * `hvac-button--${ look }` may be any class that begins with `hvac-button--`.
 *
 * @param {string}   script
 * @param {string[]} classes of all styles
 */
export function classesOf( script, classes ) {
	const words = new Set( script.match( /[\w-]+/g ) );
	const beginnings = [ ...words ].filter( ( word ) => /^hvac-.+[-_]$/.test( word ) );
	const ends = [ ...words ].filter( ( word ) => /^__[a-z]/.test( word ) );

	return classes.filter(
		( name ) =>
			words.has( name ) ||
			beginnings.some( ( beginning ) => name.startsWith( beginning ) ) ||
			ends.some( ( end ) => name.endsWith( end ) )
	);
}
