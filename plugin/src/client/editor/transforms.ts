/**
 * Turns blocks of WordPress into ours and back, as block.json says: `"supports": { "hvacBlocks": { "transforms": [ … ] } }`.
 *
 * ```json
 * { "block": "core/heading", "attributes": { "content": "titling_title", "level": "level" } }
 * { "block": "core/details", "attributes": { "summary": "question" }, "inner": true }
 * { "block": "core/image", "attributes": { "caption": "description_text" }, "picture": "image" }
 * { "block": "hvac-blocks/video", "attributes": { "title": "text", "image": "picture" } }
 * { "block": "core/list", "children": { "block": "core/list-item", "child": "hvac-blocks/leasing-step", "attributes": { "content": "title" } } }
 * { "block": "core/columns", "children": { "block": "core/column", "child": "hvac-blocks/slide", "holds": "inner" } }
 * { "block": "core/gallery", "children": { "block": "core/image", "child": "hvac-blocks/slide", "holds": "block" } }
 * { "block": "core/group", "children": { "block": "*", "child": "hvac-blocks/slide", "holds": "block" } }
 * { "block": "core/image", "each": "hvac-blocks/slide" }
 * ```
 */
import { createBlock, getBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { leftOutOf, told } from './left-out';
import { type Block, heading, pictureOf, withAddress } from './pair';

type Attributes = Record< string, unknown >;

export interface TransformDeclaration {
	/** The other block's name. */
	block: string;
	/** Our attributes by the other block's name. */
	attributes?: Record< string, string >;
	/** Our attribute that holds the picture of a `core/image`. */
	picture?: string;
	/** Whether inner blocks are kept. */
	inner?: boolean;
	/** Transforms several selected blocks: each becomes a child block of that name. One-way. */
	each?: string;
	/** Inner blocks of that name, `*` for any, become child blocks. */
	children?: {
		block: string;
		child: string;
		attributes?: Record< string, string >;
		/** The child block's content: the other block's inner blocks, or that block itself. */
		holds?: Holds;
	};
}

type Holds = 'inner' | 'block';

interface Transform {
	type: 'block';
	blocks: string[];
	isMatch: ( attributes: Attributes, block: Block ) => boolean;
	transform: ( attributes: Attributes, inner: Block[] ) => Block | Block[];
}

interface Settings {
	supports?: { hvacBlocks?: { transforms?: TransformDeclaration[] } };
	transforms?: { from?: object[]; to?: object[] };
}

// Rich text is a class instance that converts to a string; a picture is a plain object. Undefined stays undefined, so
// that the block's default text applies.
const valueOf = ( value: unknown ): unknown =>
	typeof value === 'object' &&
	value !== null &&
	! [ Object.prototype, Array.prototype ].includes( Object.getPrototypeOf( value ) )
		? String( value )
		: value;

const renamed = ( attributes: Attributes, names: Array< [ string, string ] > ): Attributes =>
	Object.fromEntries(
		names
			.filter( ( [ from ] ) => attributes[ from ] !== undefined && attributes[ from ] !== '' )
			.map( ( [ from, to ] ) => [ to, valueOf( attributes[ from ] ) ] )
	);

const flipped = ( names: Record< string, string > ): Array< [ string, string ] > =>
	Object.entries( names ).map( ( [ from, to ] ) => [ to, from ] );

interface Children {
	from: string;
	to: string;
	names: Array< [ string, string ] >;
	/** The blocks to keep. */
	of: ( block: Block ) => Block[];
}

const isHeldAlone = ( children: TransformDeclaration[ 'children' ], { innerBlocks }: Block ): boolean =>
	children?.holds !== 'block' ||
	innerBlocks.every( ( child ) => child.innerBlocks.every( ( { name } ) => isOf( name, children.block ) ) );

const isOf = ( name: string, wanted: string ): boolean => wanted === '*' || name === wanted;

/** The content of a child block made from another block. */
function heldBy( block: Block, holds?: Holds ): Block[] {
	if ( holds === 'block' ) {
		return [ block ];
	}
	return holds === 'inner' ? block.innerBlocks : [];
}

/** The new block's content: child blocks made from the old one's, its inner blocks unchanged, or nothing. */
function innerOf( blocks: Block[], goAlong = false, children?: Children ): Block[] {
	if ( children ) {
		return blocks
			.filter( ( { name } ) => isOf( name, children.from ) )
			.map( ( block ) =>
				createBlock( children.to, renamed( block.attributes, children.names ), children.of( block ) )
			);
	}
	return goAlong ? blocks : [];
}

function toOurs( name: string, { block, attributes = {}, picture, inner, children }: TransformDeclaration ): Transform {
	return {
		type: 'block',
		blocks: [ block ],
		isMatch: ( { id } ) => ! picture || Boolean( id ),
		transform: ( { id, alt, ...others }, theirs ) => {
			const made = createBlock(
				name,
				{
					...renamed( { id, alt, ...others }, Object.entries( attributes ) ),
					...( picture && { [ picture ]: { id, ...( alt ? { alt: valueOf( alt ) } : {} ) } } ),
				},
				innerOf(
					theirs,
					inner,
					children && {
						from: children.block,
						to: children.child,
						names: Object.entries( children.attributes ?? {} ),
						of: ( child ) => heldBy( child, children.holds ),
					}
				)
			);

			// Theirs may be another one of ours.
			return told( made, [
				...leftOutOf( block, others, Object.keys( attributes ) ),
				...lostOf( theirs, inner, children ),
			] );
		},
	};
}

/** The names of the blocks within a block that the new one has no place for. */
function lostOf( own: Block[], goAlong = false, children?: TransformDeclaration[ 'children' ] ): string[] {
	const within = children ? own.flatMap( ( { innerBlocks } ) => innerBlocks ) : own;

	return goAlong || children?.holds ? [] : within.map( ( { name } ) => getBlockType( name )?.title ?? name );
}

function toTheirs(
	name: string,
	{ block, attributes = {}, picture, inner, children }: TransformDeclaration
): Transform {
	return {
		type: 'block',
		blocks: [ block ],
		isMatch: ( ours, given ) =>
			( ! picture || pictureOf( ours[ picture ] ).id !== 0 ) && isHeldAlone( children, given ),
		transform: ( ours, own ) => {
			const { id, alt = '' } = pictureOf( picture && ours[ picture ] );
			const made = createBlock(
				block,
				{
					...renamed( ours, flipped( attributes ) ),
					...( picture && { id, alt } ),
				},
				children?.holds === 'block'
					? own.flatMap( ( child ) => child.innerBlocks )
					: innerOf(
							own,
							inner,
							children && {
								from: children.child,
								to: children.block,
								names: flipped( children.attributes ?? {} ),
								of: ( child ) => heldBy( child, children.holds ),
							}
						)
			);

			// A list of blocks has no heading of its own: it goes before.
			return told(
				[
					...( children ? heading( String( ours.heading ?? '' ), ours.level ) : [] ),
					picture ? withAddress( made ) : made,
				],
				[
					...leftOutOf( name, ours, [
						...Object.values( attributes ),
						...( picture ? [ picture ] : [] ),
						...( children ? [ 'heading' ] : [] ),
					] ),
					...( children ? own : [] ).flatMap( ( child ) =>
						leftOutOf( child.name, child.attributes, Object.values( children?.attributes ?? {} ) )
					),
					...lostOf( own, inner, children ),
				]
			);
		},
	};
}

const ofEach = ( name: string, { block, each }: TransformDeclaration & { each: string } ) => ( {
	type: 'block',
	blocks: [ block ],
	isMultiBlock: true,
	transform: ( attributes: Attributes[], inner: Block[][] ) =>
		createBlock(
			name,
			{},
			attributes.map( ( own, index ) => createBlock( each, {}, [ createBlock( block, own, inner[ index ] ) ] ) )
		),
} );

const isOfEach = ( declared: TransformDeclaration ): declared is TransformDeclaration & { each: string } =>
	declared.each !== undefined;

/** Adds the block's transforms to its settings. */
export function withTransforms( settings: Settings, name: string ): Settings {
	const declared = settings.supports?.hvacBlocks?.transforms ?? [];

	return declared.length === 0
		? settings
		: {
				...settings,
				transforms: {
					from: [
						...( settings.transforms?.from ?? [] ),
						...declared.map( ( one ) => ( isOfEach( one ) ? ofEach( name, one ) : toOurs( name, one ) ) ),
					],
					to: [
						...( settings.transforms?.to ?? [] ),
						...declared.filter( ( one ) => ! isOfEach( one ) ).map( ( one ) => toTheirs( name, one ) ),
					],
				},
			};
}

addFilter(
	'blocks.registerBlockType',
	'hvac-blocks/transforms',
	withTransforms as ( settings: object, name: string ) => object
);
