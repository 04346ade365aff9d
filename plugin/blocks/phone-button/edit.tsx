import type { Field, Values } from '@client/editor/control';
import { isOn, panel, text } from '@client/editor/controls';
import { companyId } from '@client/editor/dealer';
import { edit } from '@client/editor/edit';
import { Notice, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';
import { callButton } from './pair';

type Device = 'Mobile' | 'Tablet' | 'Desktop';
type Flags< Value > = Values< `${ Lowercase< Device > }Button` | `hide${ Device }`, Value >;
type Mode = 'button' | 'text' | 'none';

const DEVICES: Device[] = [ 'Mobile', 'Tablet', 'Desktop' ];

const names = ( device: Device ) => ( {
	button: `${ device.toLowerCase() as Lowercase< Device > }Button` as const,
	hide: `hide${ device }` as const,
} );

function modeOf( attributes: Flags< boolean | string >, device: Device ): Mode {
	const { button, hide } = names( device );

	if ( isOn( attributes[ hide ] ) ) {
		return 'none';
	}

	return isOn( attributes[ button ] ) ? 'button' : 'text';
}

/** How the number looks on a device: two flags in the stored block, one choice here. */
const Look: Field< Flags< boolean | string >, Flags< boolean > > = ( { attributes, setAttributes } ) => {
	const labels: Record< Device, string > = {
		Mobile: __( 'Phones (narrower than 640 pixels)', 'hvac-blocks' ),
		Tablet: __( 'Tablets (640 to 1023 pixels)', 'hvac-blocks' ),
		Desktop: __( 'Desktops (1024 pixels and wider)', 'hvac-blocks' ),
	};

	return (
		<>
			{ DEVICES.map( ( device ) => (
				<SelectControl
					key={ device }
					__next40pxDefaultSize
					label={ labels[ device ] }
					value={ modeOf( attributes, device ) }
					options={ [
						{ value: 'button', label: __( 'Button', 'hvac-blocks' ) },
						{ value: 'text', label: __( 'Text with the number', 'hvac-blocks' ) },
						{ value: 'none', label: __( 'Hidden', 'hvac-blocks' ) },
					] }
					onChange={ ( mode ) =>
						setAttributes( {
							[ names( device ).button ]: mode === 'button',
							[ names( device ).hide ]: mode === 'none',
						} )
					}
				/>
			) ) }
			{ DEVICES.every( ( device ) => modeOf( attributes, device ) === 'none' ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This block is hidden at every screen width.', 'hvac-blocks' ) }
				</Notice>
			) }
		</>
	);
};

export const settings = edit( {
	pairs: [ callButton ],
	view: View,
	texts: {
		buttonText: __( 'Text on the button', 'hvac-blocks' ),
		leadingText: __( 'Text before the number', 'hvac-blocks' ),
	},
	panels: [
		panel( __( 'Style', 'hvac-blocks' ), [ Look ], true ),
		panel( __( 'Texts', 'hvac-blocks' ), [
			text( 'buttonText', {
				label: __( 'Button text', 'hvac-blocks' ),
				help: __( 'Shown before the number.', 'hvac-blocks' ),
				placeholder: __( 'Call Now', 'hvac-blocks' ),
			} ),
			text( 'leadingText', {
				label: __( 'Text before the number', 'hvac-blocks' ),
				help: __( 'Used where the number is shown as text.', 'hvac-blocks' ),
				placeholder: __( 'Call us at', 'hvac-blocks' ),
			} ),
		] ),
		panel( __( 'Number', 'hvac-blocks' ), [
			companyId( __( 'Leave empty to use the default number from Settings.', 'hvac-blocks' ) ),
		] ),
	],
} );
