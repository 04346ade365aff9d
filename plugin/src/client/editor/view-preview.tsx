import { RichText, useBlockProps } from '@wordpress/block-editor';
import { Notice, Spinner } from '@wordpress/components';
import { EditorNotices } from './editor-notices';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { ViewProvider } from '../islands/view';
import { useViewModel } from './use-view-model';

type Attributes = Record< string, unknown >;

/** What WordPress hands to a block's `edit`. */
export interface EditProps< A extends object = Attributes > {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: A;
	setAttributes: ( attributes: Partial< A > ) => void;
}

/** A text of a block that is edited in place: its slot and attribute have the same name. */
export interface EditableText {
	/** What it is, for the field's accessible name: "Heading". */
	label: string;
	/** Formats that the text may have; none by default. */
	formats?: string[];
}

interface ViewPreviewProps< Props extends object, A extends object > {
	block: EditProps< A >;
	View: ComponentType< Props >;
	texts: Record< string, EditableText >;
	className?: string;
	/** What the editor should know of what they see. */
	hint?: string;
	/** Slots that are not texts, such as inner blocks. */
	slots?: Record< string, ReactNode >;
}

/** An island's view in the editor: its own view with the server's view model, and editing controls in its slots. */
export function ViewPreview< Props extends object, A extends object >( {
	block,
	View,
	texts,
	className = '',
	hint,
	slots,
}: ViewPreviewProps< Props, A > ) {
	const name = block.name.replace( '/', '-' ).replace( 'hvac-blocks-', 'hvac-' );
	const blockProps = useBlockProps( { className: `hvac-block ${ name } hvac-in-editor ${ className }` } );
	const stored: Attributes = Object.fromEntries( Object.entries( block.attributes ) );
	const state = useViewModel< Props >( block.name, stored, block.clientId );

	if ( state.status !== 'ready' ) {
		return (
			<div { ...blockProps }>
				{ state.status === 'loading' && <Spinner /> }
				{ state.status === 'failed' && (
					<Notice status="error" isDismissible={ false }>
						{ state.message }
					</Notice>
				) }
			</div>
		);
	}

	const { props, slots: defaults, notices } = state.model;
	const fields = Object.entries( texts ).map( ( [ attribute, { label, formats = [] } ] ) => [
		attribute,
		<RichText
			key={ attribute }
			tagName="span"
			aria-label={ label }
			allowedFormats={ formats }
			value={ ( stored[ attribute ] as string | undefined ) ?? defaults[ attribute ] ?? '' }
			placeholder={ label }
			onChange={ ( value: string ) => block.setAttributes( { [ attribute ]: value } as Partial< A > ) }
		/>,
	] );

	return (
		<div { ...blockProps } onSubmitCapture={ ( event ) => event.preventDefault() } onClickCapture={ keepInEditor }>
			<EditorNotices notices={ notices } hint={ hint } />
			<ViewProvider
				value={ { isEditor: true, slots: { ...defaults, ...Object.fromEntries( fields ), ...slots } } }
			>
				<View { ...props } />
			</ViewProvider>
		</div>
	);
}

/** A link would leave the editor; a label would take the focus from the text typed into it. */
function keepInEditor( event: MouseEvent ) {
	const target = event.target as Element;

	if ( target.closest( 'a, label' ) && ! target.closest( '.hvac-in-editor__notices, input' ) ) {
		event.preventDefault();
	}
}
