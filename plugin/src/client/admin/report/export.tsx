import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { useDownload } from '../shared/use-download';

interface ExportProps {
	from: string;
	to: string;
	list: 'unserved' | 'places' | 'steps';
}

const NAMES = { unserved: 'searches-unserved', places: 'searches-places', steps: 'steps' };

/** Exports a list of the report as CSV. */
export function Export( { from, to, list }: ExportProps ) {
	const { isBusy, problem, forget, save } = useDownload();

	const path = addQueryArgs( '/search-report/export', { from, to, list } );
	const name = `${ NAMES[ list ] }-${ from }-${ to }.csv`;

	return (
		<div className="hvac-report__export">
			<Button
				variant="secondary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => isBusy || void save( path, name ) }
			>
				{ __( 'Export as CSV', 'hvac-blocks' ) }
			</Button>
			{ problem && (
				<Notice status="error" onRemove={ forget }>
					{ problem.message }
				</Notice>
			) }
		</div>
	);
}
