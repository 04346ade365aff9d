/** The plugin's blocks and their variations, found in block.json. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Attribute {
	type: string | string[];
	enum?: unknown[];
	role?: string;
	format?: string;
}

export interface BlockMetadata {
	title: string;
	parent?: string[];
	attributes: Record< string, Attribute >;
	supports: { hvacBlocks?: { hydrate?: string; partOfSite?: boolean; repeater?: { attribute: string } } };
	variations?: Array< { name: string; title: string; isDefault?: boolean; scope?: string[] } >;
}

const FOLDER = path.resolve( 'plugin/blocks' );

/** The blocks' folders: their names without the namespace. */
export const BLOCKS = readdirSync( FOLDER ).filter( ( name ) => existsSync( path.join( FOLDER, name, 'block.json' ) ) );

export const metadata = ( name: string ): BlockMetadata =>
	JSON.parse( readFileSync( path.join( FOLDER, name, 'block.json' ), 'utf8' ) ) as BlockMetadata;

export const isIsland = ( name: string ): boolean => metadata( name ).supports.hvacBlocks?.hydrate !== undefined;

/** An entry of the inserter: a block or a variation. */
export interface Offer {
	/** The block's name. */
	name: string;
	title: string;
	/** Its parent block, if it cannot be inserted on its own. */
	parent?: Offer;
}

/** The title in the inserter: the default variation replaces the block. */
const titleOf = ( name: string ): string => {
	const { title, variations = [] } = metadata( name );

	return variations.find( ( { isDefault } ) => isDefault )?.title ?? title;
};

const offerOf = ( name: string ): Offer => {
	const { parent } = metadata( name );
	const title = titleOf( name );

	return { name, title, ...( parent && { parent: offerOf( String( parent[ 0 ] ).replace( 'hvac-blocks/', '' ) ) } ) };
};

/** Every block and every variation that is not the default; `HVAC_E2E_BLOCKS=faq,faq-item` restricts them. */
export const OFFERS: Offer[] = BLOCKS.filter(
	( name ) => ! process.env.HVAC_E2E_BLOCKS || process.env.HVAC_E2E_BLOCKS.split( ',' ).includes( name )
).flatMap( ( name ) => [
	offerOf( name ),
	...( metadata( name ).variations ?? [] )
		.filter( ( { title } ) => title !== titleOf( name ) )
		.map( ( { title } ) => ( { name, title } ) ),
] );

/** The insertable block that contains an offer. */
export const outermost = ( offer: Offer ): Offer => ( offer.parent ? outermost( offer.parent ) : offer );

const depthOf = ( { parent }: Offer ): number => ( parent ? 1 + depthOf( parent ) : 0 );

/** Each block with its inner blocks, which are tested in place. */
function familiesOf( offers: Offer[] ): Offer[][] {
	const families: Offer[][] = [];

	for ( const offer of [ ...offers ].sort( ( one, other ) => depthOf( one ) - depthOf( other ) ) ) {
		const own =
			offer.parent && families.find( ( [ head ] ) => head && outermost( head ).name === outermost( offer ).name );

		if ( own ) {
			own.push( offer );
		} else {
			families.push( [ offer ] );
		}
	}
	return families;
}

/**
 * Distributes offers over pages of about equal size, never two of the same block: some blocks are allowed once per
 * page. Inner blocks are on their parent's page.
 */
export function pagesOf( offers: Offer[], most: number ): Offer[][] {
	const families = familiesOf( offers ).sort( ( one, other ) => other.length - one.length );
	const pages: Offer[][] = Array.from( { length: Math.ceil( offers.length / most ) }, () => [] );
	const has = ( page: Offer[], name: string ) => page.some( ( other ) => other.name === name );

	for ( const family of families ) {
		const free = pages.filter( ( page ) => ! has( page, family[ 0 ]?.name ?? '' ) );
		const [ emptiest ] = free.sort( ( one, other ) => one.length - other.length );

		if ( emptiest ) {
			emptiest.push( ...family );
		} else {
			pages.push( [ ...family ] );
		}
	}
	return pages;
}
