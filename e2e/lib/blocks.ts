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

/** Deals offers out to pages, at most so many a page and none with two of a block: some blocks stand on a page once. */
export function pagesOf( offers: Offer[], most: number ): Offer[][] {
	const pages = Math.max(
		Math.ceil( offers.length / most ),
		...offers.map( ( { name } ) => offers.filter( ( other ) => other.name === name ).length )
	);

	return Array.from( { length: pages }, ( _, page ) => offers.filter( ( _offer, at ) => at % pages === page ) );
}
