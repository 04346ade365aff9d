import { DropdownMenu, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download as icon } from '@wordpress/icons';
import { useDownload } from '../shared/use-download';

/** Exports all dealers to a file that imports back unchanged. */
export function Export() {
	const { isBusy, problem, forget, save } = useDownload();

	const saveAs = ( format: 'csv' | 'json' ) =>
		void save( `/dealer-export?format=${ format }`, `dealers.${ format }` );

	return (
		<>
			<DropdownMenu
				icon={ icon }
				label={ __( 'Export all dealers', 'hvac-blocks' ) }
				text={ __( 'Export', 'hvac-blocks' ) }
				toggleProps={ { variant: 'secondary', isBusy, __next40pxDefaultSize: true, showTooltip: false } }
				controls={ [
					{
						title: __( 'CSV, for spreadsheets', 'hvac-blocks' ),
						onClick: () => saveAs( 'csv' ),
					},
					{
						title: __( 'JSON, for programs', 'hvac-blocks' ),
						onClick: () => saveAs( 'json' ),
					},
				] }
			/>
			{ problem && (
				<Notice status="error" onRemove={ forget }>
					{ problem.message }
				</Notice>
			) }
		</>
	);
}
