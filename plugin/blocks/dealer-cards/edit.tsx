import { type LeadSource, SourceControl } from '@client/editor/source-control';
import { placeSearchTexts, SearchControls } from '@client/editor/place-search';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, RangeControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';

interface Attributes {
	placeholder: string;
	level: number;
	count: number;
	solo: boolean;
	source: LeadSource;
}

export function Edit( block: EditProps< Attributes > ) {
	const {
		attributes: { count, solo, source },
		setAttributes,
	} = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Dealers', 'hvac-blocks' ) }>
					<ToggleControl
						label={ __( 'Only the nearest dealer', 'hvac-blocks' ) }
						checked={ solo }
						onChange={ ( value ) => setAttributes( { solo: value } ) }
					/>
					{ ! solo && (
						<RangeControl
							__next40pxDefaultSize
							label={ __( 'Dealers shown', 'hvac-blocks' ) }
							value={ count }
							min={ 1 }
							max={ 12 }
							onChange={ ( value ) => setAttributes( { count: value } ) }
						/>
					) }
					<SourceControl value={ source } onChange={ ( value ) => setAttributes( { source: value } ) } />
					<SearchControls { ...block } />
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				hint={ __(
					'The dealers here are samples. On the page, visitors see those near the place they enter; on the site of one dealer they see that dealer.',
					'hvac-blocks'
				) }
				texts={ placeSearchTexts() }
			/>
		</>
	);
}
