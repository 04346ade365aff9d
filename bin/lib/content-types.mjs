/**
 * The block tree's (docs/content-tree.md) description of our blocks, as JSON Schema and as TypeScript: derived from
 * their block.json only.
 */
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const { withClaim } = createRequire( import.meta.url )( '../build/claim-attributes.js' );

const TEXT = { type: 'string' };
const WHOLE = { type: 'integer' };

const MEDIA = {
	id: WHOLE,
	url: TEXT,
	alt: TEXT,
	width: WHOLE,
	height: WHOLE,
	mime: TEXT,
	srcset: TEXT,
	sizes: TEXT,
};

/** Attributes that WordPress adds to blocks that support them. */
const LOOKS = {
	align: TEXT,
	anchor: TEXT,
	backgroundColor: TEXT,
	borderColor: TEXT,
	className: TEXT,
	fontFamily: TEXT,
	fontSize: TEXT,
	gradient: TEXT,
	layout: { type: 'object' },
	style: { type: 'object' },
	textColor: TEXT,
};

const KEPT = [ 'type', 'enum', 'items', 'properties', 'format', 'description' ];

/**
 * @typedef {{name: string, title: string, description: string, attributes: Record<string, Object>, media: string[]}} Block
 */

/** A file in the media library, as `MediaData` in PHP detects it. */
const isMedia = ( { role, type } ) =>
	role === 'content' &&
	! [ type ].flat().includes( 'array' ) &&
	( [ type ].flat().includes( 'object' ) || type === 'integer' );

function rowsOf( { fields, content } ) {
	const names = [
		...( Array.isArray( fields ) ? fields : Object.keys( fields ) ),
		...( content ? [ content ] : [] ),
	];

	return {
		type: 'array',
		items: {
			type: 'object',
			properties: Object.fromEntries( names.map( ( name ) => [ name, TEXT ] ) ),
			required: names,
		},
		isAlways: true,
	};
}

function plain( attribute ) {
	return {
		...Object.fromEntries( KEPT.filter( ( key ) => key in attribute ).map( ( key ) => [ key, attribute[ key ] ] ) ),
		isAlways: 'default' in attribute,
	};
}

/** @return {Block[]} in the order of their folders */
export function blocks() {
	const folder = inRoot( 'plugin/blocks' );

	return readdirSync( folder )
		.filter( ( name ) => /^[a-z]/.test( name ) )
		.sort()
		.map( ( name ) => withClaim( JSON.parse( readFileSync( path.join( folder, name, 'block.json' ), 'utf8' ) ) ) )
		.map( ( { name, title, description, attributes = {}, supports } ) => {
			const repeater = supports?.hvacBlocks?.repeater;
			const own = Object.entries( attributes ).filter( ( [ , { role } ] ) => role !== 'local' );

			return {
				name,
				title,
				description,
				attributes: Object.fromEntries(
					own.map( ( [ key, attribute ] ) => [
						key,
						key === repeater?.attribute ? rowsOf( repeater ) : plain( attribute ),
					] )
				),
				media: own.filter( ( [ , attribute ] ) => isMedia( attribute ) ).map( ( [ key ] ) => key ),
			};
		} );
}

const withoutMark = ( { isAlways, ...rest } ) => rest;

const object = ( properties, required = Object.keys( properties ) ) => ( { type: 'object', properties, required } );

function blockSchema( { name, title, description, attributes, media } ) {
	const own = Object.fromEntries(
		Object.entries( attributes ).map( ( [ key, one ] ) => [ key, withoutMark( one ) ] )
	);
	const always = Object.keys( attributes ).filter( ( key ) => attributes[ key ].isAlways );
	const file = { anyOf: [ { $ref: '#/$defs/media' }, { type: 'null' } ] };

	return {
		title,
		description,
		...object( {
			name: { const: name },
			attributes: object( { ...LOOKS, ...own }, always ),
			innerBlocks: { type: 'array', items: { $ref: '#/$defs/block' } },
			mediaData: object( Object.fromEntries( media.map( ( key ) => [ key, file ] ) ), [] ),
			originalContent: TEXT,
		} ),
	};
}

/** Blocks of WordPress and other plugins: their attributes depend on their versions. */
const OTHER = object( {
	name: { type: 'string', pattern: '^(?!hvac-blocks/)[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$' },
	attributes: { type: 'object' },
	innerBlocks: { type: 'array', items: { $ref: '#/$defs/block' } },
	mediaData: { type: 'object' },
	originalContent: TEXT,
} );

/**
 * @param {Block[]} all
 * @param {string}  version of the plugin
 */
export function schema( all, version ) {
	return {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		$comment: 'Generated from the blocks by bin/content-types.mjs.',
		title: `GET /hvac-blocks/v1/content, version ${ version }`,
		...object( {
			title: TEXT,
			lang: { enum: [ 'en', 'es', 'fr' ] },
			version: TEXT,
			modified: { type: 'string', format: 'date-time' },
			blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
			warnings: { type: 'array', items: object( { code: TEXT, block: TEXT, path: TEXT } ) },
		} ),
		$defs: {
			media: object( MEDIA ),
			block: {
				anyOf: [
					...all.map( ( { name } ) => ( { $ref: `#/$defs/${ name.replace( '/', '~1' ) }` } ) ),
					{ $ref: '#/$defs/other' },
				],
			},
			other: OTHER,
			...Object.fromEntries( all.map( ( block ) => [ block.name, blockSchema( block ) ] ) ),
		},
	};
}

const literals = ( values ) =>
	values
		.map( ( value ) => ( typeof value === 'string' ? `'${ value.replaceAll( "'", "\\'" ) }'` : `${ value }` ) )
		.join( ' | ' );

function typeOf( { type, enum: values, items, properties, required = [] } ) {
	if ( values ) {
		return literals( values );
	}

	return [ type ]
		.flat()
		.map( ( one ) => {
			switch ( one ) {
				case 'integer':
				case 'number':
					return 'number';
				case 'array':
					return items ? `Array< ${ typeOf( items ) } >` : 'unknown[]';
				case 'object':
					return properties
						? `{ ${ Object.entries( properties )
								.map(
									( [ key, value ] ) =>
										`${ key }${ required.includes( key ) ? '' : '?' }: ${ typeOf( value ) }`
								)
								.join( '; ' ) } }`
						: 'Record< string, unknown >';
				default:
					return one;
			}
		} )
		.join( ' | ' );
}

const pascal = ( name ) =>
	name
		.replace( 'hvac-blocks/', '' )
		.split( '-' )
		.map( ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 ) )
		.join( '' );

const field = ( key, schemaOf, isAlways ) =>
	`\t${ /^\w+$/.test( key ) ? key : JSON.stringify( key ) }${ isAlways ? '' : '?' }: ${ typeOf( schemaOf ) };`;

const fields = ( all, isAlways ) =>
	Object.entries( all ).map( ( [ key, value ] ) => field( key, value, isAlways ?? value.isAlways ) );

function blockType( { name, title, attributes, media } ) {
	const files = media.length ? literals( media ) : 'never';

	const taken = Object.keys( LOOKS ).filter( ( key ) => key in attributes );
	const looks = taken.length ? `Omit< Looks, ${ literals( taken ) } >` : 'Looks';

	return [
		`export interface ${ pascal( name ) }Attributes extends ${ looks } {`,
		...fields( attributes ),
		'}',
		'',
		`/** ${ title } */`,
		`export type ${ pascal( name ) }Block = BlockOf< '${ name }', ${ pascal( name ) }Attributes, ${ files } >;`,
		'',
	].join( '\n' );
}

/**
 * @param {Block[]} all
 * @param {string}  version of the plugin
 */
export function types( all, version ) {
	return `/** Generated from the blocks by bin/content-types.mjs: GET /hvac-blocks/v1/content, version ${ version }. */

/** A file of the media library. */
export interface Media {
${ fields( MEDIA, true ).join( '\n' ) }
}

/** What blocks have that support it. */
export interface Looks {
${ fields( LOOKS, false ).join( '\n' ) }
}

export interface BlockOf< Name extends string, Attributes, Files extends string > {
	name: Name;
	attributes: Attributes;
	innerBlocks: ContentBlock[];
	/** By attribute; null where the file is gone. */
	mediaData: { [ File in Files ]?: Media | null };
	originalContent: string;
}

/** A block of WordPress: its attributes are those of WordPress' version. */
export type CoreBlock = Omit< BlockOf< \`core/\${ string }\`, Record< string, unknown >, never >, 'mediaData' > & {
	mediaData: Record< string, Media | null | Array< Media | null > >;
};

${ all.map( blockType ).join( '\n' ) }
export type HvacBlock =
${ all.map( ( { name } ) => `\t| ${ pascal( name ) }Block` ).join( '\n' ) };

export type ContentBlock = HvacBlock | CoreBlock;

export interface Warning {
	code: 'unknown_block' | 'missing_image' | 'missing_media' | 'missing_pattern' | 'shortcode' | 'too_deep';
	block: string;
	path: string;
}

export interface Content {
	title: string;
	lang: 'en' | 'es' | 'fr';
	version: string;
	modified: string;
	blocks: ContentBlock[];
	warnings: Warning[];
}
`;
}
