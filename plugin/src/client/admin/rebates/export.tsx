import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download as icon } from '@wordpress/icons';
import { download, problemOf, type ApiProblem } from '../shared/api';

/** Saves all rebates as a CSV file that imports back unchanged. */
export function Export() {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function save(): Promise< void > {
		setIsBusy( true );
		setProblem( null );

		try {
			await download( '/rebate-export', 'rebates.csv' );
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
				icon={ icon }
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void ( isBusy || save() ) }
			>
				{ __( 'Export', 'hvac-blocks' ) }
			</Button>
			{ problem && (
				<Notice status="error" onRemove={ () => setProblem( null ) }>
					{ problem.message }
				</Notice>
			) }
		</>
	);
}
