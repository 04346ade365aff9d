import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { download, problemOf, type ApiProblem } from '../shared/api';

/** Saves the leads that the list is narrowed to as a CSV file. */
export function Export( { search, status }: { search: string; status: string } ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function save(): Promise< void > {
		setIsBusy( true );
		setProblem( null );

		try {
			await download( addQueryArgs( '/leads/export', { search, status } ), 'leads.csv' );
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => isBusy || void save() }
			>
				{ __( 'Export as CSV', 'hvac-blocks' ) }
			</Button>
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( null ) }>
					{ problem.message }
				</Notice>
			) }
		</>
	);
}
