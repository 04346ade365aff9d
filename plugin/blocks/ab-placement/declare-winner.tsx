import type { ControlProps, Placed } from '@client/editor/control';
import { store } from '@wordpress/block-editor';
import { ToolbarDropdownMenu } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface Block {
	name: string;
	innerBlocks: Block[];
}

interface Selectors {
	getBlocks: ( clientId: string ) => Block[];
}

interface Actions {
	replaceBlocks: ( clientId: string, blocks: Block[] ) => void;
	removeBlock: ( clientId: string ) => void;
}

/** Replaces the test with the winner's content. */
function DeclareWinner( { clientId }: ControlProps< object > ) {
	const { select, dispatch } = useRegistry();
	const end = ( name: string ) => () => {
		const choices = ( select( store ) as unknown as Selectors ).getBlocks( clientId );
		const { replaceBlocks, removeBlock } = dispatch( store ) as unknown as Actions;
		const blocks = choices.find( ( each ) => each.name === name )?.innerBlocks ?? [];

		if ( blocks.length > 0 ) {
			replaceBlocks( clientId, blocks );
		} else {
			removeBlock( clientId );
		}
	};

	return (
		<ToolbarDropdownMenu
			icon={ null }
			text={ __( 'Declare winner', 'hvac-blocks' ) }
			label={ __( 'Declare winner', 'hvac-blocks' ) }
			controls={ [
				{ title: __( 'Keep the control', 'hvac-blocks' ), onClick: end( 'hvac-blocks/ab-control' ) },
				{ title: __( 'Keep the variant', 'hvac-blocks' ), onClick: end( 'hvac-blocks/ab-variant' ) },
			] }
		/>
	);
}

/** A toolbar button that ends the test; it can be undone. */
export const declareWinner: Placed = { place: 'toolbar', Control: DeclareWinner };
