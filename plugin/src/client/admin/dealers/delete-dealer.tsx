import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { apiRequest, problemOf } from '../shared/api';
import { Confirm } from '../shared/confirm';

interface DeleteDealerProps {
	name: string;
	companyId: string;
	onCancel: () => void;
	onDeleted: ( announcement: string ) => void;
}

/** Confirms before it deletes. */
export function DeleteDealer( { name, companyId, onCancel, onDeleted }: DeleteDealerProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	async function remove(): Promise< void > {
		setIsBusy( true );
		setProblem( '' );

		try {
			await apiRequest( `/dealers/${ encodeURIComponent( companyId ) }`, { method: 'DELETE' } );
			onDeleted(
				sprintf(
					/* translators: %s: a dealer's name. */
					__( '%s deleted.', 'hvac-blocks' ),
					name
				)
			);
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
			setIsBusy( false );
		}
	}

	return (
		<Confirm
			title={ __( 'Delete this dealer?', 'hvac-blocks' ) }
			action={ __( 'Delete', 'hvac-blocks' ) }
			isBusy={ isBusy }
			isDestructive
			problem={ problem }
			onConfirm={ () => void remove() }
			onCancel={ onCancel }
		>
			<p>
				{ sprintf(
					/* translators: %s: a dealer's name. */
					__( 'This removes the page for %s, and visitors will no longer find the dealer.', 'hvac-blocks' ),
					name
				) }
			</p>
		</Confirm>
	);
}
