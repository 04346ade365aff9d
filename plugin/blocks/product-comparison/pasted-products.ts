import yesNo from '@contracts/yes-no.json';
import { tabNumberOf } from '@client/editor/comparison/types';
import { key, layoutOf, readCells, turned, type FieldName, type PasteLayout } from './paste-layout';

/** A product's texts by field, without empty ones. */
export type PastedProduct = Partial< Record< FieldName, string > >;

/** Why cells are not products: `row` is the spreadsheet's line, from 1; `text` is the cell's content. */
export interface PasteProblem {
	kind: 'nothing' | 'column' | 'twice' | 'wide' | 'name' | 'type' | 'image' | 'star';
	row?: number;
	text?: string;
}

export interface Pasted {
	products: PastedProduct[];
	problems: PasteProblem[];
}

/** Whether a cell says that a product is ENERGY STAR qualified; undefined if that is not certain. */
function starOf( cell: string, yes: string ): 'Yes' | 'No' | undefined {
	const says = ( words: string[] ): boolean => words.includes( key( cell ) || cell.trim() );

	return ( says( [ ...yesNo.yes, key( yes ) ] ) && 'Yes' ) || ( says( yesNo.no ) && 'No' ) || undefined;
}

/**
 * Products pasted from a spreadsheet: with a line of headings in any order, or with the columns of `FIELDS`.
 *
 * @param text
 * @param tabs     the names of the tabs, in order
 * @param headings additional names of columns, in the editor's language
 * @param yes      "yes" in the editor's language
 * @param chosen   what an editor chose for the columns
 */
export function readProducts(
	text: string,
	tabs: string[],
	headings: Partial< Record< FieldName, string > >,
	yes: string,
	chosen?: PasteLayout
): Pasted {
	const { fields, hasHeadings, isTransposed } = chosen ?? layoutOf( text, headings );
	const cells = readCells( text );
	const rows = ( isTransposed ? turned( cells ) : cells ).map( ( row, index ) => ( { cells: row, row: index + 1 } ) );
	const filled = rows.filter( ( { cells: row } ) => row.some( Boolean ) );
	const [ first ] = filled;

	if ( ! first ) {
		return { products: [], problems: [ { kind: 'nothing' } ] };
	}

	// The rows that `layoutOf()` left out are empty columns here.
	const isFilled = cells.map( ( row ) => row.some( Boolean ) );
	const of = ( row: string[] ) => ( isTransposed ? row.filter( ( _, index ) => isFilled[ index ] ) : row );
	const body = hasHeadings ? filled.slice( 1 ) : filled;
	const problems: PasteProblem[] = hasHeadings && ! chosen ? problemsOfHeadings( of( first.cells ), fields ) : [];

	if ( body.length === 0 ) {
		problems.push( { kind: 'nothing' } );
	}

	const products = body.map( ( { cells: all, row } ) => {
		if ( of( all ).slice( fields.length ).some( Boolean ) ) {
			problems.push( { kind: 'wide', row } );
		}

		const product = productOf( of( all ), fields );
		problems.push( ...problemsOf( product, tabs, yes ).map( ( problem ) => ( { ...problem, row } ) ) );

		return cleaned( product, tabs, yes );
	} );

	return { products, problems };
}

const productOf = ( cells: string[], columns: PasteLayout[ 'fields' ] ): PastedProduct =>
	Object.fromEntries(
		columns.flatMap( ( field, index ) => ( field && cells[ index ] ? [ [ field, cells[ index ] ] ] : [] ) )
	);

const problemsOfHeadings = ( cells: string[], known: PasteLayout[ 'fields' ] ): PasteProblem[] =>
	cells.flatMap( ( text, index ): PasteProblem[] => {
		const field = known[ index ];

		if ( text !== '' && ! field ) {
			return [ { kind: 'column', text } ];
		}
		return field && known.indexOf( field ) < index ? [ { kind: 'twice', text } ] : [];
	} );

function problemsOf(
	{ product_name: name, product_type: type, image, product_id: id, energy_star_qualified: star }: PastedProduct,
	tabs: string[],
	yes: string
): PasteProblem[] {
	const problems: PasteProblem[] = [];

	// The catalog knows the name of its products.
	if ( ! name && ! id ) {
		problems.push( { kind: 'name' } );
	}
	if ( type && tabNumberOf( type, tabs ) === undefined ) {
		problems.push( { kind: 'type', text: type } );
	}
	if ( image && ! /^\d{1,9}$/.test( image ) ) {
		problems.push( { kind: 'image', text: image } );
	}
	if ( star && ! starOf( star, yes ) ) {
		problems.push( { kind: 'star', text: star } );
	}
	return problems;
}

/** The stored form: the tab's number, and "yes" and "no" in the specification's language. */
function cleaned( product: PastedProduct, tabs: string[], yes: string ): PastedProduct {
	const { product_type: type, energy_star_qualified: star } = product;
	const number = type && tabNumberOf( type, tabs );

	return {
		...product,
		...( number && { product_type: String( number ) } ),
		...( star && { energy_star_qualified: starOf( star, yes ) } ),
	};
}
