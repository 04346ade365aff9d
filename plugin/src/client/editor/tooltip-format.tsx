/** A tooltip within a text: the words are marked, and the server prints them like the block `tooltip`. */
import { RichTextToolbarButton } from '@wordpress/block-editor';
import { Button, Flex, Popover, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { help } from '@wordpress/icons';
import { applyFormat, registerFormatType, removeFormat, type RichTextValue, useAnchor } from '@wordpress/rich-text';
import type { KeyboardEvent } from 'react';

const NAME = 'hvac-blocks/tooltip';

const format = {
	title: __( 'Tooltip', 'hvac-blocks' ),
	tagName: 'dfn',
	className: 'hvac-tooltip-term',
	attributes: { explanation: 'data-hvac-tooltip' },
};

interface EditProps {
	isActive: boolean;
	activeAttributes: { explanation?: string };
	value: RichTextValue;
	onChange: ( value: RichTextValue ) => void;
	contentRef: { current: HTMLElement | null };
}

export function Edit( { isActive, activeAttributes, value, onChange, contentRef }: EditProps ) {
	const [ isOpen, setOpen ] = useState( false );

	return (
		<>
			<RichTextToolbarButton
				icon={ help }
				title={ format.title }
				isActive={ isActive }
				onClick={ () => setOpen( true ) }
			/>
			{ isOpen && (
				<Explanation
					anchor={ contentRef.current }
					written={ activeAttributes.explanation ?? '' }
					close={ () => setOpen( false ) }
					save={ ( explanation ) => {
						onChange(
							explanation === ''
								? removeFormat( value, NAME )
								: applyFormat( value, { type: NAME, attributes: { explanation } } as never )
						);
						setOpen( false );
					} }
				/>
			) }
		</>
	);
}

interface ExplanationProps {
	anchor: HTMLElement | null;
	written: string;
	close: () => void;
	save: ( explanation: string ) => void;
}

function Explanation( { anchor, written, close, save }: ExplanationProps ) {
	const [ input, setInput ] = useState( written );
	const place = useAnchor( {
		editableContentElement: anchor,
		settings: { ...format, name: NAME, interactive: false, isActive: written !== '' } as never,
	} );

	return (
		<Popover anchor={ place } placement="bottom" offset={ 8 } onClose={ close } focusOnMount="firstElement">
			<form
				className="hvac-tooltip-form"
				onSubmit={ ( event ) => {
					event.preventDefault();
					save( input.trim() );
				} }
			>
				<TextareaControl
					label={ __( 'Explanation', 'hvac-blocks' ) }
					help={ __( 'Leave empty to remove the tooltip.', 'hvac-blocks' ) }
					rows={ 3 }
					value={ input }
					onChange={ setInput }
					onKeyDown={ ( event: KeyboardEvent< HTMLTextAreaElement > ) => {
						if ( event.key === 'Enter' && ! event.shiftKey && ! event.nativeEvent.isComposing ) {
							event.preventDefault();
							event.currentTarget.form?.requestSubmit();
						}
					} }
				/>
				<Flex justify="flex-start">
					<Button variant="primary" type="submit" size="compact">
						{ __( 'Apply', 'hvac-blocks' ) }
					</Button>
					<Button variant="tertiary" size="compact" onClick={ close }>
						{ __( 'Cancel', 'hvac-blocks' ) }
					</Button>
				</Flex>
			</form>
		</Popover>
	);
}

registerFormatType( NAME, { ...format, interactive: false, edit: Edit } as never );
