import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditableText, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { type LeadSource, SourceControl } from './source-control';

/** What blocks with a form under a heading have in common: the twin of `Blocks\FormPanel`. */
export interface FormAttributes {
	successHeading: string;
	successText: string;
	level: number;
	companyId?: string;
	source?: LeadSource;
}

interface FormEditProps< Props extends object > {
	block: EditProps< FormAttributes >;
	View: ComponentType< Props >;
	/** Texts of the block beside the heading, the introduction and the button. */
	texts?: Record< string, EditableText >;
	hint?: string;
	/** Whether a dealer receives what the form sends. */
	hasRecipient?: boolean;
}

/** The editing of a block that is a form under a heading. */
export function FormEdit< Props extends object >( {
	block,
	View,
	texts = {},
	hint,
	hasRecipient = true,
}: FormEditProps< Props > ) {
	const { attributes, setAttributes } = block;

	return (
		<>
			<InspectorControls>
				{ hasRecipient && <Recipient { ...block } /> }
				<PanelBody title={ __( 'Heading', 'hvac-blocks' ) } initialOpen={ false }>
					<HeadingLevelControl
						levels={ [ 1, 2, 3, 4 ] }
						value={ attributes.level }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'After it is sent', 'hvac-blocks' ) } initialOpen={ false }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Heading', 'hvac-blocks' ) }
						help={ __( 'Empty: the standard thanks, in the language of the page.', 'hvac-blocks' ) }
						value={ attributes.successHeading }
						onChange={ ( successHeading ) => setAttributes( { successHeading } ) }
					/>
					<TextareaControl
						label={ __( 'Text', 'hvac-blocks' ) }
						value={ attributes.successText }
						onChange={ ( successText ) => setAttributes( { successText } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				hint={ hint }
				texts={ {
					heading: { label: __( 'Heading', 'hvac-blocks' ) },
					intro: {
						label: __( 'Introduction', 'hvac-blocks' ),
						formats: [ 'core/bold', 'core/italic', 'core/link' ],
					},
					submit: { label: __( 'Button text', 'hvac-blocks' ) },
					...texts,
				} }
			/>
		</>
	);
}

const Recipient = ( { attributes, setAttributes }: EditProps< FormAttributes > ) => (
	<PanelBody title={ __( 'Recipient', 'hvac-blocks' ) }>
		<TextControl
			__next40pxDefaultSize
			label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
			help={ __(
				'Empty: the dealer that the page is opened for, else a dealer near the homeowner.',
				'hvac-blocks'
			) }
			value={ attributes.companyId ?? '' }
			onChange={ ( companyId ) => setAttributes( { companyId } ) }
		/>
		<SourceControl value={ attributes.source ?? '' } onChange={ ( source ) => setAttributes( { source } ) } />
	</PanelBody>
);
