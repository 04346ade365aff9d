import { placeSearchTexts, samplesHint, SearchControls } from '@client/editor/place-search';
import { SliderSettingsPanel, type SliderAttribute } from '@client/editor/slider-settings';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';

interface Attributes {
	placeholder: string;
	level: number;
	useTraneInfo: boolean | string;
	numberType: string;
	slider: SliderAttribute;
}

export function Edit( block: EditProps< Attributes > ) {
	const {
		attributes: { useTraneInfo, numberType, slider },
		setAttributes,
	} = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Dealers', 'hvac-blocks' ) }>
					<ToggleControl
						label={ __( 'Use the manufacturer’s own dealer information', 'hvac-blocks' ) }
						help={ __( 'Finds the dealers of the campaign, whatever page this is.', 'hvac-blocks' ) }
						checked={ [ true, 'true', '1', 'yes', 'on' ].includes( useTraneInfo ) }
						onChange={ ( value ) => setAttributes( { useTraneInfo: value } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Telephone number', 'hvac-blocks' ) }
						value={ numberType === 'dealer' ? 'dealer' : '' }
						options={ [
							{ value: '', label: __( 'Tracked, where call tracking is on', 'hvac-blocks' ) },
							{ value: 'dealer', label: __( 'The dealer’s own', 'hvac-blocks' ) },
						] }
						onChange={ ( value ) => setAttributes( { numberType: value } ) }
					/>
					<SearchControls { ...block } />
				</PanelBody>
				<SliderSettingsPanel
					value={ slider }
					defaults={ { mobile: { slides_per_view: '1.1' } } }
					onChange={ ( value ) => setAttributes( { slider: value } ) }
				/>
			</InspectorControls>
			<ViewPreview block={ block } View={ View } hint={ samplesHint() } texts={ placeSearchTexts() } />
		</>
	);
}
