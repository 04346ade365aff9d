import { plainText } from '@client/editor/comparison/types';
import { heading, paragraph, shownWords, wordsOf, type Block, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { FIELDS, layoutOf, turned, type FieldName } from './paste-layout';
import { readProducts } from './pasted-products';
import { blockOf, headings } from './product-blocks';

interface Row {
	cells: Array< { content: unknown; tag: 'th' | 'td' } >;
}

const MOST_TABS = 7;

/** The texts below the tables, in their order. */
const NOTES = [ 'costsHeading', 'costsText', 'includedHeading', 'includedText', 'excludedText', 'note' ];

/** Not among a table's rows: the name is its column's heading, the type its caption. */
const APART: FieldName[] = [ 'product_name', 'product_type', 'product_link', 'image', 'product_id' ];

/** The cells' rich text. */
function cellsOf( { attributes }: Block ): string[][] {
	const { head = [], body = [] } = attributes as { head?: Row[]; body?: Row[] };

	return [ ...head, ...body ].map( ( { cells } ) => cells.map( ( { content } ) => String( content ?? '' ) ) );
}

/** The addresses of cells that are a link, by their words. */
const linksOf = ( cells: string[][] ): Map< string, string > =>
	new Map(
		cells.flat().flatMap( ( cell ): Array< [ string, string ] > => {
			const link = new DOMParser().parseFromString( cell, 'text/html' ).querySelector( 'a' );

			return link ? [ [ plainText( cell ), link.getAttribute( 'href' ) ?? '' ] ] : [];
		} )
	);

/** Rows or columns of products with headings that the comparison knows. */
function comparisonOf( theirs: Block ): Block | null {
	const written = cellsOf( theirs );
	const cells = written.map( ( row ) => row.map( ( cell ) => plainText( cell ).replace( /\s+/g, ' ' ) ) );
	const text = cells.map( ( row ) => row.join( '\t' ) ).join( '\n' );
	const layout = layoutOf( text, headings() );
	const column = layout.fields.indexOf( 'product_type' );
	const rows = ( layout.isTransposed ? turned( cells ) : cells ).slice( 1 );
	const own = plainText( wordsOf( theirs, 'caption' ) ) || __( 'Products', 'hvac-blocks' );
	const tabs = column === -1 ? [ own ] : [ ...new Set( rows.map( ( row ) => row[ column ] || own ) ) ];
	const { products, problems } = readProducts( text, tabs, headings(), __( 'Yes', 'hvac-blocks' ) );

	if ( ! layout.hasHeadings || problems.length > 0 || tabs.length > MOST_TABS ) {
		return null;
	}

	const links = linksOf( written );
	const labels = Array.from( { length: MOST_TABS }, ( _, index ) => [
		`menu_label_${ index + 1 }`,
		tabs[ index ] ?? '',
	] );

	return createBlock(
		'hvac-blocks/product-comparison',
		// Without these, the block would add texts of its own.
		{
			...Object.fromEntries( [ 'heading', 'intro', ...NOTES ].map( ( name ) => [ name, '' ] ) ),
			...Object.fromEntries( labels ),
		},
		products.map( ( product ) => {
			const link = links.get( product.product_name ?? '' );

			return blockOf( {
				product_type: String( tabs.indexOf( own ) + 1 ),
				...( link && { product_link: link } ),
				...product,
			} );
		} )
	);
}

/** The products of one tab: each is a column. */
function tableOf( caption: string, products: Block[] ): Block {
	const row = ( name: string, tag: 'th' | 'td', content: ( product: Block ) => string ): Row => ( {
		cells: [ { content: name, tag }, ...products.map( ( product ) => ( { content: content( product ), tag } ) ) ],
	} );
	const nameOf = ( product: Block ) => {
		const [ name, link ] = [ wordsOf( product, 'product_name' ), wordsOf( product, 'product_link' ) ];

		return link === ''
			? name
			: `<a href="${ link.replaceAll( '&', '&amp;' ).replaceAll( '"', '&quot;' ) }">${ name }</a>`;
	};
	const fields = FIELDS.filter(
		( field ) => ! APART.includes( field ) && products.some( ( product ) => wordsOf( product, field ) !== '' )
	);

	return createBlock( 'core/table', {
		caption,
		head: [ row( headings().product_name, 'th', nameOf ) ],
		body: fields.map( ( field ) => row( headings()[ field ], 'td', ( product ) => wordsOf( product, field ) ) ),
	} );
}

/** The catalog's values and samples have no place in a table of WordPress. */
const isTyped = ( { attributes: { product_id: id = '', typed, sample = '' } }: Block ): boolean =>
	sample === '' && ( id === '' || Boolean( typed ) );

/** A table with the names of the products and of what they are compared by; one table per tab. */
export const table: Pair = {
	block: 'core/table',
	from: comparisonOf,
	to: ( ours ) => {
		const types = [ ...new Set( ours.innerBlocks.map( ( product ) => wordsOf( product, 'product_type' ) ) ) ];

		return types.length > 0 && ours.innerBlocks.every( isTyped )
			? [
					...heading( shownWords( ours, 'heading' ), ours.attributes.level ),
					...paragraph( shownWords( ours, 'intro' ) ),
					...types.map( ( type ) =>
						tableOf(
							wordsOf( ours, `menu_label_${ type }` ) || ( /^\d+$/.test( type ) ? '' : type ),
							ours.innerBlocks.filter( ( product ) => wordsOf( product, 'product_type' ) === type )
						)
					),
					...NOTES.flatMap( ( name ) => paragraph( shownWords( ours, name ) ) ),
				]
			: null;
	},
	leftOut: {
		to: ( { innerBlocks } ) =>
			innerBlocks.some( ( { attributes } ) => attributes.image ) ? [ __( 'pictures', 'hvac-blocks' ) ] : [],
	},
};
