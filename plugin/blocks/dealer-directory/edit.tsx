import { HeadingLevelControl } from '@client/editor/heading-level';
import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { Slot } from '@hvac-blocks/view';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Attributes {
	heading?: string;
	level: number;
}

interface Model {
	level: number;
	groups: Array< { title: string; links: Array< { text: string; count: string; href: string } > } >;
	message: { title: string; text: string } | null;
}

/** The tree's root in the markup of view.php, for the editor alone: the page has no script. */
const View = ( { level, groups, message }: Model ) => (
	<>
		<div className="hvac-dealer-directory__head">
			<Slot as={ `h${ level }` } className="hvac-dealer-directory__heading" name="heading" />
		</div>
		{ groups.map( ( { title, links } ) => (
			<section key={ title } className="hvac-dealer-directory__group">
				{ createElement( `h${ level + 1 }`, { className: 'hvac-dealer-directory__title' }, title ) }
				<ul className="hvac-dealer-directory__links">
					{ links.map( ( { text, count, href } ) => (
						<li key={ href }>
							<a className="hvac-dealer-directory__link" href={ href }>
								<span>{ text }</span>
								<span className="hvac-dealer-directory__count">{ count }</span>
							</a>
						</li>
					) ) }
				</ul>
			</section>
		) ) }
		{ message && <p>{ message.text }</p> }
	</>
);

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes } = block;

	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Heading', 'hvac-blocks' ) }>
					<HeadingLevelControl
						levels={ [ 1, 2, 3 ] }
						value={ attributes.level }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ViewPreview
				block={ block }
				View={ View }
				texts={ { heading: { label: __( 'Heading', 'hvac-blocks' ) } } }
				hint={ __(
					'The tree’s beginning. The pages below it show the cities of a state and the dealers of a city.',
					'hvac-blocks'
				) }
			/>
		</>
	);
}
