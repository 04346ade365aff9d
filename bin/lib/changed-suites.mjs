/**
 * The suites of `npm test -- --changed`: the checks that read the changed files, and the tests that the change
 * touches.
 */
import { changedSince, touched } from './changed.mjs';
import { inTheBrowser, jest, phpunit, sideBySide } from './suites.mjs';

/** The data sets of tests that find blocks or parts automatically start with the name. */
const ofBlocks = ( names ) => `with data set "(${ names })[":]`;

/** @param {string} base a commit */
export async function changedSuites( base ) {
	const { checks, jest: sources, blocks, hasParts, phpunit: classes } = touched( await changedSince( base ) );
	const names = blocks.join( '|' );
	const filters = [
		...classes.map( ( name ) => `\\\\${ name }::` ),
		...( hasParts ? [ '\\\\GoldenTest::' ] : [] ),
		...( names ? [ ofBlocks( names ) ] : [] ),
	];

	return {
		sideBySide: [
			// Both write the same report.
			sources.length && {
				name: 'Jest of the changed files',
				uses: 'Jest',
				run: ( onLine ) => jest.run( onLine, [ '--passWithNoTests', '--findRelatedTests', ...sources ] ),
			},
			( names || hasParts ) && {
				name: 'Jest of the changed goldens',
				uses: 'Jest',
				// `blocks/faq/golden/all.html hydrates …`, `faq answers …`; a part is in any block.
				run: ( onLine ) =>
					jest.run( onLine, [
						'parity',
						'optimizers',
						...( hasParts ? [] : [ '-t', `(^|/)(${ names })[/ ]` ] ),
					] ),
			},
			filters.length && {
				name: 'PHPUnit',
				run: ( onLine ) => phpunit( 'sqlite', {}, onLine, [ '--filter', filters.join( '|' ) ] ),
			},
			...sideBySide().filter( ( { name } ) => checks.includes( name ) ),
		].filter( Boolean ),
		alone: names
			? [
					{
						name: 'Gallery',
						run: ( onLine ) =>
							inTheBrowser( onLine, [ 'e2e/blocks.spec.ts', '-g', `gallery: (${ names })$` ] ),
					},
				]
			: [],
	};
}
