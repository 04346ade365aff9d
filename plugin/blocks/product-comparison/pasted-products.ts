import { tabNumberOf } from '@client/editor/comparison/types';

/** The fields of a product, in the order of a spreadsheet without headings. */
export const FIELDS = [
	'product_type',
	'product_name',
	'product_link',
	'image',
	'installment_cost',
	'cooling_strength',
	'stages',
	'fuel_type',
	'speeds',
	'noise_level',
	'comfort_link_communication',
	'energy_savings',
	'energy_star_qualified',
	'efficiency',
] as const;

export type FieldName = ( typeof FIELDS )[ number ];

/** A product's texts by field, without empty ones. */
export type PastedProduct = Partial< Record< FieldName, string > >;

/** Why cells are not products: `row` is the spreadsheet's line, from 1; `text` is the cell's content. */
export interface PasteProblem {
	kind: 'nothing' | 'column' | 'twice' | 'wide' | 'name' | 'type' | 'image';
	row?: number;
	text?: string;
}

export interface Pasted {
	products: PastedProduct[];
	problems: PasteProblem[];
}

/**
 * Cells as spreadsheets copy them: tabs between cells, line breaks between rows. A cell that contains either, or a
 * quotation mark, is quoted.
 */
export function readCells( text: string ): string[][] {
	const rows: string[][] = [ [] ];
	const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;

	for ( let match = cell.exec( text ); match; match = cell.exec( text ) ) {
		const [ , quoted, bare = '', end ] = match;

		rows.at( -1 )?.push( ( quoted === undefined ? bare : quoted.replaceAll( '""', '"' ) ).trim() );
		if ( end === '' ) {
			break;
		}
		if ( end !== '\t' ) {
			rows.push( [] );
		}
	}

	return rows;
}

const key = ( heading: string ): string => heading.toLowerCase().replace( /[^\p{L}\p{N}]/gu, '' );

/**
 * Products pasted from a spreadsheet: with a line of headings in any order, or with the columns of `FIELDS`.
 *
 * @param text
 * @param tabs     the names of the tabs, in order
 * @param headings additional names of columns, in the editor's language
 * @param yes      "yes" in the editor's language
 */
export function readProducts(
	text: string,
	tabs: string[],
	headings: Partial< Record< FieldName, string > >,
	yes: string
): Pasted {
	const rows = readCells( text ).map( ( cells, index ) => ( { cells, row: index + 1 } ) );
	const filled = rows.filter( ( { cells } ) => cells.some( Boolean ) );
	const [ first ] = filled;

	if ( ! first ) {
		return { products: [], problems: [ { kind: 'nothing' } ] };
	}

	const names = new Map< string, FieldName >(
		FIELDS.flatMap( ( field ) => [
			[ key( field ), field ],
			[ key( headings[ field ] ?? field ), field ],
		] )
	);
	const known = first.cells.map( ( cell ) => names.get( key( cell ) ) );
	// A product may be called "Stages"; a line of headings has several such words.
	const hasHeadings = known.filter( Boolean ).length >= Math.min( 2, first.cells.filter( Boolean ).length );
	const columns = hasHeadings ? known : [ ...FIELDS ];
	const body = hasHeadings ? filled.slice( 1 ) : filled;
	const problems: PasteProblem[] = hasHeadings ? problemsOfHeadings( first.cells, known ) : [];

	if ( body.length === 0 ) {
		problems.push( { kind: 'nothing' } );
	}

	const products = body.map( ( { cells, row } ) => {
		if ( cells.slice( columns.length ).some( Boolean ) ) {
			problems.push( { kind: 'wide', row } );
		}

		const product = productOf( cells, columns );
		problems.push( ...problemsOf( product, tabs ).map( ( problem ) => ( { ...problem, row } ) ) );

		return cleaned( product, tabs, yes );
	} );

	return { products, problems };
}

const productOf = ( cells: string[], columns: Array< FieldName | undefined > ): PastedProduct =>
	Object.fromEntries(
		columns.flatMap( ( field, index ) => ( field && cells[ index ] ? [ [ field, cells[ index ] ] ] : [] ) )
	);

const problemsOfHeadings = ( cells: string[], known: Array< FieldName | undefined > ): PasteProblem[] =>
	cells.flatMap( ( text, index ): PasteProblem[] => {
		const field = known[ index ];

		if ( text !== '' && ! field ) {
			return [ { kind: 'column', text } ];
		}
		return field && known.indexOf( field ) < index ? [ { kind: 'twice', text } ] : [];
	} );

function problemsOf(
	{ product_name: name, product_type: type, image }: PastedProduct,
	tabs: string[]
): PasteProblem[] {
	const problems: PasteProblem[] = [];

	if ( ! name ) {
		problems.push( { kind: 'name' } );
	}
	if ( type && tabNumberOf( type, tabs ) === undefined ) {
		problems.push( { kind: 'type', text: type } );
	}
	if ( image && ! /^\d{1,9}$/.test( image ) ) {
		problems.push( { kind: 'image', text: image } );
	}
	return problems;
}

/** The stored form: the tab's number, and "yes" in the specification's language. */
function cleaned( product: PastedProduct, tabs: string[], yes: string ): PastedProduct {
	const { product_type: type, energy_star_qualified: star } = product;
	const number = type && tabNumberOf( type, tabs );

	return {
		...product,
		...( number && { product_type: String( number ) } ),
		...( star && key( star ) === key( yes ) && { energy_star_qualified: 'Yes' } ),
	};
}
