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

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Dealer', 'hvac-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
						help={ __( 'Empty: the dealer whose page it is.', 'hvac-blocks' ) }
						value={ attributes.companyId }
						onChange={ ( companyId ) => setAttributes( { companyId } ) }
					/>
					<HeadingLevelControl
						levels={ [ 2, 3, 4 ] }
						value={ attributes.level }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				texts={ {} }
				hint={
					attributes.companyId === ''
						? __( 'An example: each page shows its own dealer.', 'hvac-blocks' )
						: undefined
				}
			/>
		</>
	);
}
