import { Button, Flex } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { DeleteDialog } from './delete-dialog';

interface Props< Answer > {
	name: string;
	/** Where it is deleted, below `/admin`. */
	path: string;
	/** What goes with it. */
	loss: ReactNode;
	onEdit: () => void;
	onDeleted: ( answer: Answer ) => void;
	/** Further buttons, before these. */
	children?: ReactNode;
}

/** The buttons of a record's card. */
export function EditAndDelete< Answer >( { name, path, loss, onEdit, onDeleted, children }: Props< Answer > ) {
	const [ isAsking, setIsAsking ] = useState( false );

	return (
		<>
			<Flex justify="flex-start" wrap>
				{ children }
				<Button
					variant="secondary"
					onClick={ onEdit }
					/* translators: %s: the name of a webhook or a field. */
					aria-label={ sprintf( __( 'Edit %s', 'hvac-blocks' ), name ) }
				>
					{ __( 'Edit', 'hvac-blocks' ) }
				</Button>
				<Button
					variant="tertiary"
					isDestructive
					onClick={ () => setIsAsking( true ) }
					/* translators: %s: the name of a webhook or a field. */
					aria-label={ sprintf( __( 'Delete %s', 'hvac-blocks' ), name ) }
				>
					{ __( 'Delete', 'hvac-blocks' ) }
				</Button>
			</Flex>
			{ isAsking && (
				<DeleteDialog< Answer >
					/* translators: %s: the name of a webhook or a field. */
					title={ sprintf( __( 'Delete “%s”?', 'hvac-blocks' ), name ) }
					path={ path }
					onDeleted={ onDeleted }
					onCancel={ () => setIsAsking( false ) }
				>
					<p>{ loss }</p>
				</DeleteDialog>
			) }
		</>
	);
}
