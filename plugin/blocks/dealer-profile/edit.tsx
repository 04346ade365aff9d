import { EditorNotices } from '@client/editor/editor-notices';
import { HeadingLevelControl } from '@client/editor/heading-level';
import { useViewModel } from '@client/editor/use-view-model';
import type { EditProps } from '@client/editor/view-preview';
import { InspectorControls, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Attributes {
	companyId: string;
	level: number;
}

/** What the editor shows of the view model; the page has no script. */
interface Model {
	level: number;
	message: { title: string; text: string } | null;
	name: string;
	town: string;
	offers: Array< { title: string; text: string } >;
	area: { intro: string; places: string[] } | null;
	nearby: Array< { name: string; note: string } >;
	texts: { offers: string; area: string; nearby: string };
}

const TEMPLATE = [
	[ 'hvac-blocks/dealer-profile-contact' ],
	[ 'hvac-blocks/contact-dealer-form' ],
] as unknown as Parameters< typeof useInnerBlocksProps >[ 1 ];

export function Edit( { name, clientId, attributes, setAttributes }: EditProps< Attributes > ) {
	const blockProps = useBlockProps( { className: 'hvac-block hvac-dealer-profile hvac-in-editor' } );
	const reach = useInnerBlocksProps( { className: 'hvac-dealer-profile__reach' }, {
		template: TEMPLATE,
	} as typeof TEMPLATE );
	const state = useViewModel< Model >( name, { ...attributes }, clientId );
	const model = state.status === 'ready' ? state.model.props : null;

	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Dealer', 'hvac-blocks' ) }>
					<TextControl
						__next40pxDefaultSize
						label={ __( 'Company ID of the dealer', 'hvac-blocks' ) }
						help={ __( 'Empty: the dealer whose page it is.', 'hvac-blocks' ) }
						value={ attributes.companyId }
						onChange={ ( companyId ) => setAttributes( { companyId } ) }
					/>
					<HeadingLevelControl
						levels={ [ 1, 2, 3 ] }
						value={ attributes.level }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<EditorNotices
				notices={ [] }
				hint={
					attributes.companyId === ''
						? __( 'An example: each page shows its own dealer.', 'hvac-blocks' )
						: undefined
				}
			/>
			{ model?.message && <p>{ model.message.title }</p> }
			{ model && ! model.message && <Head { ...model } /> }
			<div className="hvac-dealer-profile__body">
				<div { ...reach } />
				{ model && ! model.message && <About { ...model } /> }
			</div>
		</div>
	);
}

const Head = ( { level, name, town }: Model ) => (
	<header className="hvac-dealer-profile__head">
		{ createElement( `h${ level }`, { className: 'hvac-dealer-profile__name' }, name ) }
		<p className="hvac-dealer-profile__town">{ town }</p>
	</header>
);

const About = ( { level, offers, area, nearby, texts }: Model ) => (
	<div className="hvac-dealer-profile__about">
		<section className="hvac-dealer-profile__part">
			{ createElement( `h${ level + 1 }`, { className: 'hvac-dealer-profile__title' }, texts.offers ) }
			<ul className="hvac-dealer-profile__offers">
				{ offers.map( ( { title, text } ) => (
					<li key={ title }>
						<strong className="hvac-dealer-profile__offer-name">{ title }</strong>
						<br />
						<span className="hvac-dealer-profile__note">{ text }</span>
					</li>
				) ) }
			</ul>
		</section>
		{ area && (
			<section className="hvac-dealer-profile__part">
				{ createElement( `h${ level + 1 }`, { className: 'hvac-dealer-profile__title' }, texts.area ) }
				<p>{ area.intro }</p>
				<ul className="hvac-dealer-profile__places">
					{ area.places.map( ( place ) => (
						<li key={ place }>{ place }</li>
					) ) }
				</ul>
			</section>
		) }
		{ nearby.length > 0 && (
			<section className="hvac-dealer-profile__part">
				{ createElement( `h${ level + 1 }`, { className: 'hvac-dealer-profile__title' }, texts.nearby ) }
				<ul className="hvac-dealer-profile__nearby">
					{ nearby.map( ( other ) => (
						<li key={ other.name } className="hvac-dealer-profile__other">
							<span className="hvac-dealer-profile__other-name">{ other.name }</span>
							<span className="hvac-dealer-profile__note">{ other.note }</span>
						</li>
					) ) }
				</ul>
			</section>
		) }
	</div>
);
