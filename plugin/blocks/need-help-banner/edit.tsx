import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { Icon } from '@ui/icon/view';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Attributes {
	phone: string;
	urgent: boolean;
	level: number;
}

interface Props {
	level: number;
	urgent: boolean;
	phone: { text: string };
}

/** The markup of view.php, for the editor alone: the page has no script. */
const View = ( { level, urgent, phone }: Props ) => (
	<section className="hvac-need-help-banner__panel" data-urgent={ urgent }>
		<Slot as={ `h${ level }` } className="hvac-need-help-banner__heading" name="heading" />
		<div className="hvac-need-help-banner__reach">
			<div className="hvac-button hvac-need-help-banner__call">
				<Icon svg={ icons.phone } />
				<Slot as="span" className="hvac-need-help-banner__action" name="buttonText" />
				<span className="hvac-need-help-banner__number">{ phone.text }</span>
			</div>
			<p className="hvac-need-help-banner__hours">
				<Icon svg={ icons.clock } />
				<Slot as="span" name="hours" />
			</p>
		</div>
		<Slot as="p" className="hvac-need-help-banner__text" name="text" />
		<p className="hvac-need-help-banner__safety">
			<Icon svg={ icons.triangleAlert } />
			<Slot as="span" name="safety" />
		</p>
	</section>
);

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Help', 'hvac-blocks' ) }>
					<ToggleControl
						label={ __( 'For emergencies', 'hvac-blocks' ) }
						help={ __( 'No heat, no cooling, or a smell of gas: other words and colors.', 'hvac-blocks' ) }
						checked={ attributes.urgent }
						onChange={ ( urgent ) => setAttributes( { urgent } ) }
					/>
					<TextControl
						__next40pxDefaultSize
						type="tel"
						label={ __( 'Phone number', 'hvac-blocks' ) }
						help={ __( 'Empty: the support phone number of the settings.', 'hvac-blocks' ) }
						value={ attributes.phone }
						onChange={ ( phone ) => setAttributes( { phone } ) }
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
				texts={ {
					heading: { label: __( 'Heading', 'hvac-blocks' ) },
					buttonText: { label: __( 'Button text', 'hvac-blocks' ) },
					hours: { label: __( 'Hours', 'hvac-blocks' ) },
					text: { label: __( 'Text', 'hvac-blocks' ), formats: FORMATS },
					safety: { label: __( 'Safety notice (empty: none)', 'hvac-blocks' ), formats: FORMATS },
				} }
			/>
		</>
	);
}
