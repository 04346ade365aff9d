import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { View } from './view';

type Flag = boolean | string;
type Mode = 'button' | 'text' | 'none';
type Device = 'Mobile' | 'Tablet' | 'Desktop';

interface Attributes {
	mobileButton: Flag;
	tabletButton: Flag;
	desktopButton: Flag;
	hideMobile: Flag;
	hideTablet: Flag;
	hideDesktop: Flag;
	buttonText?: string;
	leadingText?: string;
	companyId: string;
}

const DEVICES: Device[] = [ 'Mobile', 'Tablet', 'Desktop' ];

const isOn = ( flag: Flag ): boolean => flag === true || [ 'true', '1', 'yes', 'on' ].includes( String( flag ) );

const names = ( device: Device ) => ( {
	button: `${ device.toLowerCase() as Lowercase< Device > }Button` as const,
	hide: `hide${ device }` as const,
} );

function modeOf( attributes: Attributes, device: Device ): Mode {
	const { button, hide } = names( device );

	if ( isOn( attributes[ hide ] ) ) {
		return 'none';
	}

	return isOn( attributes[ button ] ) ? 'button' : 'text';
}

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;
	const labels: Record< Device, string > = {
		Mobile: __( 'Phones, under 640 pixels', 'hvac-blocks' ),
		Tablet: __( 'Tablets, 640 to 1023 pixels', 'hvac-blocks' ),
		Desktop: __( 'Desktops, from 1024 pixels', 'hvac-blocks' ),
	};
	const modes = DEVICES.map( ( device ) => modeOf( attributes, device ) );

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Look', 'hvac-blocks' ) }>
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
					{ modes.every( ( mode ) => mode === 'none' ) && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'Nobody sees this block: it is hidden at every width.', 'hvac-blocks' ) }
						</Notice>
					) }
				</PanelBody>
				<PanelBody title={ __( 'Texts', 'hvac-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'On the button', 'hvac-blocks' ) }
						help={ __( 'The number follows it.', 'hvac-blocks' ) }
						value={ attributes.buttonText ?? '' }
						placeholder={ __( 'Call Now', 'hvac-blocks' ) }
						onChange={ ( buttonText ) => setAttributes( { buttonText } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Before the number', 'hvac-blocks' ) }
						help={ __( 'Where the number is a text.', 'hvac-blocks' ) }
						value={ attributes.leadingText ?? '' }
						placeholder={ __( 'Call us at', 'hvac-blocks' ) }
						onChange={ ( leadingText ) => setAttributes( { leadingText } ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Number', 'hvac-blocks' ) } initialOpen={ false }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
						help={ __( 'Empty: the default number of the settings.', 'hvac-blocks' ) }
						value={ attributes.companyId }
						onChange={ ( companyId ) => setAttributes( { companyId } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				texts={ {
					buttonText: { label: __( 'Text on the button', 'hvac-blocks' ) },
					leadingText: { label: __( 'Text before the number', 'hvac-blocks' ) },
				} }
			/>
		</>
	);
}
