/** The blocks in the open editor's data store. */
import { expect, type Page } from '@playwright/test';
import { rest } from './frames';

export type Attributes = Record< string, unknown >;

export interface StoredBlock {
	clientId: string;
	name: string;
	isValid: boolean;
	attributes: Attributes;
	innerBlocks: StoredBlock[];
}

interface Store {
	select: ( store: 'core/block-editor' ) => {
		getBlocks: () => StoredBlock[];
		getBlockAttributes: ( id: string ) => Attributes;
		getBlock: ( id: string ) => StoredBlock;
		getBlockRootClientId: ( id: string ) => string;
		getSelectedBlock: () => StoredBlock;
		getSelectedBlockClientId: () => string | null;
	};
	dispatch: ( store: 'core/block-editor' ) => {
		selectBlock: ( id: string ) => void;
		clearSelectedBlock: () => void;
		insertBlock: ( block: StoredBlock, index: number | undefined, parent: string ) => void;
	};
}

type WithStore = Window &
	typeof globalThis & { wp: { data: Store; blocks: { createBlock: ( name: string ) => StoredBlock } } };

const inStore = < Result, Given >( page: Page, read: ( given: Given ) => Result, given: Given ) =>
	page.evaluate( read as never, given ) as Promise< Result >;

const tree = ( { name, isValid, attributes, innerBlocks }: StoredBlock ): unknown => ( {
	name,
	isValid,
	attributes,
	innerBlocks: innerBlocks.map( tree ),
} );

export const attributesOf = ( page: Page, id: string ): Promise< Attributes > =>
	inStore(
		page,
		( at: string ) => ( {
			...( window as WithStore ).wp.data.select( 'core/block-editor' ).getBlockAttributes( at ),
		} ),
		id
	);

/** The names of attributes that differ. */
export const changedAttributes = ( before: Attributes, after: Attributes ): string[] =>
	[ ...new Set( [ ...Object.keys( before ), ...Object.keys( after ) ] ) ].filter(
		( name ) => JSON.stringify( before[ name ] ) !== JSON.stringify( after[ name ] )
	);

export const selectedBlock = ( page: Page ): Promise< StoredBlock > =>
	inStore( page, () => ( window as WithStore ).wp.data.select( 'core/block-editor' ).getSelectedBlock(), null );

export const storedBlock = ( page: Page, id: string ): Promise< StoredBlock > =>
	inStore( page, ( at: string ) => ( window as WithStore ).wp.data.select( 'core/block-editor' ).getBlock( at ), id );

/** The parent of a block. */
export const parentOf = ( page: Page, id: string ): Promise< string > =>
	inStore(
		page,
		( at: string ) => ( window as WithStore ).wp.data.select( 'core/block-editor' ).getBlockRootClientId( at ),
		id
	);

export const selectedId = ( page: Page ): Promise< string | null > =>
	inStore(
		page,
		() => ( window as WithStore ).wp.data.select( 'core/block-editor' ).getSelectedBlockClientId(),
		null
	);

/**
 * Selects a block, and again if the editor's pending work selects another one: undo and redo restore the selection of
 * their step.
 */
export const select = ( page: Page, id: string ): Promise< void > =>
	expect
		.poll( async () => {
			await inStore(
				page,
				( at: string ) => ( window as WithStore ).wp.data.dispatch( 'core/block-editor' ).selectBlock( at ),
				id
			);
			await rest( page );
			return selectedId( page );
		} )
		.toBe( id );

export const selectNothing = ( page: Page ): Promise< void > =>
	inStore( page, () => ( window as WithStore ).wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock(), null );

/** Adds a block to another, below its content; returns its ID. */
export const insertInto = ( page: Page, parent: string, name: string ): Promise< string > =>
	inStore(
		page,
		( [ to, type ]: readonly [ string, string ] ) => {
			const { blocks, data } = ( window as WithStore ).wp;
			const block = blocks.createBlock( type );

			data.dispatch( 'core/block-editor' ).insertBlock( block, undefined, to );
			return block.clientId;
		},
		[ parent, name ] as const
	);

/** All blocks with their content, without values that change on each load. */
export const contentOf = async ( page: Page ): Promise< unknown[] > =>
	(
		await inStore( page, () => ( window as WithStore ).wp.data.select( 'core/block-editor' ).getBlocks(), null )
	).map( tree );
