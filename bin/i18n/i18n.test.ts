import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let plugin: string;

function put( file: string, contents: string ): void {
	const full = path.join( plugin, file );

	fs.mkdirSync( path.dirname( full ), { recursive: true } );
	fs.writeFileSync( full, contents );
}

const get = ( file: string ): string => fs.readFileSync( path.join( plugin, file ), 'utf8' );

function i18n( ...args: string[] ): { status: number | null; output: string } {
	const script = path.resolve( __dirname, '../i18n.mjs' );
	const { status, stdout, stderr } = spawnSync( process.execPath, [ script, ...args, `--plugin=${ plugin }` ], {
		encoding: 'utf8',
	} );

	return { status, output: stdout + stderr };
}

/** Fills in all missing strings of both languages: “x” and the English text. */
function translate(): void {
	for ( const locale of [ 'es_ES', 'fr_FR' ] ) {
		const file = `languages/hvac-blocks-${ locale }.po`;

		put(
			file,
			get( file )
				.replace( /(msgid "(.+)"\n)msgstr ""/g, '$1msgstr "x $2"' )
				.replace(
					/(msgid "(.+)"\nmsgid_plural .*\n)msgstr\[0\] ""\nmsgstr\[1\] ""/g,
					'$1msgstr[0] "x $2"\nmsgstr[1] "x $2"'
				)
		);
	}
}

beforeEach( () => {
	plugin = fs.mkdtempSync( path.join( os.tmpdir(), 'i18n-' ) );
	put( 'languages/exact.json', '{}' );
} );

afterEach( () => fs.rmSync( plugin, { recursive: true } ) );

describe( 'extraction', () => {
	it( 'finds strings in PHP 8 files, also between HTML and with comments for translators', () => {
		put(
			'src/server/A.php',
			`<?php
declare(strict_types=1);
namespace HvacBlocks;
enum Kind: string {
	case One = 'one';
	public function label(): string {
		return match ( $this ) { self::One => _x( 'One', 'a kind', 'hvac-blocks' ) };
	}
}
final readonly class A {
	public function __construct( private int $count ) {}
	public function show(): string {
		/* translators: %s: a name. */
		$text = sprintf( __( 'It\\'s %s', 'hvac-blocks' ), $this->count );
		$heredoc = <<<HTML
			<p>{$text}</p>
			HTML;
		?><p><?php esc_html_e( 'Between tags', 'hvac-blocks' ); ?></p><?php
		return \\_n( '%d dealer', '%d dealers', $this->count, 'hvac-blocks' ) . __( 'Foreign', 'default' ) . $this->__( 1 );
	}
}
`
		);
		i18n( 'pot' );
		const pot = get( 'languages/hvac-blocks.pot' );

		expect( pot ).toContain( 'msgctxt "a kind"\nmsgid "One"' );
		expect( pot ).toContain( '#: src/server/A.php\n#. %s: a name.\nmsgid "It\'s %s"' );
		expect( pot ).toContain( 'msgid "Between tags"' );
		expect( pot ).toContain( 'msgid "%d dealer"\nmsgid_plural "%d dealers"\nmsgstr[0] ""\nmsgstr[1] ""' );
		expect( pot ).not.toContain( 'Foreign' );
	} );

	it( 'finds strings in TypeScript, JSX, block.json and contracts, and none in tests', () => {
		put(
			'blocks/a/edit.tsx',
			`const a = <T,>( x: T ) => <p>Don't { __( 'Label' + ' here', 'hvac-blocks' ) }</p>;`
		);
		put( 'blocks/a/a.test.tsx', `__( 'Only in a test', 'hvac-blocks' );` );
		put( 'blocks/_template/index.ts', `__( 'Only in the template', 'hvac-blocks' );` );
		put( 'blocks/a/block.json', '{ "title": "A block", "keywords": [ "word" ] }' );
		put( 'src/contracts/forms/a.json', '{ "fields": [ { "label": { "t": "First name", "context": "form" } } ] }' );
		i18n( 'pot' );
		const pot = get( 'languages/hvac-blocks.pot' );

		expect( pot ).toContain( 'msgid "Label here"' );
		expect( pot ).toContain( 'msgctxt "block title"\nmsgid "A block"' );
		expect( pot ).toContain( 'msgctxt "block keyword"\nmsgid "word"' );
		expect( pot ).toContain( 'msgctxt "form"\nmsgid "First name"' );
		expect( pot ).not.toContain( 'Only in' );
	} );

	it.each( [
		[ "__( $text, 'hvac-blocks' )", 'needs a fixed' ],
		[ "__( 'No domain' )", 'needs the text domain' ],
	] )( 'refuses what nobody can translate: %s', ( code, reason ) => {
		put( 'src/a.php', `<?php\n${ code };` );
		const { status, output } = i18n( 'pot' );

		expect( status ).toBe( 1 );
		expect( output ).toContain( 'src/a.php:2' );
		expect( output ).toContain( reason );
	} );

	it( 'writes the same file whatever the lines and the time', () => {
		put( 'src/a.php', "<?php __( 'Text', 'hvac-blocks' );" );
		i18n( 'pot' );
		const before = get( 'languages/hvac-blocks.pot' );

		put( 'src/a.php', "<?php\n\n\n__( 'Text', 'hvac-blocks' );" );
		i18n( 'pot' );

		expect( get( 'languages/hvac-blocks.pot' ) ).toBe( before );
	} );
} );

describe( 'check', () => {
	let ready: string;

	beforeAll( () => {
		ready = fs.mkdtempSync( path.join( os.tmpdir(), 'i18n-' ) );
		plugin = ready;
		put( 'languages/exact.json', '{}' );
		put(
			'src/a.php',
			"<?php __( 'Hello {name}, %s', 'hvac-blocks' ); _n( '%d dealer', '%d dealers', $n, 'hvac-blocks' );"
		);
		i18n( 'update' );
		translate();
	} );

	beforeEach( () => fs.cpSync( ready, plugin, { recursive: true } ) );

	afterAll( () => fs.rmSync( ready, { recursive: true } ) );

	it( 'is content with complete translations', () => {
		expect( i18n( 'check' ) ).toEqual( { status: 0, output: '2 strings in 2 languages, 0 problems\n' } );
	} );

	it( 'fails for a new string, and only in the languages that miss it', () => {
		put( 'src/b.php', "<?php __( 'New', 'hvac-blocks' );" );

		expect( i18n( 'check' ).output ).toContain( 'hvac-blocks.pot is stale' );
		i18n( 'update' );
		expect( i18n( 'check' ) ).toMatchObject( {
			status: 1,
			output: expect.stringContaining( 'fr_FR: “New” is not translated' ),
		} );
	} );

	it.each( [
		[ '{name}', '{nombre}' ],
		[ '%s', '%d' ],
	] )( 'fails where %s became %s', ( from, to ) => {
		const file = 'languages/hvac-blocks-es_ES.po';
		put(
			file,
			get( file ).replace(
				`msgstr "x Hello {name}, %s"`,
				`msgstr "x ${ 'Hello {name}, %s'.replace( from, to ) }"`
			)
		);

		expect( i18n( 'check' ) ).toMatchObject( {
			status: 1,
			output: expect.stringContaining( 'has other placeholders' ),
		} );
	} );

	it.each( [
		'{name} : %s',
		'« {name}\u00a0», %s',
		'«\u00a0{name} », %s',
		'{name} ; %s',
		'{name}, 5 % ; %s',
		'650 $ {name}, %s',
	] )( 'fails where a line may break in French: %s', ( text ) => {
		const file = 'languages/hvac-blocks-fr_FR.po';
		const set = ( translation: string ) =>
			put(
				file,
				get( file ).replace( /msgstr "(.*\{name\}.*)"/, () => `msgstr "${ translation }"` )
			);

		set( text );
		expect( i18n( 'check' ) ).toMatchObject( {
			status: 1,
			output: expect.stringContaining( 'needs no-break spaces' ),
		} );
		set( text.replace( / (?=[:;»%$])|(?<=«) /g, '\u00a0' ) );
		expect( i18n( 'check' ).status ).toBe( 0 );
	} );

	it( 'fails for guillemets in Spanish', () => {
		const file = 'languages/hvac-blocks-es_ES.po';
		const set = ( translation: string ) =>
			put(
				file,
				get( file ).replace( /msgstr "(.*\{name\}.*)"/, () => `msgstr "${ translation }"` )
			);

		set( '«{name}», %s' );
		expect( i18n( 'check' ) ).toMatchObject( { status: 1, output: expect.stringContaining( 'needs “ ”' ) } );
		set( '“{name}”, %s' );
		expect( i18n( 'check' ).status ).toBe( 0 );
	} );

	it( 'fails for a fuzzy string', () => {
		const file = 'languages/hvac-blocks-fr_FR.po';
		put( file, get( file ).replace( 'msgid "%d dealer"', '#, fuzzy\nmsgid "%d dealer"' ) );

		expect( i18n( 'check' ) ).toMatchObject( { status: 1, output: expect.stringContaining( 'is marked fuzzy' ) } );
	} );

	it( 'holds translations to the words that the specification fixes, and update writes them', () => {
		put( 'languages/exact.json', '{ "Hello {name}, %s": { "es": "Hola {name}: %s" } }' );

		expect( i18n( 'check' ) ).toMatchObject( {
			status: 1,
			output: expect.stringContaining( 'word for word: “Hola {name}: %s”' ),
		} );
		i18n( 'update' );
		expect( i18n( 'check' ).status ).toBe( 0 );
	} );

	it( 'keeps translations and drops strings that are gone', () => {
		put( 'src/a.php', "<?php __( 'Hello {name}, %s', 'hvac-blocks' );" );
		i18n( 'update' );

		expect( get( 'languages/hvac-blocks-es_ES.po' ) ).toContain( 'msgstr "x Hello {name}, %s"' );
		expect( get( 'languages/hvac-blocks-es_ES.po' ) ).not.toContain( 'dealer' );
	} );
} );

describe( 'wpml-config.xml', () => {
	it( 'has the settings that visitors see', () => {
		put(
			'src/contracts/settings.json',
			'{ "settings": { "brand": { "default": "" }, "support_phone": { "default": "", "perLanguage": true } } }'
		);
		i18n( 'update' );

		expect( get( 'wpml-config.xml' ) ).toContain(
			'<key name="hvac_blocks_settings">\n\t\t\t<key name="support_phone"/>\n\t\t</key>'
		);
	} );

	it( 'names what block.json calls content, and nothing else', () => {
		put(
			'blocks/a/block.json',
			JSON.stringify( {
				name: 'hvac-blocks/a',
				attributes: {
					heading: { type: 'string', role: 'content' },
					buttonLink: { type: 'string', format: 'uri', role: 'content' },
					variant: { type: 'string', enum: [ 'one' ] },
					title: { type: 'string' },
					level: { type: 'integer' },
				},
			} )
		);
		i18n( 'update' );

		expect( get( 'wpml-config.xml' ) ).toContain(
			[
				'<gutenberg-block type="hvac-blocks/a" translate="1">',
				'<key name="heading"/>',
				'<key name="buttonLink" type="link"/>',
				'</gutenberg-block>',
			]
				.join( '\n\t\t\t' )
				.replace( '\t</gut', '</gut' )
		);

		put( 'blocks/a/block.json', '{ "name": "hvac-blocks/b" }' );
		expect( i18n( 'check' ).output ).toContain( 'wpml-config.xml is stale' );
	} );

	it( 'has the words and the link of a claim, which its block.json does not name', () => {
		put( 'blocks/a/block.json', '{ "name": "hvac-blocks/a", "supports": { "hvacBlocks": { "claim": true } } }' );
		i18n( 'update' );

		expect( [ ...get( 'wpml-config.xml' ).matchAll( /<key name="(.+)\/>/g ) ].map( ( [ , key ] ) => key ) ).toEqual(
			[ 'source"', 'sourceUrl" type="link"', 'expiredText"' ]
		);
	} );

	it( 'refuses a block with an attribute where the claim has its own', () => {
		put(
			'blocks/a/block.json',
			'{ "name": "hvac-blocks/a", "attributes": { "source": { "type": "integer" } }, "supports": { "hvacBlocks": { "claim": true } } }'
		);

		expect( i18n( 'update' ) ).toEqual( {
			status: 1,
			output: expect.stringContaining( 'hvac-blocks/a has an attribute "source" of its own' ),
		} );
	} );
} );

describe( 'compile', () => {
	it( 'gives WordPress one file for PHP and one for each script', () => {
		put(
			'src/a.php',
			"<?php _x( 'Price $5 \"now\"', 'shop', 'hvac-blocks' ); _n( '%d dealer', '%d dealers', $n, 'hvac-blocks' );"
		);
		put( 'blocks/a/edit.tsx', "__( 'In the editor', 'hvac-blocks' );" );
		put( 'build/i18n-map.blocks.json', '{ "blocks/a/edit.tsx": [ "build/blocks/a/index.js" ] }' );
		put( 'languages/hvac-blocks-es_ES-0123456789abcdef0123456789abcdef.json', 'of an older build' );
		i18n( 'update' );
		translate();
		i18n( 'compile' );

		const read = spawnSync(
			'php',
			[
				'-r',
				'define( "ABSPATH", "/" ); echo json_encode( require $argv[1] );',
				path.join( plugin, 'languages/hvac-blocks-es_ES.l10n.php' ),
			],
			{
				encoding: 'utf8',
			}
		);
		const { messages } = JSON.parse( read.stdout ) as { messages: Record< string, string > };
		const hash = createHash( 'md5' ).update( 'build/blocks/a/index.js' ).digest( 'hex' );
		const script = JSON.parse( get( `languages/hvac-blocks-es_ES-${ hash }.json` ) );

		expect( messages[ 'shop\u0004Price $5 "now"' ] ).toBe( 'x Price $5 "now"' );
		expect( messages[ '%d dealer\u0000%d dealers' ] ).toBe( 'x %d dealer\u0000x %d dealer' );
		expect( messages ).not.toHaveProperty( [ 'In the editor' ] );
		expect( script.locale_data.messages ).toMatchObject( { 'In the editor': [ 'x In the editor' ] } );
		expect( Object.keys( script.locale_data.messages ) ).toHaveLength( 2 );
		expect( fs.readdirSync( path.join( plugin, 'languages' ) ).join() ).not.toContain( '0123456789abcdef' );
	} );
} );
