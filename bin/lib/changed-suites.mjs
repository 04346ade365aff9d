/** The suites of `npm test -- --changed`: the checks, and the tests that what changed touches. */
import { changedSince, touched } from './changed.mjs';
import { inRoot } from './paths.mjs';
import { PHP } from './php.mjs';
import { check, inTheBrowser, jest, phpunit, scripts } from './suites.mjs';

const node = ( file, ...args ) => [ process.execPath, [ inRoot( 'node_modules', file ), ...args ] ];
const php = ( file, ...args ) => [ PHP, [ '-d', 'memory_limit=1G', inRoot( 'vendor/bin', file ), ...args ] ];

/** A data set of a test that finds blocks or parts on its own begins with the name. */
const ofBlocks = ( blocks ) => `with data set "(${ blocks.join( '|' ) })[":]`;

/** @param {string} base a commit */
export function changedSuites( base ) {
	const {
		scripts: js,
		styles,
		php: server,
		jest: sources,
		blocks,
		phpunit: classes,
		all,
	} = touched( changedSince( base ) );
	const isShared = all.includes( 'examples' );
	const filters = [
		...classes.map( ( name ) => `\\\\${ name }::` ),
		...( isShared ? [ '\\\\GoldenTest::' ] : [] ),
		...( blocks.length ? [ ofBlocks( blocks ) ] : [] ),
	];
	const titles = blocks.map( ( name ) => `blocks/${ name }/` ).join( '|' );

	return {
		sideBySide: [
			sources.length && {
				name: 'Jest of the changed files',
				run: ( onLine ) => jest.run( onLine, [ '--passWithNoTests', '--findRelatedTests', ...sources ] ),
			},
			blocks.length && {
				name: 'Jest of the changed goldens',
				run: ( onLine ) => jest.run( onLine, [ 'parity', 'optimizers', '-t', titles ] ),
			},
			filters.length && {
				name: 'PHPUnit',
				run: ( onLine ) => phpunit( 'sqlite', {}, onLine, [ '--filter', filters.join( '|' ) ] ),
			},
			js.length && {
				...check( 'ESLint', node( 'eslint/bin/eslint.js', '--no-warn-ignored', ...js ) ),
				early: true,
			},
			js.length && { ...check( 'TypeScript', node( 'typescript/bin/tsc' ) ), early: true },
			server.length && { ...check( 'PHPStan', php( 'phpstan', 'analyse', '--no-progress' ) ), early: true },
			server.length && { ...check( 'PHP_CodeSniffer', php( 'phpcs', '-q', ...server ) ), early: true },
			server.length && {
				...check(
					'PHP-CS-Fixer',
					php( 'php-cs-fixer', 'check', '--config=.php-cs-fixer.dist.php', ...server )
				),
				early: true,
			},
			styles.length && { ...check( 'Stylelint', node( 'stylelint/bin/stylelint.mjs', ...styles ) ), early: true },
			all.includes( 'Node' ) && scripts,
			( js.length || styles.length || sources.length ) &&
				check( 'Size budgets', [ process.execPath, [ inRoot( 'bin/size.mjs' ) ] ] ),
		].filter( Boolean ),
		alone: blocks.length
			? [
					{
						name: 'Gallery',
						run: ( onLine ) =>
							inTheBrowser( onLine, [
								'e2e/blocks.spec.ts',
								'-g',
								`gallery: (${ blocks.join( '|' ) })$`,
							] ),
					},
				]
			: [],
	};
}
