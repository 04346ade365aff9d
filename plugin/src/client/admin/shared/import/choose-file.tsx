import { Button, CheckboxControl, FormFileUpload } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { upload } from '@wordpress/icons';
import type { ImportKind } from './kind';

interface ChooseFileProps {
	kind: ImportKind;
	onChoose: ( file: File, isRemoving: boolean ) => void;
}

/** Accepts a file, by its button or dropped on it. */
export function ChooseFile( { kind: { accept, texts }, onChoose }: ChooseFileProps ) {
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
		<div className="hvac-import__import">
			<div
				className="hvac-import__drop"
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
					accept={ accept }
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
							{ texts.choose }
						</Button>
					) }
				/>
				<p>{ __( 'or drop it here', 'hvac-blocks' ) }</p>
			</div>
			<p id={ id } className="hvac-import__note">
				{ texts.columns }
			</p>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ texts.remove }
				help={ isRemoving ? texts.removing : texts.keeping }
				checked={ isRemoving }
				onChange={ setIsRemoving }
			/>
		</div>
	);
}
