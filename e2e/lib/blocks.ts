/** The blocks of the plugin and their variations, as they are found in block.json. */
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
	supports: { hvacBlocks?: { hydrate?: string; repeater?: { attribute: string } } };
	variations?: Array< { name: string; title: string; isDefault?: boolean; scope?: string[] } >;
}

const FOLDER = path.resolve( 'plugin/blocks' );

/** The folders of the blocks: their names without the plugin's. */
export const BLOCKS = readdirSync( FOLDER ).filter( ( name ) => existsSync( path.join( FOLDER, name, 'block.json' ) ) );

export const metadata = ( name: string ): BlockMetadata =>
	JSON.parse( readFileSync( path.join( FOLDER, name, 'block.json' ), 'utf8' ) ) as BlockMetadata;

export const isIsland = ( name: string ): boolean => metadata( name ).supports.hvacBlocks?.hydrate !== undefined;

/** What the inserter offers: a block, or a variation of it. */
export interface Offer {
	/** Of the block. */
	name: string;
	title: string;
	/** The block that it stands in, where it is not offered by itself. */
	parent?: Offer;
}

/** The title in the inserter: a variation that is the default one stands there in place of the block. */
const titleOf = ( name: string ): string => {
	const { title, variations = [] } = metadata( name );

	return variations.find( ( { isDefault } ) => isDefault )?.title ?? title;
};

const offerOf = ( name: string ): Offer => {
	const { parent } = metadata( name );
	const title = titleOf( name );

	return { name, title, ...( parent && { parent: offerOf( String( parent[ 0 ] ).replace( 'hvac-blocks/', '' ) ) } ) };
};

/** Every block and every other variation of one; `HVAC_E2E_BLOCKS=faq,faq-item` leaves these alone. */
export const OFFERS: Offer[] = BLOCKS.filter(
	( name ) => ! process.env.HVAC_E2E_BLOCKS || process.env.HVAC_E2E_BLOCKS.split( ',' ).includes( name )
).flatMap( ( name ) => [
	offerOf( name ),
	...( metadata( name ).variations ?? [] )
		.filter( ( { title } ) => title !== titleOf( name ) )
		.map( ( { title } ) => ( { name, title } ) ),
] );

/** The block that the inserter offers, where one stands in others. */
export const outermost = ( offer: Offer ): Offer => ( offer.parent ? outermost( offer.parent ) : offer );

const depthOf = ( { parent }: Offer ): number => ( parent ? 1 + depthOf( parent ) : 0 );

/** Each block with those that come in it: these are followed where they are. */
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
 * Deals offers out to pages, about so many a page and none with two of a block: some blocks stand on a page once. What comes in a block
 * is on its page.
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
