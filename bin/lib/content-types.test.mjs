import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { blocks, schema, types } from './content-types.mjs';
import { inRoot } from './paths.mjs';

const { version } = JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) );
const written = ( name ) => readFileSync( inRoot( 'docs/reference', name ), 'utf8' );

test( 'the schema and the types of the block tree are current', () => {
	const remedy = 'Run `npm run goldens`.';

	assert.ok(
		written( 'content.schema.json' ) === JSON.stringify( schema( blocks(), version ), null, '\t' ) + '\n',
		remedy
	);
	assert.ok( written( 'content.d.ts' ) === types( blocks(), version ), remedy );
} );

test( 'the types are TypeScript', () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'hvac-blocks-types-' ) );
	// The compiler skips declaration files here, so check the same content as a script.
	copyFileSync( inRoot( 'docs/reference/content.d.ts' ), path.join( folder, 'content.ts' ) );
	const { status, stdout } = spawnSync(
		process.execPath,
		[ inRoot( 'node_modules/typescript/bin/tsc' ), '--noEmit', '--strict', '--skipLibCheck', 'content.ts' ],
		{ cwd: folder, encoding: 'utf8' }
	);
	rmSync( folder, { recursive: true } );

	assert.equal( status, 0, stdout );
} );

test( 'they tell files, rows, values and what is always there', () => {
	const { $defs: defs } = schema( blocks(), version );
	const faq = defs[ 'hvac-blocks/faq' ].properties.attributes;
	const banner = defs[ 'hvac-blocks/need-help-banner' ].properties;

	assert.deepEqual( faq.properties.faq_repeater_fields.items.required, [ 'question', 'answer' ] );
	assert.ok( faq.required.includes( 'faq_repeater_fields' ) );
	assert.deepEqual( Object.keys( banner.mediaData.properties ), [ 'image' ] );
	assert.match(
		types( blocks(), version ),
		/export type NeedHelpBannerBlock = BlockOf< 'hvac-blocks\/need-help-banner', NeedHelpBannerAttributes, 'image' >/
	);
	assert.match( types( blocks(), version ), /layout\??: 'stacked' \| 'inline';/ );
} );
