/** A button that adds a child block, in the toolbar of the block around it, of its child blocks, and of what is in them. */
import { speak } from '@wordpress/a11y';
import { BlockControls } from '@wordpress/block-editor';
import { createBlock, getBlockType, getBlockTypes } from '@wordpress/blocks';
import { ToolbarButton } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';

interface Type {
	name: string;
	title: string;
	parent?: string[];
}

interface Selectors {
	canInsertBlockType: ( name: string, root: string ) => boolean;
	getBlockCount: ( id: string ) => number;
	getBlockIndex: ( id: string ) => number;
	getBlockName: ( id: string ) => string | null;
	getBlockParents: ( id: string, isAscending: boolean ) => string[];
}

interface Actions {
	insertBlock: ( block: object, index: number, root: string ) => void;
}

/** The only kind of block that is made for the inside of another; undefined if there are several or none. */
function childOf( name: string | null ): Type | undefined {
	const [ child, ...others ] = ( getBlockTypes() as unknown as Type[] ).filter(
		( { parent } ) => name !== null && parent?.includes( name )
	);

	return others.length === 0 ? child : undefined;
}

interface Place {
	/** The full name of the block to add; empty for none. */
	child: string;
	root: string;
	index: number;
}

/** Where a child block is added: at the end of the selected block, or after the child block that is selected. */
export function placeAt( store: Selectors, selected: string ): Place {
	const own = childOf( store.getBlockName( selected ) );
	const around = store.getBlockParents( selected, true );
	const within = [ selected, ...around ];
	const at = around.findIndex(
		( parent, index ) =>
			childOf( store.getBlockName( parent ) )?.name === store.getBlockName( within[ index ] as string )
	);
	const place = own
		? { child: own.name, root: selected, index: store.getBlockCount( selected ) }
		: {
				child: store.getBlockName( within[ at ] ?? '' ) ?? '',
				root: around[ at ] ?? '',
				index: store.getBlockIndex( within[ at ] ?? '' ) + 1,
			};

	return place.child !== '' && store.canInsertBlockType( place.child, place.root ) ? place : { ...place, child: '' };
}

function AddChild( { selected }: { selected: string } ) {
	const { insertBlock } = useDispatch( 'core/block-editor' ) as Actions;
	const { child, root, index } = useSelect(
		( select: ( store: string ) => unknown ) => placeAt( select( 'core/block-editor' ) as Selectors, selected ),
		[ selected ]
	);

	const title = ( ( getBlockType( child ) as Type | undefined )?.title ?? '' ).toLocaleLowerCase();
	const add = () => {
		insertBlock( createBlock( child ), index, root );
		/* translators: %s: a row of a list, such as "Step 2". */
		speak( sprintf( __( 'Added: %s', 'hvac-blocks' ), title ), 'assertive' );
	};

	return child === '' ? null : (
		<BlockControls group="other">
			<ToolbarButton onClick={ add }>
				{ sprintf(
					/* translators: %s: the title of a block in lowercase, such as "question", "slide", or "product". */
					__( 'Add %s', 'hvac-blocks' ),
					title
				) }
			</ToolbarButton>
		</BlockControls>
	);
}

interface EditorProps {
	clientId: string;
	isSelected: boolean;
}

const withAddChild = < Props extends EditorProps >( Edit: ComponentType< Props > ): ComponentType< Props > =>
	function EditWithAddChild( props: Props ) {
		return (
			<>
				{ props.isSelected && <AddChild selected={ props.clientId } /> }
				<Edit { ...props } />
			</>
		);
	};

addFilter( 'editor.BlockEdit', 'hvac-blocks/add-child', withAddChild );
