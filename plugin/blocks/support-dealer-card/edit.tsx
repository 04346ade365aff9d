import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { zipsIn } from '@client/domain/zip-coverage';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextareaControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { View } from './view';

interface Attributes {
	zipcodeCoverage: Array< number | string >;
	companyId: string;
	level: number;
}

const written = ( zips: Array< number | string > ): string =>
	zips.map( ( zip ) => ( typeof zip === 'number' ? String( zip ).padStart( 5, '0' ) : zip ) ).join( ', ' );

export function Edit( block: EditProps< Attributes > ) {
	const {
		attributes: { zipcodeCoverage, companyId, level },
		setAttributes,
	} = block;
	// As it is typed: a number would lose its comma.
	const [ text, setText ] = useState( () => written( zipcodeCoverage ) );
	const count = zipsIn( text ).length;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Dealer', 'hvac-blocks' ) }>
					<TextareaControl
						label={ __( 'ZIP codes', 'hvac-blocks' ) }
						help={
							count === 0
								? __( 'Visitors with one of these ZIP codes see the card.', 'hvac-blocks' )
								: sprintf(
										/* translators: %d: number of ZIP codes */
										_n( '%d ZIP code', '%d ZIP codes', count, 'hvac-blocks' ),
										count
									)
						}
						value={ text }
						onChange={ ( value ) => {
							setText( value );
							setAttributes( { zipcodeCoverage: zipsIn( value ) } );
						} }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
						help={ __( 'Empty: the dealer nearest to the visitor.', 'hvac-blocks' ) }
						value={ companyId }
						onChange={ ( value ) => setAttributes( { companyId: value.trim() } ) }
					/>
					<HeadingLevelControl
						levels={ [ 2, 3, 4 ] }
						value={ level }
						onChange={ ( value ) => setAttributes( { level: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				hint={ __(
					'The dealer here is a sample. On the page, only visitors with one of the ZIP codes see the card.',
					'hvac-blocks'
				) }
				texts={ {
					heading: { label: __( 'Heading', 'hvac-blocks' ), formats: [ 'core/bold', 'core/italic' ] },
				} }
			/>
		</>
	);
}
