import fs from 'node:fs';
import path from 'node:path';
import { withClaim } from '../build/claim-attributes.js';

const escape = ( text ) => text.replaceAll( '&', '&amp;' ).replaceAll( '"', '&quot;' ).replaceAll( '<', '&lt;' );

/** The attributes with text or links: `"role": "content"` in block.json, links with `"format": "uri"`. */
function keysOf( { attributes = {} } ) {
	return Object.entries( attributes )
		.filter( ( [ , { type, role } ] ) => type === 'string' && role === 'content' )
		.map(
			( [ name, { format } ] ) =>
				`\t\t\t<key name="${ escape( name ) }"${ format === 'uri' ? ' type="link"' : '' }/>\n`
		);
}

/** The settings that can differ by language, because visitors see them. */
function settingsOf( plugin ) {
	const file = path.join( plugin, 'src/contracts/settings.json' );
	const { settings = {} } = fs.existsSync( file ) ? JSON.parse( fs.readFileSync( file, 'utf8' ) ) : {};
	const keys = Object.entries( settings ).filter( ( [ , { perLanguage } ] ) => perLanguage );

	return keys.length === 0
		? ''
		: `	<admin-texts>
		<key name="hvac_blocks_settings">
${ keys.map( ( [ key ] ) => `\t\t\t<key name="${ escape( key ) }"/>\n` ).join( '' ) }		</key>
	</admin-texts>
`;
}

/**
 * What WPML needs to translate the blocks' texts and the settings that visitors see, and to ignore our internal post
 * meta.
 *
 * @param {string} plugin the plugin's folder
 * @return {string} the contents of wpml-config.xml
 */
export function wpmlConfig( plugin ) {
	const folder = path.join( plugin, 'blocks' );
	const names = fs.existsSync( folder ) ? fs.readdirSync( folder ).sort() : [];
	const blocks = names
		.map( ( name ) => path.join( folder, name, 'block.json' ) )
		.filter( ( file ) => ! path.basename( path.dirname( file ) ).startsWith( '_' ) && fs.existsSync( file ) )
		.map( ( file ) => withClaim( JSON.parse( fs.readFileSync( file, 'utf8' ) ) ) )
		.map(
			( block ) =>
				`\t\t<gutenberg-block type="${ escape( block.name ) }" translate="1">\n${ keysOf( block ).join( '' ) }\t\t</gutenberg-block>\n`
		);

	return `<wpml-config>
	<custom-fields>
		<custom-field action="copy">_hvac_blocks_redirect</custom-field>
		<custom-field action="ignore">_hvac_blocks_starter</custom-field>
		<custom-field action="ignore">_hvac_blocks_language_home</custom-field>
	</custom-fields>
${ settingsOf( plugin ) }	<gutenberg-blocks>
${ blocks.join( '' ) }	</gutenberg-blocks>
</wpml-config>
`;
}

export const wpmlFile = ( plugin ) => path.join( plugin, 'wpml-config.xml' );
