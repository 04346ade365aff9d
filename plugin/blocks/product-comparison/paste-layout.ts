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
	'product_id',
] as const;

export type FieldName = ( typeof FIELDS )[ number ];

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

export const key = ( heading: string ): string =>
	heading
		.normalize( 'NFD' )
		.toLowerCase()
		.replace( /[^\p{L}\p{N}]/gu, '' );

/** Other usual headings, as keys. */
const ALIASES: Partial< Record< FieldName, string[] > > = {
	product_type: [ 'type', 'category', 'system', 'tipo', 'categoria', 'categorie' ],
	product_name: [
		'name',
		'model',
		'modelname',
		'product',
		'series',
		'modelo',
		'nombre',
		'producto',
		'modele',
		'nom',
		'produit',
	],
	product_id: [ 'modelnumber', 'sku', 'mpn', 'numerodemodelo', 'numerodemodele' ],
	product_link: [ 'link', 'url', 'page', 'website', 'enlace', 'lien' ],
	image: [ 'imageid', 'photo', 'picture', 'imagen', 'foto' ],
	installment_cost: [ 'price', 'cost', 'installedprice', 'installedcost', 'msrp', 'precio', 'costo', 'prix', 'cout' ],
	cooling_strength: [ 'capacity', 'tons', 'tonnage', 'btu', 'coolingcapacity', 'capacidad', 'capacite' ],
	stages: [ 'stage', 'compressor', 'compressorstages', 'etapa', 'etage' ],
	fuel_type: [ 'fuel', 'combustible', 'combustibleutilise' ],
	speeds: [ 'speed', 'fanspeeds', 'blower', 'velocidades', 'vitesses' ],
	noise_level: [ 'noise', 'sound', 'soundlevel', 'decibels', 'db', 'dba', 'ruido', 'bruit' ],
	comfort_link_communication: [ 'communication', 'communicating', 'comfortlink' ],
	energy_savings: [ 'savings', 'ahorro', 'economies' ],
	energy_star_qualified: [ 'energystar' ],
	efficiency: [ 'efficiencyrating', 'seer', 'seer2', 'afue', 'eficiencia', 'efficacite', 'rendement' ],
};

/** What the columns of a table contain: an empty text for a column that is left out. */
export interface PasteLayout {
	fields: Array< FieldName | '' >;
	hasHeadings: boolean;
	/** Whether each product is a column. */
	isTransposed: boolean;
}

/** The table with a row for each product. */
export const turned = ( rows: string[][] ): string[][] =>
	Array.from( { length: Math.max( ...rows.map( ( cells ) => cells.length ) ) }, ( _, column ) =>
		rows.map( ( cells ) => cells[ column ] ?? '' )
	);

function namesOf( headings: Partial< Record< FieldName, string > > ): Map< string, FieldName > {
	const exact = FIELDS.flatMap( ( field ): Array< [ string, FieldName ] > => [
		[ key( field ), field ],
		[ key( headings[ field ] ?? field ), field ],
	] );
	const usual = FIELDS.flatMap( ( field ) =>
		( ALIASES[ field ] ?? [] ).map( ( name ): [ string, FieldName ] => [ name, field ] )
	);

	return new Map( [ ...usual, ...exact ] );
}

/**
 * Recognizes the columns of a table by its headings, in the first row or in the first column; without headings they
 * are those of `FIELDS`.
 *
 * @param text
 * @param headings additional names of columns, in the editor's language
 * @param isColumn whether each product is a column; by default, whether the first column has more headings than the first row
 */
export function layoutOf(
	text: string,
	headings: Partial< Record< FieldName, string > >,
	isColumn?: boolean
): PasteLayout {
	const rows = readCells( text ).filter( ( cells ) => cells.some( Boolean ) );
	const names = namesOf( headings );
	const known = ( cells: string[] ) => cells.map( ( cell ) => names.get( key( cell ) ) ?? '' );
	const count = ( cells: string[] ) => new Set( known( cells ).filter( Boolean ) ).size;
	const across = rows[ 0 ] ?? [];
	const down = rows.map( ( [ first = '' ] ) => first );
	const isTransposed = isColumn ?? ( count( down ) > 1 && count( down ) > count( across ) );
	const line = isTransposed ? down : across;
	// A product may be called "Stages"; a line of headings has several such words.
	const hasHeadings = count( line ) >= Math.min( 2, line.filter( Boolean ).length );

	return { fields: hasHeadings ? known( line ) : [ ...FIELDS ], hasHeadings, isTransposed };
}

/** The layout in which a field comes from one column, the first of its name. */
export const singled = ( { fields, ...layout }: PasteLayout ): PasteLayout => ( {
	...layout,
	fields: fields.map( ( field, index ) => ( fields.indexOf( field ) === index ? field : '' ) ),
} );

/** The columns of a table with their first different values, to choose what they contain. */
export function columnsOf(
	text: string,
	{ hasHeadings, isTransposed }: PasteLayout
): Array< { heading: string; values: string[] } > {
	const filled = readCells( text ).filter( ( cells ) => cells.some( Boolean ) );
	const rows = isTransposed ? filled : turned( filled );

	return rows.map( ( [ first = '', ...others ] ) => ( {
		heading: hasHeadings ? first : '',
		values: [ ...new Set( ( hasHeadings ? others : [ first, ...others ] ).filter( Boolean ) ) ].slice( 0, 3 ),
	} ) );
}
