import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface Props {
	/** The comparison's client ID. */
	clientId: string;
	/** The number of the tab that the product is added to. */
	chosen: number;
	/** Where among all products. */
	at: number;
}

/** Adds a product to the table that is shown, as its last column. */
export function AddProduct( { clientId, chosen, at }: Props ) {
	const { insertBlock } = useDispatch( 'core/block-editor' );
	const add = () =>
		insertBlock(
			createBlock( 'hvac-blocks/comparison-product', { product_type: String( chosen ) } ),
			at,
			clientId
		);

	return (
		<Button __next40pxDefaultSize variant="secondary" onClick={ add }>
			{ __( 'Add product', 'hvac-blocks' ) }
		</Button>
	);
}
