import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { apiRequest, problemOf } from './api';
import { Confirm } from './confirm';

interface DeleteDialogProps< Answer > {
	/** The question. */
	title: string;
	/** Below `/admin`. */
	path: string;
	onCancel: () => void;
	onDeleted: ( answer: Answer ) => void;
	/** What goes with it. */
	children: ReactNode;
}

/** Confirms before it deletes. */
export function DeleteDialog< Answer >( { title, path, onCancel, onDeleted, children }: DeleteDialogProps< Answer > ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	async function remove(): Promise< void > {
		setIsBusy( true );
		setProblem( '' );

		try {
			onDeleted( await apiRequest< Answer >( path, { method: 'DELETE' } ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
			setIsBusy( false );
		}
	}

	return (
		<Confirm
			title={ title }
			action={ __( 'Delete', 'hvac-blocks' ) }
			isBusy={ isBusy }
			isDestructive
			problem={ problem }
			onConfirm={ () => void remove() }
			onCancel={ onCancel }
		>
			{ children }
		</Confirm>
	);
}
