/** The zip's bytes: the same everywhere, and readable by every zip tool. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import AdmZip from 'adm-zip';
import { CORE, inRoot } from '../paths.mjs';
import { PHP } from '../php.mjs';
import { archive } from './archive.mjs';
import { filesOfZip } from './zip.mjs';

const TIME = new Date( '2026-01-02T03:04:06Z' );
const PCLZIP = path.join( CORE, 'wp-admin/includes/class-pclzip.php' );

const files = filesOfZip();
const whole = archive( files, TIME );

const runs = ( program, ...options ) => spawnSync( program, options ).status === 0;
const php = ( code ) => [ PHP, '-d', 'memory_limit=1G', '-r', code ];

/**
 * Zip readers on servers and desktops: whether the machine has one, and the command that prints all of its files'
 * content.
 */
const READERS = {
	unzip: { isThere: () => runs( 'unzip', '-v' ), command: [ 'unzip', '-p' ] },
	'PHP’s ZipArchive': {
		isThere: () => runs( PHP, '-r', "exit( (int) ! class_exists( 'ZipArchive' ) );" ),
		command: php( `
			$zip = new ZipArchive();
			$zip->open( $argv[1], ZipArchive::CHECKCONS );
			for ( $at = 0; $at < $zip->numFiles; $at++ ) {
				echo $zip->getFromIndex( $at );
			}` ),
	},
	// WordPress' fallback if PHP lacks ZipArchive.
	'WordPress’ PclZip': {
		isThere: () => existsSync( PCLZIP ) && runs( PHP, '-r', "exit( (int) ! extension_loaded( 'zlib' ) );" ),
		command: php( `
			define( 'ABSPATH', '/' );
			require '${ PCLZIP }';
			foreach ( ( new PclZip( $argv[1] ) )->extract( PCLZIP_OPT_EXTRACT_AS_STRING ) as $file ) {
				echo $file['content'];
			}` ),
	},
};

for ( const [ name, { isThere, command } ] of Object.entries( READERS ) ) {
	test( `${ name } reads every file`, { skip: ! isThere() && 'not on this machine' }, () => {
		const folder = mkdtempSync( path.join( tmpdir(), 'hvac-blocks-zip-' ) );
		const file = path.join( folder, 'hvac-blocks.zip' );
		const [ program, ...options ] = command;

		writeFileSync( file, whole );
		const { status, stdout, stderr } = spawnSync( program, [ ...options, file ], { maxBuffer: 100_000_000 } );
		rmSync( folder, { recursive: true } );

		assert.equal( status, 0, stderr.toString() );
		assert.ok( stdout.equals( Buffer.concat( files.map( ( { bytes } ) => bytes ) ) ), stderr.toString() );
	} );
}

test( 'a file that does not shrink stays as it is', () => {
	for ( const [ at, { entryName, header } ] of new AdmZip( whole ).getEntries().entries() ) {
		const { bytes } = files[ at ];

		assert.ok( header.compressedSize <= bytes.length, entryName );
		assert.equal( header.method === 0, header.compressedSize === bytes.length, entryName );
	}
} );

test( 'no version of Node and no machine makes other bytes', () => {
	const text = Array.from( { length: 4000 }, ( _, at ) => `${ ( at * 7919 ) % 1009 } dealers` ).join( '\n' );
	const zip = archive( [ { name: 'dealers.txt', bytes: Buffer.from( text ) } ], TIME );

	assert.equal(
		createHash( 'sha256' ).update( zip ).digest( 'hex' ),
		'43973af33dbe6f9b34dfa41b3460c36aedab3ca21fc4f31d4db01bc3a89c0272'
	);
} );

test( 'the same files make the same bytes, in any time zone', () => {
	const some = files.filter( ( { bytes } ) => bytes.length < 2000 ).slice( 0, 20 );
	const hash = ( bytes ) => createHash( 'sha256' ).update( bytes ).digest( 'hex' );
	const script = `
		import { archive } from ${ JSON.stringify( new URL( './archive.mjs', import.meta.url ).href ) };
		import { createHash } from 'node:crypto';
		const files = ${ JSON.stringify( some.map( ( { name, bytes } ) => [ name, bytes.toString( 'base64' ) ] ) ) };
		const zip = archive( files.map( ( [ name, bytes ] ) => ( { name, bytes: Buffer.from( bytes, 'base64' ) } ) ), new Date( '2026-01-02T03:04:06Z' ) );
		console.log( createHash( 'sha256' ).update( zip ).digest( 'hex' ) );`;
	const elsewhere = spawnSync( process.execPath, [ '--input-type=module', '-e', script ], {
		cwd: inRoot(),
		encoding: 'utf8',
		env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'sv_SE.UTF-8' },
	} );

	assert.equal( elsewhere.stdout.trim(), hash( archive( some, TIME ) ), elsewhere.stderr );
	assert.notEqual( hash( archive( some, TIME ) ), hash( archive( some, new Date( '2026-01-03T03:04:06Z' ) ) ) );
} );
