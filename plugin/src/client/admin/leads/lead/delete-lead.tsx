import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { apiRequest, problemOf } from '../../shared/api';
import { Confirm } from '../../shared/confirm';

/** Deletes a lead permanently after confirmation. */
export function DeleteLead( { reference, onDeleted }: { reference: string; onDeleted: () => void } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	async function remove(): Promise< void > {
		setIsBusy( true );
		setProblem( '' );

		try {
			await apiRequest( `/leads/${ reference }`, { method: 'DELETE' } );
			speak( __( 'Lead deleted.', 'hvac-blocks' ) );
			onDeleted();
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
			setIsBusy( false );
		}
	}

	return (
		<p className="hvac-leads__delete">
			<Button variant="tertiary" isDestructive onClick={ () => setIsAsking( true ) }>
				{ __( 'Delete lead', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<Confirm
					title={ __( 'Delete this lead?', 'hvac-blocks' ) }
					action={ __( 'Delete', 'hvac-blocks' ) }
					isBusy={ isBusy }
					isDestructive
					problem={ problem }
					onConfirm={ () => void remove() }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>
						{ sprintf(
							/* translators: %s: reference of a lead. */
							__(
								'What the visitor sent with %s will be permanently deleted. Its history, which contains no personal data, stays.',
								'hvac-blocks'
							),
							reference
						) }
					</p>
				</Confirm>
			) }
		</p>
	);
}
