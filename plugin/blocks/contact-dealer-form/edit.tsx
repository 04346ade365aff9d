import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, TextControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';

interface Attributes {
	successHeading: string;
	successText: string;
	companyId: string;
	source: '' | 'TRANE:SCHEDULE SERVICE';
	level: number;
}

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Recipient', 'hvac-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
						help={ __(
							'Empty: the dealer that the page is opened for, else a dealer near the homeowner.',
							'hvac-blocks'
						) }
						value={ attributes.companyId }
						onChange={ ( companyId ) => setAttributes( { companyId } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Sent as', 'hvac-blocks' ) }
						value={ attributes.source }
						options={ [
							{ value: '', label: __( 'Contact dealer', 'hvac-blocks' ) },
							{ value: 'TRANE:SCHEDULE SERVICE', label: __( 'Schedule service', 'hvac-blocks' ) },
						] }
						onChange={ ( source ) => setAttributes( { source } ) }
					/>
				</PanelBody>
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
				texts={ {
					heading: { label: __( 'Heading', 'hvac-blocks' ) },
					intro: {
						label: __( 'Introduction', 'hvac-blocks' ),
						formats: [ 'core/bold', 'core/italic', 'core/link' ],
					},
					next: { label: __( 'Button text of the first step', 'hvac-blocks' ) },
					submit: { label: __( 'Button text', 'hvac-blocks' ) },
				} }
			/>
		</>
	);
}
