import { Button, CheckboxControl, FormFileUpload } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';

/** Takes a file, by its button or dropped on it. */
export function ChooseFile( { onChoose }: { onChoose: ( file: File, isRemoving: boolean ) => void } ) {
	const id = useId();
	const [ isRemoving, setIsRemoving ] = useState( false );
	const [ isOver, setIsOver ] = useState( false );

	function take( files: FileList | null ): void {
		const [ file ] = files ?? [];

		if ( file ) {
			onChoose( file, isRemoving );
		}
	}

	return (
		<div className="hvac-dealers__import">
			<div
				className="hvac-dealers__drop"
				data-over={ isOver || undefined }
				onDragOver={ ( event ) => {
					event.preventDefault();
					setIsOver( true );
				} }
				onDragLeave={ () => setIsOver( false ) }
				onDrop={ ( event ) => {
					event.preventDefault();
					setIsOver( false );
					take( event.dataTransfer.files );
				} }
			>
				<FormFileUpload
					accept=".csv,.tsv,.txt,.json,text/csv,application/json"
					onChange={ ( { currentTarget } ) => {
						take( currentTarget.files );
						currentTarget.value = '';
					} }
					render={ ( { openFileDialog } ) => (
						<Button
							__next40pxDefaultSize
							variant="primary"
							icon={ upload }
							aria-describedby={ id }
							onClick={ openFileDialog }
						>
							{ __( 'Choose a CSV or JSON file', 'hvac-blocks' ) }
						</Button>
					) }
				/>
				<p>{ __( 'or drop it here', 'hvac-blocks' ) }</p>
			</div>
			<p id={ id } className="hvac-dealers__note">
				{ __(
					'The file is checked first, and you can review the changes before anything is saved. The first line must name the columns. companyID and name are required; export your dealers to see the others. Fields without a column are not changed.',
					'hvac-blocks'
				) }
			</p>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Remove dealers not in the file', 'hvac-blocks' ) }
				help={
					isRemoving
						? __(
								'The preview lists them. The file must include all dealers you want to keep.',
								'hvac-blocks'
							)
						: __( 'Dealers not in the file stay as they are.', 'hvac-blocks' )
				}
				checked={ isRemoving }
				onChange={ setIsRemoving }
			/>
		</div>
	);
}
