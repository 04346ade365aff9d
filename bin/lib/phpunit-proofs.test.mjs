import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dependencies, proven } from './phpunit-proofs.mjs';
import sources from './sources.cjs';

const { hashOf } = sources;

test( 'the run on SQLite depends on all that tests of PHP read, on the tools, and on the classes that it leaves out', () => {
	const all = dependencies( [ 'One', 'Other' ] );
	const { files, versions } = all;
	const read = [
		'plugin/plugin.php',
		'plugin/uninstall.php',
		'plugin/blocks/faq/props.php',
		'plugin/blocks/faq/golden/default.html',
		'plugin/blocks/zip-form/island.ts',
		'plugin/languages/hvac-blocks-es_ES.po',
		'plugin/src/server/Editing/Blocks/GoldenTest.php',
		'plugin/src/server/Testing/TestCase.php',
		'plugin/src/ui/media/picture/view.php',
		'bin/lib/release/demo.mjs',
		'docs/extending.md',
		'docs/reference/hooks.md',
		'composer.json',
		'phpunit.xml.dist',
	];

	for ( const file of read ) {
		assert.ok( files.includes( file ), file );
		assert.notEqual( hashOf( all, { [ file ]: 'another' } ), hashOf( all ), file );
	}
	assert.equal( Object.keys( versions ).length, 4 );
	for ( const name of Object.keys( versions ) ) {
		assert.ok( versions[ name ], name );
		assert.notEqual( hashOf( { files, versions: { ...versions, [ name ]: 'another' } } ), hashOf( all ), name );
	}
	assert.ok(
		! files.some( ( file ) =>
			/^docs\/testing|^CHANGELOG|^plugin\/build\/|-proofs\.json$|\.l10n\.php$/.test( file )
		)
	);
	assert.equal( hashOf( dependencies( [ 'Other', 'One' ] ) ), hashOf( all ) );
} );

test( 'the same run is not repeated, another is, and `--all` repeats every run', () => {
	const before = { hash: 'one', tests: 5 };

	assert.equal( proven( 'one', before ), 5 );
	assert.equal( proven( 'other', before ), 0 );
	assert.equal( proven( 'one', {} ), 0 );
	process.env.HVAC_PROVE_ALL = '1';
	assert.equal( proven( 'one', before ), 0 );
	delete process.env.HVAC_PROVE_ALL;
} );
