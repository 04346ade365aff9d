import type { EditProps } from '@client/editor/view-preview';
import icons from '@contracts/icons.json';
import { Icon } from '@ui/icon/view';
import { InspectorControls, RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { PanelBody, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Attributes {
	question: string;
	openByDefault: boolean;
	anchor: string;
}

/** Always open here, and no <details>: a space typed into its summary would close it. */
export function Edit( { attributes: { question, openByDefault, anchor }, setAttributes }: EditProps< Attributes > ) {
	const blockProps = useBlockProps( { className: 'hvac-block hvac-faq-item hvac-in-editor' } );
	const answer = useInnerBlocksProps(
		{ className: 'hvac-faq-item__answer' },
		{ template: [ [ 'core/paragraph', { placeholder: __( 'Answer', 'hvac-blocks' ) } ] ] }
	);

	return (
		<div { ...blockProps }>
			<InspectorControls>
				<PanelBody title={ __( 'Question', 'hvac-blocks' ) }>
					<ToggleControl
						label={ __( 'Open when the page opens', 'hvac-blocks' ) }
						checked={ openByDefault }
						onChange={ ( value ) => setAttributes( { openByDefault: value } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="advanced">
				<TextControl
					__next40pxDefaultSize
					label={ __( 'HTML anchor', 'hvac-blocks' ) }
					help={ __( 'A link that ends with # and this word opens the question.', 'hvac-blocks' ) }
					value={ anchor }
					onChange={ ( value ) => setAttributes( { anchor: value.replace( /[^\w-]+/g, '-' ) } ) }
				/>
			</InspectorControls>
			<div className="hvac-faq-item__details" data-open="true">
				<div className="hvac-faq-item__summary">
					<RichText
						tagName="span"
						className="hvac-faq-item__question"
						aria-label={ __( 'Question', 'hvac-blocks' ) }
						placeholder={ __( 'Question', 'hvac-blocks' ) }
						allowedFormats={ [ 'core/bold', 'core/italic' ] }
						value={ question }
						onChange={ ( value: string ) => setAttributes( { question: value } ) }
					/>
					<Icon svg={ icons.chevronDown } />
				</div>
				<div { ...answer } />
			</div>
		</div>
	);
}
