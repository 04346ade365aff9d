import { DEVICES, type Device } from '@client/domain/slider';
import contract from '@contracts/slider.json';
import { ColorPalette, useSettings } from '@wordpress/block-editor';
import {
	BaseControl,
	RangeControl,
	SelectControl,
	TabPanel,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from './control';
import { isOn, panel } from './controls';

type SettingName = keyof typeof contract.settings;

/** A block's attribute: strings by device and setting. */
export type SliderAttribute = Partial< Record< Device, Partial< Record< SettingName, string > > > >;

// From largest to smallest: devices inherit in this order.
const DEVICES_BY_SIZE: readonly Device[] = [ ...DEVICES ].reverse();

/** The effective value on a device; the twin of `SliderView::value()`. */
export function settingOf(
	own: SliderAttribute,
	defaults: SliderAttribute,
	name: SettingName,
	device: Device
): string {
	const setting = contract.settings[ name ];
	const larger = setting.inherits
		? DEVICES_BY_SIZE.slice( 0, DEVICES_BY_SIZE.indexOf( device ) + 1 ).reverse()
		: [ device ];
	const chosen = larger.map( ( each ) => own[ each ]?.[ name ]?.trim() ).find( Boolean );
	const fallback = setting.default;

	return (
		chosen ?? defaults[ device ]?.[ name ] ?? ( typeof fallback === 'string' ? fallback : fallback[ device ] ) ?? ''
	);
}

/**
 * All settings of a slider by device: the attribute `slider`.
 *
 * @param defaults the block's own, where they differ from the contract's
 */
export const sliderSettings = ( defaults: SliderAttribute = {} ) =>
	panel( __( 'Slider', 'hvac-blocks' ), [
		( { attributes: { slider = {} }, setAttributes }: ControlProps< { slider?: SliderAttribute } > ) => {
			const titles: Record< Device, string > = {
				desk: __( 'Desktop', 'hvac-blocks' ),
				tablet: __( 'Tablet', 'hvac-blocks' ),
				mobile: __( 'Mobile', 'hvac-blocks' ),
			};
			const set = ( device: Device, setting: SettingName, text: string ) =>
				setAttributes( { slider: { ...slider, [ device ]: { ...slider[ device ], [ setting ]: text } } } );

			return (
				<TabPanel tabs={ DEVICES_BY_SIZE.map( ( name ) => ( { name, title: titles[ name ] } ) ) }>
					{ ( { name } ) => (
						<DeviceSettings
							key={ name }
							device={ name as Device }
							of={ ( setting ) => settingOf( slider, defaults, setting, name as Device ) }
							onChange={ ( setting, text ) => set( name as Device, setting, text ) }
						/>
					) }
				</TabPanel>
			);
		},
	] );

interface DeviceProps {
	device: Device;
	of: ( setting: SettingName ) => string;
	onChange: ( setting: SettingName, value: string ) => void;
}

function DeviceSettings( { device, of, onChange }: DeviceProps ) {
	const toggle = ( setting: SettingName, label: string, help?: string ) => (
		<ToggleControl
			label={ label }
			help={ help }
			checked={ isOn( of( setting ) ) }
			onChange={ ( value ) => onChange( setting, String( value ) ) }
		/>
	);
	const isActive = isOn( of( 'active' ) );
	const hasArrows = isOn( of( 'arrows' ) );

	return (
		<div className="hvac-slider-settings">
			{ device !== 'desk' && (
				<p className="hvac-slider-settings__note">
					{ __( 'Settings you leave empty are taken from the next larger device.', 'hvac-blocks' ) }
				</p>
			) }
			{ toggle(
				'active',
				__( 'Slide', 'hvac-blocks' ),
				isActive ? undefined : __( 'Slides are shown in a grid.', 'hvac-blocks' )
			) }
			{ isActive && (
				<>
					<RangeControl
						__next40pxDefaultSize
						label={ __( 'Visible slides', 'hvac-blocks' ) }
						help={ __( 'Use a decimal, such as 1.2, to show part of the next slide.', 'hvac-blocks' ) }
						value={ Number( of( 'slides_per_view' ).replace( ',', '.' ) ) || 1 }
						min={ 1 }
						max={ contract.longestView }
						step={ 0.1 }
						onChange={ ( value ) => onChange( 'slides_per_view', String( value ?? '' ) ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Slide transition', 'hvac-blocks' ) }
						value={ of( 'transition_effect' ) as 'slide' | 'fade' | 'none' }
						options={ [
							{ value: 'slide', label: __( 'Slide', 'hvac-blocks' ) },
							{ value: 'fade', label: __( 'Fade', 'hvac-blocks' ) },
							{ value: 'none', label: __( 'None', 'hvac-blocks' ) },
						] }
						onChange={ ( value ) => onChange( 'transition_effect', value ) }
					/>
					{ toggle( 'infinite_loop', __( 'Return to the first slide after the last', 'hvac-blocks' ) ) }
					{ toggle(
						'automatic_transition',
						__( 'Autoplay', 'hvac-blocks' ),
						__( 'Includes a stop button and pauses while someone uses the slider.', 'hvac-blocks' )
					) }
					{ isOn( of( 'automatic_transition' ) ) && (
						<RangeControl
							__next40pxDefaultSize
							label={ __( 'Seconds between slides', 'hvac-blocks' ) }
							value={ Number( of( 'transition_delay' ).replace( ',', '.' ) ) || 10 }
							min={ 3 }
							max={ 60 }
							onChange={ ( value ) => onChange( 'transition_delay', String( value ?? '' ) ) }
						/>
					) }
					{ toggle( 'hide_overflow', __( 'Hide content beside the slides', 'hvac-blocks' ) ) }
					{ toggle( 'dots_navigation', __( 'Dots', 'hvac-blocks' ) ) }
					{ isOn( of( 'dots_navigation' ) ) && (
						<Color
							label={ __( 'Dot color', 'hvac-blocks' ) }
							value={ of( 'dots_colors' ) }
							onChange={ ( value ) => onChange( 'dots_colors', value ) }
						/>
					) }
					{ toggle( 'arrows', __( 'Arrows', 'hvac-blocks' ) ) }
					{ hasArrows && (
						<>
							<Color
								label={ __( 'Arrow color', 'hvac-blocks' ) }
								value={ of( 'arrows_color' ) }
								onChange={ ( value ) => onChange( 'arrows_color', value ) }
							/>
							<Color
								label={ __( 'Arrow background', 'hvac-blocks' ) }
								value={ of( 'arrows_bg' ) }
								onChange={ ( value ) => onChange( 'arrows_bg', value ) }
							/>
							<Color
								label={ __( 'Arrow border', 'hvac-blocks' ) }
								value={ of( 'arrows_border' ) }
								onChange={ ( value ) => onChange( 'arrows_border', value ) }
							/>
						</>
					) }
				</>
			) }
			<TextareaControl
				label={ __( 'Slider CSS', 'hvac-blocks' ) }
				help={ __(
					'CSS declarations such as “padding: 1rem; opacity: 0.9”. Declarations that could load files or affect other parts of the page are removed.',
					'hvac-blocks'
				) }
				rows={ 2 }
				value={ of( 'wrapper_css' ) }
				onChange={ ( value ) => onChange( 'wrapper_css', value ) }
			/>
		</div>
	);
}

interface ColorProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
}

function Color( { label, value, onChange }: ColorProps ) {
	const [ colors ] = useSettings( 'color.palette' );

	return (
		<BaseControl.VisualLabel>
			{ label }
			<ColorPalette
				colors={ colors }
				value={ value }
				clearable
				onChange={ ( color?: string ) => onChange( color ?? '' ) }
			/>
		</BaseControl.VisualLabel>
	);
}
