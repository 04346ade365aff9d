import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sourceIn } from './debian.mjs';
import { tellWordPressVersion } from './wp-env.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'hvac-blocks-test-' ) );

test.after( () => rmSync( folder, { recursive: true } ) );

test( 'the mirror is the first source that is neither of security nor switched off', () => {
	const security = 'Types: deb\nURIs: http://mirror.example/debian-security\nSuites: x-security\n';
	const off = 'Types: deb\nEnabled: no\nURIs: http://off.example/debian\nSuites: x\n';
	const main = 'Types: deb\nURIs: http://mirror.example/debian\nSuites: x\nSigned-By: /usr/share/keyrings/a.gpg\n';

	assert.deepEqual( sourceIn( [ security, off, main ].join( '\n' ), true ), {
		uri: 'http://mirror.example/debian',
		options: '[signed-by=/usr/share/keyrings/a.gpg]',
	} );
	assert.equal( sourceIn( [ security, off ].join( '\n' ), true ), null );
} );

test( 'the mirror is found in the one-line form', () => {
	const lines = [
		'# deb http://commented.example/debian x main',
		'deb http://other.example/tools x main',
		'deb http://mirror.example/debian-security x-security main',
		'deb [signed-by=/a.gpg arch=amd64] http://mirror.example/debian x main',
	];

	assert.deepEqual( sourceIn( lines.join( '\n' ), false ), {
		uri: 'http://mirror.example/debian',
		options: '[signed-by=/a.gpg arch=amd64]',
	} );
} );

test( 'wp-env learns the version and keeps what it knew', () => {
	const cache = path.join( folder, 'a-project/wp-env-cache.json' );

	tellWordPressVersion( cache, '7.0' );
	assert.deepEqual( JSON.parse( readFileSync( cache, 'utf8' ) ), { latestWordPressVersion: '7.0' } );

	writeFileSync( cache, '{"runtime":"playground","latestWordPressVersion":"7.0"}' );
	tellWordPressVersion( cache, '7.1' );
	assert.deepEqual( JSON.parse( readFileSync( cache, 'utf8' ) ), {
		runtime: 'playground',
		latestWordPressVersion: '7.1',
	} );
} );
