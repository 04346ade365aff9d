import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dependenciesOf, made, proven } from './jest-proofs.mjs';
import { inRoot } from './paths.mjs';
import sources from './sources.cjs';

const { hashOf } = sources;
const OPTIMIZERS = 'plugin/src/client/islands/optimizers.test.ts';

test( 'a test depends on what it imports and reads, and on Jest’s packages: each changed byte counts', () => {
	const dependencies = dependenciesOf( OPTIMIZERS );
	const { files, versions } = dependencies;
	const others = [
		...files.map( ( file ) => hashOf( dependencies, { [ file ]: 'another' } ) ),
		hashOf( { files: files.slice( 1 ), versions } ),
		hashOf( { files, versions: { ...versions, node: 'another' } } ),
	];

	for ( const file of [
		OPTIMIZERS,
		'package-lock.json',
		'jest.config.cjs',
		'plugin/src/client/testing/setup.ts',
		'plugin/src/client/islands/mount.tsx',
		'plugin/src/client/modules/map/leaflet.ts',
		'plugin/blocks/zip-form/view.tsx',
		'plugin/blocks/zip-form/golden/default.html',
	] ) {
		assert.ok( files.includes( file ), file );
	}
	assert.ok( ! others.includes( hashOf( dependencies ) ) );
	assert.equal( hashOf( dependenciesOf( OPTIMIZERS ) ), hashOf( dependencies ) );
} );

test( 'a module’s test depends on the module, and on nothing that it does not import', () => {
	const { files } = dependenciesOf( 'plugin/src/client/domain/money.test.ts' );

	assert.ok( files.includes( 'plugin/src/client/domain/money.ts' ) );
	assert.ok( ! files.some( ( file ) => file.startsWith( 'plugin/blocks/' ) ) );
	for ( const name of [ 'modules/captcha/captcha.test.ts', 'loaders/loader.test.ts' ] ) {
		const required = name.replace( 'captcha.test', 'index' ).replace( '.test', '' );

		assert.ok(
			dependenciesOf( `plugin/src/client/${ name }` ).files.includes( `plugin/src/client/${ required }` )
		);
	}
} );

test( 'a test that reads files in its own way has no proof', () => {
	assert.equal( dependenciesOf( 'plugin/src/client/editor/blocks.test.tsx' ), undefined );
	assert.equal( dependenciesOf( 'bin/i18n/i18n.test.ts' ), undefined );
} );

test( 'only a file whose tests all ran and passed is proven, as long as nothing changes', () => {
	const now = { 'a.test.ts': 'a', 'b.test.ts': 'b', 'c.test.ts': 'c', 'd.test.ts': 'd' };
	const result = ( name, status, ...tests ) => ( {
		name: inRoot( name ),
		status,
		assertionResults: tests.map( ( each ) => ( { status: each } ) ),
	} );
	const before = made( now, [
		result( 'a.test.ts', 'passed', 'passed', 'passed' ),
		result( 'b.test.ts', 'failed', 'passed', 'failed' ),
		result( 'c.test.ts', 'passed', 'passed', 'pending' ),
		result( 'e.test.ts', 'passed', 'passed' ),
	] );

	assert.deepEqual( before, { 'a.test.ts': { hash: 'a', tests: 2 } } );
	assert.deepEqual( proven( now, before ), { files: [ 'a.test.ts' ], tests: 2 } );
	assert.deepEqual( proven( { ...now, 'a.test.ts': 'other' }, before ), { files: [], tests: 0 } );

	process.env.HVAC_PROVE_ALL = '1';
	assert.deepEqual( proven( now, before ), { files: [], tests: 0 } );
	delete process.env.HVAC_PROVE_ALL;
} );
