import { Button, FormFileUpload, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { download, upload } from '@wordpress/icons';
import { count } from '../shared/format';
import { useDownload } from '../shared/use-download';
import { ImportPreview } from './import-preview';

interface ImportExportProps {
	onImported: () => void;
}

/** Exports the settings to a file, and imports them from one. */
export function ImportExport( { onImported }: ImportExportProps ) {
	const { isBusy, problem, forget, save } = useDownload();
	const [ file, setFile ] = useState< File | null >( null );
	const [ imported, setImported ] = useState( 0 );
	const outcome = useRef< HTMLDivElement >( null );

	// The dialog is gone; focus the outcome.
	useEffect( () => {
		if ( imported > 0 ) {
			outcome.current?.focus();
		}
	}, [ imported ] );

	return (
		<div className="hvac-settings__transfer">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ download }
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => void ( isBusy || save( '/settings-export', 'hvac-blocks-settings.json' ) ) }
			>
				{ __( 'Export', 'hvac-blocks' ) }
			</Button>
			<FormFileUpload
				accept=".json,application/json"
				onChange={ ( { currentTarget } ) => {
					setImported( 0 );
					setFile( currentTarget.files?.[ 0 ] ?? null );
					currentTarget.value = '';
				} }
				render={ ( { openFileDialog } ) => (
					<Button __next40pxDefaultSize variant="secondary" icon={ upload } onClick={ openFileDialog }>
						{ __( 'Import', 'hvac-blocks' ) }
					</Button>
				) }
			/>
			<p className="hvac-settings__help">
				{ __( 'Files contain no secrets and no values from wp-config.php.', 'hvac-blocks' ) }
			</p>
			{ problem && (
				<Notice status="error" onRemove={ forget }>
					{ problem.message }
				</Notice>
			) }
			{ imported > 0 && (
				<div ref={ outcome } tabIndex={ -1 }>
					<Notice status="success" onRemove={ () => setImported( 0 ) }>
						{ sprintf(
							/* translators: %s: number of settings. */
							_n( '%s setting imported.', '%s settings imported.', imported, 'hvac-blocks' ),
							count( imported )
						) }
					</Notice>
				</div>
			) }
			{ file && (
				<ImportPreview
					file={ file }
					onClose={ () => setFile( null ) }
					onImported={ ( number ) => {
						setFile( null );
						setImported( number );
						onImported();
					} }
				/>
			) }
		</div>
	);
}
