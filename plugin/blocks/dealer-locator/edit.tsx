import { placeSearchTexts, samplesHint, SearchControls } from '@client/editor/place-search';
import { SliderSettingsPanel, type SliderAttribute } from '@client/editor/slider-settings';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Props } from './types';
import { View } from './view';

interface Attributes {
	variant: Props[ 'variant' ];
	placeholder: string;
	level: number;
	showFilters: boolean;
	slider?: SliderAttribute;
}

// As in props.php.
const SLIDER: SliderAttribute = { mobile: { slides_per_view: '1.1' } };

export function Edit( block: EditProps< Attributes > ) {
	const {
		attributes: { variant, showFilters, slider },
		setAttributes,
	} = block;
	const ofDialog = {
		modalTitle: {
			label: __( 'Title of the ZIP dialog', 'hvac-blocks' ),
			formats: [ 'core/bold', 'core/italic' ],
		},
		allDealers: { label: __( 'Link to all dealers', 'hvac-blocks' ) },
	};

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Dealer search', 'hvac-blocks' ) }>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Kind of search', 'hvac-blocks' ) }
						value={ variant }
						options={ [
							{ value: 'finder', label: __( 'List and map', 'hvac-blocks' ) },
							{ value: 'test', label: __( 'ZIP dialog, then list and map', 'hvac-blocks' ) },
							{ value: 'slider', label: __( 'Slider', 'hvac-blocks' ) },
						] }
						onChange={ ( value ) => setAttributes( { variant: value } ) }
					/>
					{ variant !== 'slider' && (
						<ToggleControl
							label={ __( 'Show filters', 'hvac-blocks' ) }
							checked={ showFilters }
							onChange={ ( value ) => setAttributes( { showFilters: value } ) }
						/>
					) }
					<SearchControls { ...block } />
				</PanelBody>
				{ variant === 'slider' && (
					<SliderSettingsPanel
						value={ slider }
						defaults={ SLIDER }
						onChange={ ( value ) => setAttributes( { slider: value } ) }
					/>
				) }
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				hint={
					variant === 'test'
						? __(
								'The dealers here are samples. On the page, the ZIP entry is a dialog over the page, open at first.',
								'hvac-blocks'
							)
						: samplesHint()
				}
				texts={ {
					...placeSearchTexts(),
					resultsHeading: {
						label: __( 'Heading of the results', 'hvac-blocks' ),
						formats: [ 'core/bold', 'core/italic' ],
					},
					...( variant === 'test' ? ofDialog : {} ),
				} }
			/>
		</>
	);
}
