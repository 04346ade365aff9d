import { synchronizeBlocksWithTemplate } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { prefetchPreviews } from '../previews/prefetch-previews';
import { initialInnerBlocks } from './initial-inner-blocks';
import { textsPending } from './sample-language';

type Registry = ReturnType< typeof useRegistry >;
type Block = object;

interface Selectors {
	getBlockName: ( id: string ) => string | null;
	getBlockOrder: ( id: string ) => string[];
	getSelectedBlocksInitialCaretPosition: () => unknown;
}

interface Actions {
	replaceInnerBlocks: ( id: string, blocks: Block[], updateSelection: boolean, caret: unknown ) => void;
	__unstableMarkNextChangeAsNotPersistent: ( options: { history: 'ignore' } ) => void;
}

interface Mounted {
	id: string;
	/** Cancels its requests. */
	stop?: () => void;
}

/** Blocks mounted since the last microtask. */
const mounted = new WeakMap< Registry, Set< Mounted > >();

/**
 * Inserts a new block's initial inner blocks, and requests their previews before they are mounted. Blocks mounted
 * together are filled in one change of the content, because WordPress re-examines every block after each change.
 *
 * @param id the block's client ID
 */
export function useInitialInnerBlocks( id: string ): void {
	const registry = useRegistry();

	useLayoutEffect( () => {
		const block: Mounted = { id };
		const together = mounted.get( registry ) ?? new Set();

		together.add( block );
		if ( ! mounted.has( registry ) ) {
			mounted.set( registry, together );
			void Promise.resolve( textsPending() ).then( () => {
				mounted.delete( registry );
				insertInitialBlocks( registry, [ ...together ] );
			} );
		}

		return () => {
			together.delete( block );
			block.stop?.();
		};
	}, [ registry, id ] );
}

function insertInitialBlocks( registry: Registry, blocks: Mounted[] ) {
	registry.batch( () => blocks.forEach( ( { id } ) => fill( registry, id ) ) );
	blocks.forEach( ( block ) => ( block.stop = prefetchPreviews( registry.select, block.id ) ) );
}

function fill( { select, dispatch }: Registry, id: string ) {
	const store = select( 'core/block-editor' ) as unknown as Selectors;
	const actions = dispatch( 'core/block-editor' ) as unknown as Actions;
	const blocks =
		store.getBlockOrder( id ).length === 0
			? synchronizeBlocksWithTemplate( [], initialInnerBlocks( store.getBlockName( id ) ?? '' ) )
			: [];

	if ( blocks.length > 0 ) {
		// Like WordPress' own insertion: nothing to undo, and the caret stays.
		actions.__unstableMarkNextChangeAsNotPersistent( { history: 'ignore' } );
		actions.replaceInnerBlocks( id, blocks, false, store.getSelectedBlocksInitialCaretPosition() );
	}
}
