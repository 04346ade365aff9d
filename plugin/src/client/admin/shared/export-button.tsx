import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download as icon } from '@wordpress/icons';
import { useDownload } from './use-download';

interface ExportButtonProps {
	/** The route below `/admin`. */
	path: string;
	/** The file's name, unless the response names it. */
	file: string;
}

/** Exports all records as CSV that imports back unchanged. */
export function ExportButton( { path, file }: ExportButtonProps ) {
	const { isBusy, problem, forget, save } = useDownload();

	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ icon }
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void ( isBusy || save( path, file ) ) }
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
