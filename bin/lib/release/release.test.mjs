import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import AdmZip from 'adm-zip';
import { inRoot, ROOT } from '../paths.mjs';
import { PHP } from '../php.mjs';
import { archive, sizes } from './archive.mjs';
import { CLASSES, withBootFile } from './boot.mjs';
import { checkChangelog, summaries, withChangelog } from './changelog.mjs';
import { partOf } from './contents.mjs';
import { bundled, notices, packagesIn } from './notices.mjs';
import { makeSource } from './source.mjs';
import { foldersOfStandards, STANDARDS } from './standards.mjs';
import { uncommented } from './uncommented.mjs';
import { version } from './versions.mjs';
import { filesOfZip } from './zip.mjs';

const TIME = new Date( '2026-01-02T03:04:06Z' );
// The download size of each update; docs/releasing.md breaks it down.
// 4 MB as hosts count it: with `upload_max_filesize = 4M`, a larger zip cannot be uploaded.
const BUDGET = 4 * 1024 * 1024;

const files = filesOfZip();
const names = files.map( ( { name } ) => name );

/**
 * Files in the plugin's folder that are only for development. Other kinds of files need a pattern here or in
 * contents.mjs.
 */
const STAYS_OUT = [
	/\.(tsx?|scss|tpl)$/,
	/(^|\/)README\.md$/,
	/(^|\/)golden\//,
	/Test\.php$|TestCase\.php$|Contract\.php$|\.cases\.json$/,
	/^src\/server\/(Testing|Editing\/Gallery|Editing\/Blocks\/Slider\/slides-block)\//,
	/^blocks\/(_template|_tests)\//,
	/^(blocks|src\/ui\/\w+)\/[\w-]+\/(block|examples)\.json$/,
	// The build converts them to PHP files.
	/^src\/contracts\/(forms\/)?[\w-]+\.json$/,
	/^src\/contracts\/icons\.LICENSE\.txt$/,
	// Their texts are in packs.
	/^src\/starter-site\/(pages|parts|texts)\//,
	/^languages\/(exact\.json|hvac-blocks.*\.pot?)$/,
];

test( 'every file of the plugin goes into the zip, or stays out for a known reason', () => {
	const { stdout } = spawnSync( 'git', [ 'ls-files', 'plugin' ], { cwd: ROOT, encoding: 'utf8' } );
	const tracked = stdout
		.trim()
		.split( '\n' )
		.map( ( name ) => name.slice( 'plugin/'.length ) );

	assert.ok( tracked.length > 1500 );
	assert.deepEqual(
		tracked.filter(
			( name ) =>
				! names.includes( name ) &&
				! CLASSES.includes( name ) &&
				! STAYS_OUT.some( ( pattern ) => pattern.test( name ) )
		),
		[]
	);
} );

test( 'the zip holds what a site needs', () => {
	for ( const name of [
		'plugin.php',
		'uninstall.php',
		'readme.txt',
		'wpml-config.xml',
		'LICENSE',
		'NOTICES.txt',
		'data/NOTICE.md',
		'data/locations.tsv',
		'data/places.tsv',
		'data/map/base.json',
		'src/server/main.php',
		'src/starter-site/packed/en.json',
		'src/starter-site/packed/shared.json',
		'src/ui/dealers/dealer-card/view.php',
		'blocks/zip-form/props.php',
		'blocks/zip-form/view.php',
		'build/contracts/settings.php',
		'build/contracts/forms/contact-dealer.php',
		'build/blocks/blocks-manifest.php',
		'build/blocks/shortcodes.php',
		'build/blocks/zip-form/block.json',
		'build/blocks/zip-form/style-index.css',
		'build/modules/modules.json',
		'build/modules/classes.php',
		'build/modules/runtime.js',
		'build/modules/island/zip-form.js',
		'build/assets/admin.js',
		'build/assets/admin.asset.php',
		'build/assets/editor.js',
		'build/assets/editor.asset.php',
		'languages/hvac-blocks-es_ES.l10n.php',
		'languages/hvac-blocks-fr_FR.l10n.php',
	] ) {
		assert.ok( names.includes( name ), name );
	}
	assert.ok( names.some( ( name ) => /^languages\/hvac-blocks-es_ES-\w{32}\.json$/.test( name ) ) );
} );

test( 'the zip holds nothing of tests, sources and the development build', () => {
	const wrong =
		/runtime\.dev|\.test\.|Test(Case)?\.php$|Testing\/|\.cases\.json$|golden|_template|\.(pot?|tsx?|scss|tpl|map)$|(^|\/)\.|i18n-map/;

	assert.deepEqual(
		names.filter( ( name ) => wrong.test( name ) ),
		[]
	);
	// A class that only tests can load would be fatal on a site.
	assert.deepEqual(
		files
			.filter( ( { name, bytes } ) => /\.php$/.test( name ) && /PHPUnit\\|HvacBlocks\\Testing/.test( bytes ) )
			.map( ( { name } ) => name ),
		[]
	);
} );

test( 'scripts of pages with the same code are one file, which the manifest names', () => {
	const scripts = files.filter( ( { name } ) => /^build\/modules\/.*\.js$/.test( name ) );
	const manifest = JSON.parse( files.find( ( { name } ) => name === 'build/modules/modules.json' ).bytes );
	const named = Object.entries( manifest ).map( ( [ name, { file = name } ] ) => `build/modules/${ file }.js` );

	assert.deepEqual( [ ...new Set( named ) ].sort(), scripts.map( ( { name } ) => name ).sort() );
	assert.equal( new Set( scripts.map( ( { bytes } ) => bytes.toString() ) ).size, scripts.length );
} );

test( 'the source has all that the scripts are built from, and readme.txt links it', () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'hvac-source-' ) );
	const [ first, second ] = [ 'first.zip', 'second.zip' ].map( ( name ) => path.join( folder, name ) );

	try {
		makeSource( first );
		makeSource( second );
		assert.deepEqual( readFileSync( first ), readFileSync( second ) );

		const inside = new Set( new AdmZip( first ).getEntries().map( ( { entryName } ) => entryName ) );

		for ( const name of [
			...[
				'package.json',
				'package-lock.json',
				'webpack.config.js',
				'tsconfig.json',
				'bin/build.mjs',
				'README.md',
			],
			...files
				.filter( ( { name: built } ) => /^build\/blocks\/[^/]+\/block\.json$/.test( built ) )
				.flatMap( ( { name: built } ) =>
					[ 'block.json', 'edit.tsx' ].map(
						( part ) => `plugin/blocks/${ built.split( '/' )[ 2 ] }/${ part }`
					)
				),
		] ) {
			assert.ok( inside.has( name ), name );
		}
		assert.ok(
			! [ ...inside ].some( ( name ) => /^(node_modules|vendor|artifacts|plugin\/build)\//.test( name ) )
		);
	} finally {
		rmSync( folder, { recursive: true } );
	}
	assert.match(
		readFileSync( inRoot( 'plugin/readme.txt' ), 'utf8' ),
		/^== Source code ==\n\n.*https:\/\/plugins\.svn\.wordpress\.org\/hvac-blocks\/source\/\./m
	);
} );

test( 'the plugin’s PHP has no comments but for translators and checks, and keeps its lines', () => {
	const source =
		"<?php\n/** Says\n * much. */\n// phpcs:ignore A.B\n/* translators: %s: name. */\n$text = '/* no // comment */'; # end\n?>\n<p>// text</p>\n";
	const [ file, started ] = uncommented( [
		{ name: 'src/server/a.php', bytes: Buffer.from( source ) },
		{ name: 'plugin.php', bytes: Buffer.from( source ) },
	] );

	assert.equal(
		`${ file.bytes }`,
		"<?php\n\n\n// phpcs:ignore A.B\n/* translators: %s: name. */\n$text = '/* no // comment */'; \n?>\n<p>// text</p>\n"
	);
	assert.equal( `${ started.bytes }`, source );
	assert.match( `${ files.find( ( { name } ) => name === 'plugin.php' ).bytes }`, /Plugin Name:/ );
	assert.throws( () => uncommented( [ { name: 'src/a.php', bytes: Buffer.from( '<?php if' ) } ] ), /syntax error/ );
} );

const isBoot = ( { name } ) => /^src\/server\/boot-\w{12}\.php$/.test( name );

test( 'the classes of every request are one file, line by line as in their sources', () => {
	const [ boot, ...others ] = files.filter( isBoot );
	const [ head, ...sections ] = `${ boot.bytes }`.split( /^\/\/ (?=[A-Z][\w/]+\.php$)/m );
	const sources = uncommented(
		CLASSES.map( ( name ) => ( { name, bytes: readFileSync( inRoot( 'plugin', name ) ) } ) )
	);
	const once = [ '\ndeclare(strict_types=1);', "\ndefined( 'ABSPATH' ) || exit;" ];

	assert.equal( others.length, 0 );
	assert.match( head, /^<\?php declare\(strict_types=1\); namespace \w+; defined\( 'ABSPATH' \) \|\| exit;\n$/ );
	assert.equal( sections.length, CLASSES.length );
	for ( const { name, bytes } of sources ) {
		const short = name.slice( 'src/server/'.length );
		const section = sections.find( ( one ) => one.startsWith( `${ short }\n` ) );
		const expected = `${ bytes }`
			.replace( '<?php', short )
			.replaceAll( '__DIR__', `( __DIR__ . '/${ path.dirname( short ) }' )` )
			.replaceAll( '__FILE__', `( __DIR__ . '/${ short }' )` );
		const text = section.replace( /(\\HvacBlocks\\Kernel\\FormerNames::keep\( '[\w\\]+' \);\n)+$/, '' );

		assert.equal(
			text.trimEnd(),
			once.reduce( ( rest, line ) => rest.replace( line, '\n' ), expected ).trimEnd(),
			name
		);
	}
} );

test( 'PHP_CodeSniffer finds nothing in the one file by its own sniffs of what ships', () => {
	const ruleset = readFileSync( inRoot( '.phpcs.plugin-check.xml' ), 'utf8' );
	const sniffs = [ ...ruleset.matchAll( /<rule ref="((?:Generic|Squiz)(?:\.\w+){2})"/g ) ].map(
		( [ , name ] ) => name
	);
	const { stdout, stderr } = spawnSync(
		PHP,
		[
			...[ '-d', 'memory_limit=1G', inRoot( 'vendor/bin/phpcs' ) ],
			...[ '-q', '--report=csv', '--standard=Generic,Squiz', `--sniffs=${ sniffs }`, '-' ],
		],
		{ input: files.find( isBoot ).bytes, encoding: 'utf8' }
	);

	assert.ok( sniffs.length > 5 );
	assert.deepEqual( `${ stdout }${ stderr }`.trim().split( '\n' ).slice( 1 ), [] );
} );

test( 'every class of the zip can be loaded, once, and the former names of those in the one file are there', () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'hvac-blocks-boot-' ) );
	const php = files.filter( ( { name } ) => /^src\/server\/([A-Z]\w+\/)+[A-Z]\w+\.php$/.test( name ) );

	for ( const { name, bytes } of files.filter( ( { name: one } ) => /^src\/server\//.test( one ) ) ) {
		mkdirSync( path.dirname( path.join( folder, name ) ), { recursive: true } );
		writeFileSync( path.join( folder, name ), bytes );
	}

	const { stdout, stderr } = spawnSync( PHP, [ inRoot( 'bin/lib/release/load-all.php' ), folder ], {
		input: JSON.stringify( [ ...CLASSES, ...php.map( ( { name } ) => name ) ] ),
		encoding: 'utf8',
		maxBuffer: 16 * 1024 * 1024,
	} );
	rmSync( folder, { recursive: true } );

	const [ former, lost, at ] = JSON.parse( stdout || JSON.stringify( [ [], [ stderr ], {} ] ) );

	assert.deepEqual( lost, [] );
	assert.ok( former.includes( 'Settings\\Settings' ) );
	for ( const name of CLASSES ) {
		assert.ok( isBoot( { name: at[ name ] } ), name );
	}
	assert.equal( at[ 'src/server/Leads/Intake/LeadIntake.php' ], 'src/server/Leads/Intake/LeadIntake.php' );
} );

test( 'each version’s autoloader names the file of its own classes', () => {
	const source = ( text ) => [
		...CLASSES.map( ( name ) => ( {
			name,
			bytes: Buffer.from(
				`<?php\nnamespace HvacBlocks\\${ path.dirname( name.slice( 11 ) ).replaceAll( '/', '\\' ) };\nclass ${ path.basename( name, '.php' ) } { const TEXT = '${ text }'; }\n`
			),
		} ) ),
		{ name: 'src/server/autoload.php', bytes: Buffer.from( '<?php\n' ) },
	];
	const [ one, two ] = [ 'one', 'two' ].map( ( text ) => {
		const made = withBootFile( source( text ) );
		const boot = made.find( isBoot );

		assert.equal( made.length, 2 );
		assert.ok( `${ made[ 0 ].bytes }`.endsWith( `require_once __DIR__ . '/${ path.basename( boot.name ) }';\n` ) );
		return boot.name;
	} );

	assert.notEqual( one, two );
	assert.throws(
		() => withBootFile( source( 'one' ).slice( 1 ) ),
		/boot\.json names .*, which the plugin does not have/
	);
} );

test( 'a file of an unknown kind stays out', () => {
	assert.equal( partOf( 'src/server/main.php' ), 'Server (PHP)' );
	for ( const name of [
		'notes.txt',
		'src/server/.env',
		'src/server/main.php.bak',
		'data/dump.sql',
		'build/modules/runtime.dev.js',
	] ) {
		assert.equal( partOf( name ), undefined, name );
	}
} );

test( 'the zip keeps its budget', () => {
	const zip = archive( files, TIME );
	const sum = Object.values( sizes( files, zip ) ).reduce( ( all, one ) => all + one, 0 );

	assert.ok( zip.length < BUDGET, `${ zip.length } bytes` );
	// The end record of the central directory has 22 bytes.
	assert.equal( sum + 22, zip.length );
} );

test( 'the four files name one version, and the readme has the changelog', () => {
	checkChangelog( version() );
} );

test( 'a file of another version is named', () => {
	const texts = {
		'plugin/plugin.php': ' * Version:           1.2.3\n',
		'package.json': '{ "version": "1.2.3" }',
		'package-lock.json': '{ "version": "1.2.3" }',
		'plugin/readme.txt': 'Stable tag: 1.2.2\n',
	};

	assert.throws( () => version( ( file ) => texts[ file ] ), /plugin\/plugin\.php 1\.2\.3.*readme\.txt 1\.2\.2/ );
	assert.equal(
		version( ( file ) => texts[ file ].replace( '1.2.2', '1.2.3' ) ),
		'1.2.3'
	);
} );

test( 'owners read what stands below a version, not the long list', () => {
	const changelog =
		'# Changelog\n\n## [Unreleased]\n\n- Not yet.\n\n## [1.1.0]\n\n- One,\n  in two lines.\n- Two.\n\n### Added\n\n- Long.\n\n## [1.0.0]\n\n### Added\n\n- Long.\n';

	assert.deepEqual( summaries( changelog ), [ { version: '1.1.0', lines: [ 'One, in two lines.', 'Two.' ] } ] );
	assert.equal(
		withChangelog( '= A =\n\n== Changelog ==\n\n= 0.9.0 =\n* Old.\n\n== More ==\n', changelog ),
		'= A =\n\n== Changelog ==\n\n= 1.1.0 =\n* One, in two lines.\n* Two.\n\n== More ==\n'
	);
	assert.throws( () => checkChangelog( '99.0.0' ), /CHANGELOG\.md says nothing to owners of 99\.0\.0/ );
} );

test( 'everything that is bundled is named with its license, which goes with the GPL', () => {
	const text = notices();

	for ( const part of [
		/^\* react-dom 18\.3\.1 \(MIT\)$/m,
		/^\* leaflet 1\.9\.4 \(BSD-2-Clause\)$/m,
		/^\* yup [\d.]+ \(MIT\)$/m,
		/Copyright \(c\) Facebook, Inc\. and its affiliates\./,
		/Copyright \(c\) 2010-2023, Volodymyr Agafonkin/,
		/Lucide Icons and Contributors/,
	] ) {
		assert.match( text, part );
	}
	assert.ok( bundled().length > 15 );
	// With a dual license, it is unclear which one applies, and Apache 2.0 is incompatible with GPL 2.
	assert.throws( () => packagesIn( [ 'node_modules/typescript' ] ), /typescript is under “Apache-2\.0”/ );
} );

test( 'standards are found wherever they stand in a folder, and a missing one is named with its repository', () => {
	const folder = mkdtempSync( path.join( tmpdir(), 'hvac-blocks-standards-' ) );
	const put = ( name, ...holder ) => {
		mkdirSync( path.join( folder, ...holder, name ), { recursive: true } );
		writeFileSync( path.join( folder, ...holder, name, 'ruleset.xml' ), '' );
	};

	put( 'WordPress', 'wpcs' );
	put( 'PHPCSUtils', 'utils' );
	put( 'Universal', 'extra' );
	put( 'WordPressVIPMinimum', 'vip' );
	assert.throws( () => foldersOfStandards( folder ), { remedy: /WordPress\/plugin-check$/ } );
	put( 'PluginCheck', 'plugin-check', 'phpcs-sniffs' );
	assert.deepEqual(
		foldersOfStandards( folder ).map( ( found ) => path.relative( folder, found ) ),
		[ 'wpcs', 'utils', 'extra', 'vip', path.join( 'plugin-check', 'phpcs-sniffs' ) ]
	);
	rmSync( folder, { recursive: true } );
	assert.throws( () => foldersOfStandards( folder ), { remedy: /WordPress-Coding-Standards$/ } );
} );

test( 'the ruleset of what ships names no standard that nobody looks for', () => {
	const named = readFileSync( inRoot( '.phpcs.plugin-check.xml' ), 'utf8' ).matchAll( /<rule ref="(\w+)/g );
	// Bundled with PHP_CodeSniffer.
	const known = new Set( [ ...Object.keys( STANDARDS ), 'Generic', 'Squiz' ] );

	assert.deepEqual(
		[ ...named ].map( ( [ , standard ] ) => standard ).filter( ( standard ) => ! known.has( standard ) ),
		[]
	);
} );
