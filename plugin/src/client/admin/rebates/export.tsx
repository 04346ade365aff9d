import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download as icon } from '@wordpress/icons';
import { useDownload } from '../shared/use-download';

/** Exports all rebates as CSV that imports back unchanged. */
export function Export() {
	const { isBusy, problem, forget, save } = useDownload();

	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ icon }
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void ( isBusy || save( '/rebate-export', 'rebates.csv' ) ) }
			>
				{ __( 'Export', 'hvac-blocks' ) }
			</Button>
			{ problem && (
				<Notice status="error" onRemove={ forget }>
					{ problem.message }
				</Notice>
			) }
		</>
	);
}
