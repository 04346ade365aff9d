import { HeadingLevelControl } from '@client/editor/heading-level';
import { useViewModel } from '@client/editor/use-view-model';
import type { EditProps } from '@client/editor/view-preview';
import { InspectorControls, RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Attributes {
	title?: string;
	level: number;
}

const item = ( question: string, answer: string ) => [
	'hvac-blocks/faq-item',
	{ question },
	[ [ 'core/paragraph', { content: answer } ] ],
];

const TEMPLATE = [
	item(
		__( 'How long does a new system last?', 'hvac-blocks' ),
		__( 'An air conditioner lasts 12 to 15 years, a furnace or a heat pump 15 to 20.', 'hvac-blocks' )
	),
	item(
		__( 'How often does it need service?', 'hvac-blocks' ),
		__( 'Once a year: a cooling system in spring, a heating system in autumn.', 'hvac-blocks' )
	),
] as unknown as Parameters< typeof useInnerBlocksProps >[ 1 ];

export function Edit( { name, clientId, attributes, setAttributes }: EditProps< Attributes > ) {
	const blockProps = useBlockProps( { className: 'hvac-block hvac-faq hvac-in-editor' } );
	const items = useInnerBlocksProps( { className: 'hvac-faq__items' }, { template: TEMPLATE } as typeof TEMPLATE );
	const state = useViewModel( name, { ...attributes }, clientId );
	const title = attributes.title ?? ( state.status === 'ready' ? state.model.slots.title : '' ) ?? '';

	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Title', 'hvac-blocks' ) }>
					<HeadingLevelControl
						levels={ [ 1, 2, 3, 4 ] }
						value={ attributes.level }
						onChange={ ( level ) => setAttributes( { level } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<RichText
				tagName={ `h${ attributes.level }` as 'h2' }
				className="hvac-faq__title"
				aria-label={ __( 'Title', 'hvac-blocks' ) }
				placeholder={ __( 'Title', 'hvac-blocks' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				value={ title }
				onChange={ ( value: string ) => setAttributes( { title: value } ) }
			/>
			<div { ...items } />
		</div>
	);
}
