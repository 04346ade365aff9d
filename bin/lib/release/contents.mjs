/** The content of the installable zip: only files of the plugin that match a pattern here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { withBootFile } from './boot.mjs';
import { isPacked, packs } from './demo.mjs';
import { uncommented } from './uncommented.mjs';

const PLUGIN = inRoot( 'plugin' );

/** Only used by tests and the development gallery. */
const LEFT_OUT =
	/(^|\/)(Gallery|Testing|golden|_\w+)\/|(Test|TestCase|Contract)\.php$|\.cases\.json$|(^|\/)exact\.json$/;

/** The zip's parts, in the order in which their sizes are listed. */
export const PARTS = {
	'Server (PHP)': /^(plugin\.php|uninstall\.php|src\/server\/([\w-]+\/)*[\w-]+\.(php|css))$/,
	'Blocks (PHP)': /^(blocks|src\/ui)\/([\w-]+\/)+[\w-]+\.php$/,
	'Examples for the editor': /^blocks\/([\w-]+\/examples|_fixtures\/(dealers|products|rebates))\.json$/,
	'Scripts of pages': /^build\/modules\/(?!runtime\.dev)(island\/)?[\w-]+\.(js|json)$/,
	'Scripts in pages': /^build\/early\/[\w-]+\.php$/,
	'Scripts of the administration': /^build\/assets\/[\w-]+\.(js|asset\.php)$/,
	Styles: /^build\/((assets\/[\w-]+|blocks\/[\w-]+\/style-index)\.css|modules\/classes\.php)$/,
	'Blocks (metadata)': /^build\/blocks\/([\w-]+\/block\.json|(blocks-manifest|shortcodes)\.php)$/,
	Contracts: /^build\/contracts\/(forms\/)?[\w-]+\.php$/,
	Translations: /^languages\/hvac-blocks-[\w-]+\.(l10n\.php|json)$/,
	'Map data': /^data\/map\/[\w-]+\.json$/,
	'ZIP and postal codes': /^data\/(locations|places)\.tsv$/,
	Fonts: /^data\/fonts\/[\w-]+\.woff2$/,
	'Other data': /^data\/[\w-]+\.(csv|json)$/,
	'Demo site': /^src\/starter-site\/([\w-]+\/)+[\w-]+\.(html|json|md|svg|png|webp|webm|pdf)$/,
	'Readme and licenses': /^(readme\.txt|wpml-config\.xml|data\/NOTICE\.md)$/,
};

/** Examples that the editor shows instead of a block's own text; the others are for tests and the gallery. */
function examplesOfEditor( bytes ) {
	const examples = JSON.parse( bytes ).filter( ( { name } ) => name === 'editor' );

	return examples.length ? Buffer.from( JSON.stringify( examples ) ) : null;
}

/** WordPress reads all blocks from `blocks-manifest.php`; directories of plugins list blocks by this file. */
function described( bytes ) {
	const { apiVersion, name, title, category } = JSON.parse( bytes );

	return Buffer.from( JSON.stringify( { apiVersion, name, title, category } ) );
}

function* filesOf( folder, base = '' ) {
	for ( const entry of readdirSync( path.join( folder, base ), { withFileTypes: true } ) ) {
		const name = path.posix.join( base, entry.name );

		if ( entry.isDirectory() ) {
			yield* filesOf( folder, name );
		} else {
			yield name;
		}
	}
}

/** @return {string | undefined} a file's part; undefined if it is excluded */
export const partOf = ( name ) =>
	/^blocks\/_fixtures\//.test( name ) || ! LEFT_OUT.test( name )
		? Object.keys( PARTS ).find( ( part ) => PARTS[ part ].test( name ) )
		: undefined;

/**
 * @param {Record<string, Buffer>} [made] generated files by name
 * @return {Array<{name: string, part: string, bytes: Buffer}>} sorted by name, independent of the system's language
 */
export function contents( made = {} ) {
	const read = ( name ) => {
		const bytes = readFileSync( path.join( PLUGIN, name ) );

		if ( /\/block\.json$/.test( name ) ) {
			return described( bytes );
		}

		return /\/examples\.json$/.test( name ) ? examplesOfEditor( bytes ) : bytes;
	};
	const texts = packs();
	const all = [
		...[ ...filesOf( PLUGIN ), ...Object.keys( texts ) ]
			.filter( ( name ) => ! isPacked( name ) )
			.map( ( name ) => ( { name, part: partOf( name ) } ) ),
		...Object.keys( made ).map( ( name ) => ( { name, part: 'Readme and licenses' } ) ),
	];

	const files = all
		.filter( ( { part } ) => part )
		.map( ( { name, part } ) => ( { name, part, bytes: made[ name ] ?? texts[ name ] ?? read( name ) } ) )
		.filter( ( { bytes } ) => bytes )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );

	return withBootFile( uncommented( files ) );
}
