import { HeadingLevelControl } from '@client/editor/heading-level';
import { PageControl } from '@client/editor/page-control';
import { PlaceholderControl, placeSearchTexts } from '@client/editor/place-search';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';

interface Attributes {
	placeholder: string;
	target: string;
	layout: 'stacked' | 'inline';
	level: number;
}

export function Edit( block: EditProps< Attributes > ) {
	const {
		attributes: { placeholder, target, layout, level },
		setAttributes,
	} = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Form', 'hvac-blocks' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Layout', 'hvac-blocks' ) }
						value={ layout }
						options={ [
							{ value: 'stacked', label: __( 'Stacked', 'hvac-blocks' ) },
							{ value: 'inline', label: __( 'In one line', 'hvac-blocks' ) },
						] }
						onChange={ ( value ) => setAttributes( { layout: value } ) }
					/>
					<PlaceholderControl
						value={ placeholder }
						onChange={ ( value ) => setAttributes( { placeholder: value } ) }
					/>
					<PageControl
						label={ __( 'Page with the dealers', 'hvac-blocks' ) }
						help={ __( 'Empty: the dealer locator in the language of the page.', 'hvac-blocks' ) }
						value={ target }
						onChange={ ( value ) => setAttributes( { target: value } ) }
					/>
					<HeadingLevelControl
						levels={ [ 1, 2, 3, 4 ] }
						value={ level }
						onChange={ ( value ) => setAttributes( { level: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview block={ block } View={ View } texts={ placeSearchTexts() } />
		</>
	);
}
