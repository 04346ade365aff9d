import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { apiRequest, problemOf } from '../api';
import { Confirm } from '../confirm';
import type { RecordTexts } from './kind';

interface DeleteRecordProps {
	title: string;
	/** Below `/admin`. */
	path: string;
	texts: RecordTexts;
	onCancel: () => void;
	onDeleted: ( announcement: string ) => void;
}

/** Confirms before it deletes. */
export function DeleteRecord( { title, path, texts, onCancel, onDeleted }: DeleteRecordProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	async function remove(): Promise< void > {
		setIsBusy( true );
		setProblem( '' );

		try {
			await apiRequest( path, { method: 'DELETE' } );
			onDeleted( texts.removed( title ) );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
			setIsBusy( false );
		}
	}

	return (
		<Confirm
			title={ texts.removeQuestion }
			action={ __( 'Delete', 'hvac-blocks' ) }
			isBusy={ isBusy }
			isDestructive
			problem={ problem }
			onConfirm={ () => void remove() }
			onCancel={ onCancel }
		>
			<p>{ texts.removing( title ) }</p>
		</Confirm>
	);
}
