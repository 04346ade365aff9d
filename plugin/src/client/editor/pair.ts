/**
 * Transforms between one of our blocks and a block of WordPress whose shapes differ. Pairs that only rename attributes
 * are stated in block.json, see transforms.ts.
 */
import { createBlock, getBlockType } from '@wordpress/blocks';
import { dispatch, resolveSelect, select } from '@wordpress/data';
import { slotLink, slotText } from './canvas';
import { told } from './left-out';

export type Block = ReturnType< typeof createBlock >;

export interface Pair {
	/** The name of WordPress' block. */
	block: string;
	/** Our block; null if it has no place for some of the content, so that it is not offered. */
	from?: ( theirs: Block ) => Block | null;
	/** Their block, with more blocks beside it for what it has no place for; null as above. */
	to?: ( ours: Block ) => Block[] | null;
	/** Our block made of several of theirs. */
	ofSeveral?: ( theirs: Block[] ) => Block | null;
	/** What of their block ours has no place for, and what of ours theirs has none for: told to the editor. */
	leftOut?: { from?: ( theirs: Block ) => string[]; to?: ( ours: Block ) => string[] };
}

type Attributes = Block[ 'attributes' ];

const block = ( name: string, attributes: Attributes, innerBlocks: Block[] ) =>
	( { name, attributes, innerBlocks } ) as Block;

/** The pairs as WordPress wants them. */
export const transformsOf = ( pairs: Pair[] ) => ( {
	from: pairs.flatMap( ( { block: name, from, ofSeveral, leftOut } ) => [
		...( from
			? [
					{
						type: 'block',
						blocks: [ name ],
						isMatch: ( _attributes: Attributes, theirs: Block ) => from( theirs ) !== null,
						transform: ( attributes: Attributes, inner: Block[] ) => {
							const theirs = block( name, attributes, inner );

							return told( from( theirs ), leftOut?.from?.( theirs ) );
						},
					},
				]
			: [] ),
		...( ofSeveral
			? [
					{
						type: 'block',
						blocks: [ name ],
						isMultiBlock: true,
						isMatch: ( _attributes: Attributes[], theirs: Block[] ) => ofSeveral( theirs ) !== null,
						transform: ( attributes: Attributes[], inner: Block[][] ) =>
							ofSeveral( attributes.map( ( own, index ) => block( name, own, inner[ index ] ?? [] ) ) ),
					},
				]
			: [] ),
	] ),
	to: pairs.flatMap( ( { block: name, to, leftOut } ) =>
		to
			? [
					{
						type: 'block',
						blocks: [ name ],
						// A site may have taken the block away.
						isMatch: ( _attributes: Attributes, ours: Block ) =>
							getBlockType( name ) !== undefined && to( ours ) !== null,
						transform: ( attributes: Attributes, inner: Block[] ) => {
							const ours = block( '', attributes, inner );

							return told( to( ours ), leftOut?.to?.( ours ) );
						},
					},
				]
			: []
	),
} );

/** A text attribute as HTML; empty if it is not set. Rich text is a class instance that converts to a string. */
export const wordsOf = ( { attributes }: Block, name: string ): string => String( attributes[ name ] ?? '' );

const escaped = ( words: string ): string =>
	words.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' );

/** A block in the canvas: a transformed one is selected, and WordPress does not say which it is. */
const inCanvas = ( { clientId }: Block ): string => ( clientId ? `[data-block="${ clientId }"]` : '.is-selected' );

/** A text attribute as HTML, or the standard text in its place that the canvas shows. */
export const shownWords = ( ours: Block, name: string ): string =>
	ours.attributes[ name ] === undefined ? escaped( slotText( inCanvas( ours ), name ) ) : wordsOf( ours, name );

/** The address of a link on a text: the block's own, or the standard one that the canvas shows. */
export const shownLink = ( ours: Block, name: string, text: string ): string =>
	wordsOf( ours, name ) || slotLink( inCanvas( ours ), text );

export const heading = ( content: string, level: unknown = 2 ): Block[] =>
	content === '' ? [] : [ createBlock( 'core/heading', { content, level } ) ];

export const paragraph = ( content: string ): Block[] =>
	content === '' ? [] : [ createBlock( 'core/paragraph', { content } ) ];

export const buttons = ( links: Array< { text: string; url: string } > ): Block[] => {
	const shown = links.filter( ( { text } ) => text !== '' );

	return shown.length === 0
		? []
		: [
				createBlock(
					'core/buttons',
					{},
					shown.map( ( { text, url } ) =>
						createBlock( 'core/button', url === '' ? { text } : { text, url } )
					)
				),
			];
};

interface Texts {
	title: string;
	level: number;
	text: string;
	link: { text: string; url: string };
}

/**
 * What a heading, a paragraph and a button say: at most one of each, in this order or fewer. Null if there is anything
 * else.
 */
export function textsIn( inner: Block[] ): Texts | null {
	const only = ( name: string ) => inner.filter( ( each ) => each.name === name );
	const [ headings, paragraphs, links ] = [
		only( 'core/heading' ),
		only( 'core/paragraph' ),
		only( 'core/buttons' ),
	];
	const link = links[ 0 ]?.innerBlocks ?? [];
	const isSimple = [ headings, paragraphs, links, link ].every( ( { length } ) => length <= 1 );
	const counted = headings.length + paragraphs.length + links.length;

	return isSimple && counted === inner.length
		? {
				title: headings[ 0 ] ? wordsOf( headings[ 0 ], 'content' ) : '',
				level: Number( headings[ 0 ]?.attributes.level ?? 2 ),
				text: paragraphs[ 0 ] ? wordsOf( paragraphs[ 0 ], 'content' ) : '',
				link: {
					text: link[ 0 ] ? wordsOf( link[ 0 ], 'text' ) : '',
					url: link[ 0 ] ? wordsOf( link[ 0 ], 'url' ) : '',
				},
			}
		: null;
}

/** A level that our blocks have: 1 to 4. */
export const levelOf = ( level: number ): number => Math.min( 4, Math.max( 1, level ) );

interface MediaRecord {
	source_url?: string;
}

interface MediaSelectors< Answer > {
	getEntityRecord: ( kind: string, name: string, id: number ) => Answer;
}

interface Picture {
	id: number;
	alt?: string;
	focalPoint?: object;
}

/** A picture or film as our blocks store it; its ID is 0 if there is none. */
export const pictureOf = ( value: unknown ): Picture =>
	typeof value === 'number' ? { id: value } : { id: 0, ...( value as Partial< Picture > | undefined ) };

interface BlockActions {
	__unstableMarkNextChangeAsNotPersistent: ( options: { history: 'ignore' } ) => void;
	updateBlockAttributes: ( client: string, attributes: Attributes ) => void;
}

const FILE = [ 'postType', 'attachment' ] as const;

/**
 * A block of WordPress with the address of its file of the media library, if it has one. The editor may not know the file yet, since our blocks store no
 * addresses: the address is then added when it arrives.
 */
export function withAddress( made: Block ): Block {
	const [ key, attribute ] =
		'mediaId' in made.attributes ? ( [ 'mediaId', 'mediaUrl' ] as const ) : ( [ 'id', 'url' ] as const );
	const id = Number( made.attributes[ key ] ?? 0 );

	if ( id === 0 ) {
		return made;
	}

	const file = ( select( 'core' ) as unknown as MediaSelectors< MediaRecord | undefined > ).getEntityRecord(
		...FILE,
		id
	);

	if ( file ) {
		return { ...made, attributes: { ...made.attributes, [ attribute ]: file.source_url } };
	}

	void ( resolveSelect( 'core' ) as unknown as MediaSelectors< Promise< MediaRecord | undefined > > )
		.getEntityRecord( ...FILE, id )
		.then( ( late ) => {
			if ( late && select( 'core/block-editor' ).getBlock( made.clientId ) ) {
				const { __unstableMarkNextChangeAsNotPersistent: withoutUndo, updateBlockAttributes } = dispatch(
					'core/block-editor'
				) as unknown as BlockActions;

				withoutUndo( { history: 'ignore' } );
				updateBlockAttributes( made.clientId, { [ attribute ]: late.source_url } );
			}
		} );
	return made;
}
