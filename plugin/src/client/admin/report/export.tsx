import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { download, problemOf, type ApiProblem } from '../shared/api';

interface ExportProps {
	from: string;
	to: string;
	list: 'unserved' | 'places' | 'steps';
}

const NAMES = { unserved: 'searches-unserved', places: 'searches-places', steps: 'steps' };

/** Saves a list of the report as a CSV file. */
export function Export( { from, to, list }: ExportProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );

	async function save(): Promise< void > {
		setIsBusy( true );
		setProblem( null );

		try {
			await download(
				addQueryArgs( '/search-report/export', { from, to, list } ),
				`${ NAMES[ list ] }-${ from }-${ to }.csv`
			);
		} catch ( error: unknown ) {
			setProblem( problemOf( error ) );
		} finally {
			setIsBusy( false );
		}
	}

	return (
		<div className="hvac-report__export">
			<Button
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
		</div>
	);
}
