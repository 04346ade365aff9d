import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { keepCaret } from './keep-caret';
import { isOneLine, type Texts } from './texts';

interface Props {
	/** The block's title, for one without texts. */
	title: string;
	/** The heading level of the block. */
	level: unknown;
	texts: Texts;
	/** Their editing controls. */
	fields: Record< string, ReactNode >;
	/** Props of the element that contains the inner blocks. */
	inner: Record< string, unknown > | null;
	/** In pixels. */
	height: number;
	/** Whether a text is being composed, such as in Chinese, which a change of its element would end. */
	onComposing: ( isComposing: boolean ) => void;
}

const FRAME = {
	display: 'flow-root',
	padding: 8,
	border: '1px dashed color-mix(in srgb, currentcolor 25%, transparent)',
};

const TEXT = { display: 'block', marginBlock: '0 8px' };

const isHeading = ( name: string ): boolean => /heading|title|question|headline|name$/i.test( name );

/** A block without its preview: all of its texts and inner blocks. The preview takes over the caret. */
export function Skeleton( { title, level, texts, fields, inner, height, onComposing }: Props ) {
	const element = useRef< HTMLDivElement >( null );
	const Heading = `h${ Number( level ) || 2 }` as 'h2';

	useLayoutEffect( () => {
		const around = element.current;

		// React calls this before it removes the element; the other one is there once it is done.
		return () => queueMicrotask( around ? keepCaret( around ) : () => {} );
	}, [] );

	return (
		<div
			ref={ element }
			className="hvac-in-editor__skeleton"
			// Not in the style sheet, which visitors load, too.
			style={ { ...FRAME, minBlockSize: height } }
			onCompositionStart={ () => onComposing( true ) }
			onCompositionEnd={ () => onComposing( false ) }
		>
			{ Object.entries( texts ).map( ( [ name, text ] ) => {
				const Other = isOneLine( text ) ? 'span' : 'p';
				const Element = isHeading( name ) ? Heading : Other;

				return (
					<Element key={ name } style={ TEXT }>
						{ fields[ name ] }
					</Element>
				);
			} ) }
			{ inner && <div { ...inner } /> }
			{ ! inner && Object.keys( texts ).length === 0 && <p style={ TEXT }>{ title }</p> }
		</div>
	);
}
