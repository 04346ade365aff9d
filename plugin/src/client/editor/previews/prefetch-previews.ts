import { getBlockType } from '@wordpress/blocks';
import { presentationOf, textsOf } from '../presentation';
import { previewAttributes, type Schema } from './preview-attributes';
import type { Question } from './preview-queue';
import { currentPage, questionOf, queueOf, type Select } from './queues';

type Attributes = Record< string, unknown >;

interface Block {
	name: string;
	attributes: Attributes;
	innerBlocks: Block[];
}

interface Selectors {
	getBlock: ( id: string ) => Block | null;
	getBlockParents: ( id: string ) => string[];
}

interface Type {
	attributes?: Schema;
	usesContext?: string[];
	/** Attributes passed to inner blocks, by context name. */
	providesContext?: Record< string, string >;
}

const typeOf = ( name: string ): Type | undefined => getBlockType( name ) as Type | undefined;

const isOurs = ( name: string ): boolean => name.startsWith( 'hvac-blocks/' );

/** The context for a block's inner blocks: that of its surroundings, and its own. */
const within = ( { name, attributes }: Block, around: Attributes ): Attributes => ( {
	...around,
	...Object.fromEntries(
		Object.entries( typeOf( name )?.providesContext ?? {} ).map( ( [ key, from ] ) => [ key, attributes[ from ] ] )
	),
} );

function questionAbout( { name, attributes }: Block, around: Attributes ): Question {
	const { attributes: schema = {}, usesContext = [] } = typeOf( name ) ?? {};
	const context = Object.fromEntries( usesContext.map( ( key ) => [ key, around[ key ] ] ) );

	return questionOf(
		name,
		previewAttributes( attributes, schema, textsOf( presentationOf( name ), attributes ), context )
	);
}

const questionsIn = ( block: Block, around: Attributes ): Question[] =>
	block.innerBlocks.flatMap( ( inner ) => {
		const context = within( block, around );

		return [
			...( isOurs( inner.name ) ? [ questionAbout( inner, context ) ] : [] ),
			...questionsIn( inner, context ),
		];
	} );

/**
 * Requests the previews that a block's inner blocks will need once mounted, so that one request answers all.
 *
 * @param select the registry's
 * @param id     the block's client ID
 * @return cancels the requests
 */
export function prefetchPreviews( select: Select, id: string ): () => void {
	const { getBlock, getBlockParents } = select( 'core/block-editor' ) as unknown as Selectors;
	const block = getBlock( id );
	const queue = queueOf( currentPage( select ) );
	const around = getBlockParents( id ).reduce< Attributes >( ( context, parent ) => {
		const outer = getBlock( parent );

		return outer ? within( outer, context ) : context;
	}, {} );
	const ends = ( block ? questionsIn( block, around ) : [] )
		.filter( ( question ) => queue.cached( question ) === undefined )
		// The blocks subscribe by themselves once they are mounted.
		.map( ( question ) => queue.ask( question, () => {} ) );

	return () => ends.forEach( ( end ) => end() );
}
