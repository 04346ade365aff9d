import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { DeleteDialog } from '../../shared/delete-dialog';

/** Deletes a lead permanently after confirmation. */
export function DeleteLead( { reference, onDeleted }: { reference: string; onDeleted: () => void } ) {
	const [ isAsking, setIsAsking ] = useState( false );

	return (
		<p className="hvac-leads__delete">
			<Button variant="tertiary" isDestructive onClick={ () => setIsAsking( true ) }>
				{ __( 'Delete lead', 'hvac-blocks' ) }
			</Button>
			{ isAsking && (
				<DeleteDialog
					title={ __( 'Delete this lead?', 'hvac-blocks' ) }
					path={ `/leads/${ reference }` }
					onDeleted={ () => {
						speak( __( 'Lead deleted.', 'hvac-blocks' ) );
						onDeleted();
					} }
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
				</DeleteDialog>
			) }
		</p>
	);
}
