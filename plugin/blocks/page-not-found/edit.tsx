import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { Icon } from '@ui/icon/view';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	level: number;
	links: Array< { icon: keyof typeof icons; text: string } >;
}

/** The markup of view.php, for the editor alone: the page has no script. */
const View = ( { level, links }: Props ) => (
	<>
		<Slot as={ `h${ level }` } className="hvac-page-not-found__heading" name="heading" />
		<Slot as="p" className="hvac-page-not-found__text" name="text" />
		<ul className="hvac-page-not-found__links">
			{ links.map( ( { icon, text } ) => (
				<li key={ text }>
					<div className="hvac-page-not-found__link">
						<Icon svg={ icons[ icon ] } />
						<span>{ text }</span>
					</div>
				</li>
			) ) }
		</ul>
	</>
);

export const Edit = ( block: EditProps< { level: number } > ) => (
	<>
		<InspectorControls>
			<PanelBody title={ __( 'Page not found', 'hvac-blocks' ) }>
				<HeadingLevelControl
					levels={ [ 1, 2, 3 ] }
					value={ block.attributes.level }
					onChange={ ( level ) => block.setAttributes( { level } ) }
				/>
			</PanelBody>
		</InspectorControls>
		<ViewPreview
			block={ block }
			View={ View }
			texts={ {
				heading: { label: __( 'Heading', 'hvac-blocks' ), formats: [ 'core/bold', 'core/italic' ] },
				text: { label: __( 'Text', 'hvac-blocks' ), formats: [ 'core/bold', 'core/italic', 'core/link' ] },
			} }
		/>
	</>
);
