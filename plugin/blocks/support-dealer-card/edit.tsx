import type { Field } from '@client/editor/control';
import { level } from '@client/editor/controls';
import { companyId } from '@client/editor/dealer';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { zipsIn } from '@client/domain/zip-coverage';
import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { View } from './view';

type Zips = Array< number | string >;

const written = ( zips: Zips ): string =>
	zips.map( ( zip ) => ( typeof zip === 'number' ? String( zip ).padStart( 5, '0' ) : zip ) ).join( ', ' );

const Coverage: Field< { zipcodeCoverage?: Zips } > = ( { attributes, setAttributes } ) => {
	// The text as typed: parsing it to numbers would lose a trailing comma.
	const [ text, setText ] = useState( () => written( attributes.zipcodeCoverage ?? [] ) );
	const count = zipsIn( text ).length;

	return (
		<TextareaControl
			label={ __( 'ZIP codes', 'hvac-blocks' ) }
			help={
				count === 0
					? __( 'Visitors in one of these ZIP codes see the card.', 'hvac-blocks' )
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
	);
};

export const settings = edit( {
	view: View,
	texts: { heading: emphasis( __( 'Heading', 'hvac-blocks' ) ) },
	panels: [
		level(),
		Coverage,
		companyId( __( 'Leave empty to show the dealer nearest to the visitor.', 'hvac-blocks' ) ),
	],
	hint: __(
		'This is a sample dealer. On the page, only visitors in one of the ZIP codes see the card.',
		'hvac-blocks'
	),
} );
