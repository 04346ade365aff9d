import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';

interface Attributes {
	companyId: string;
	level: number;
}

interface Context {
	/** Of the profile that the block stands in. */
	context?: { 'hvac-blocks/companyId'?: string };
}

export function Edit( { context, ...block }: EditProps< Attributes > & Context ) {
	const { attributes, setAttributes } = block;
	const companyId = attributes.companyId || ( context?.[ 'hvac-blocks/companyId' ] ?? '' );

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Dealer', 'hvac-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
						help={ __( 'Empty: the dealer whose page it is.', 'hvac-blocks' ) }
						value={ attributes.companyId }
						onChange={ ( value ) => setAttributes( { companyId: value } ) }
					/>
					<HeadingLevelControl
						levels={ [ 2, 3, 4 ] }
						value={ attributes.level }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ { ...block, attributes: { ...attributes, companyId } } }
				View={ View }
				texts={ {} }
				hint={
					companyId === '' ? __( 'An example: each page shows its own dealer.', 'hvac-blocks' ) : undefined
				}
			/>
		</>
	);
}
