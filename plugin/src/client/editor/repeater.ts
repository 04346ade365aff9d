/**
 * Converts a repeater's rows to child blocks when an editor opens a block that has them. WordPress does so while it
 * parses the content, as for outdated markup: there is nothing to undo, the post is not changed, and the next save
 * has child blocks instead of the attribute.
 */
import {
	fieldsOf,
	readContent,
	readRows,
	castText,
	type RepeaterDeclaration,
	type RepeaterRow,
} from '@client/domain/repeater';
import { InnerBlocks } from '@wordpress/block-editor';
import { createBlock, getBlockType, rawHandler } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { createElement } from 'react';

type Attributes = Record< string, unknown >;
type Block = ReturnType< typeof createBlock >;

interface Settings {
	attributes?: Attributes;
	supports?: { hvacBlocks?: { repeater?: RepeaterDeclaration } };
	deprecated?: object[];
}

const rowsIn = ( repeater: RepeaterDeclaration, attributes: Attributes ): RepeaterRow[] =>
	readRows( attributes[ repeater.attribute ], [
		...Object.keys( fieldsOf( repeater ) ),
		...( repeater.content ? [ repeater.content ] : [] ),
	] );

function childOf( repeater: RepeaterDeclaration, row: RepeaterRow ): Block {
	const types = ( getBlockType( repeater.child )?.attributes ?? {} ) as Record< string, { type?: unknown } >;
	const attributes = Object.entries( fieldsOf( repeater ) )
		.filter( ( [ field ] ) => row[ field ] !== undefined )
		.map( ( [ field, attribute ] ) => [ attribute, castText( row[ field ] ?? '', types[ attribute ]?.type ) ] );

	return createBlock(
		repeater.child,
		Object.fromEntries( attributes ),
		contentOf( ( repeater.content && row[ repeater.content ] ) || '' )
	);
}

function contentOf( text: string ): Block[] {
	const content = readContent( text );

	return 'html' in content
		? ( rawHandler( { HTML: content.html } ) as Block[] )
		: content.paragraphs.map( ( paragraph ) => createBlock( 'core/paragraph', { content: paragraph } ) );
}

/** Adds the conversion of a repeater's rows to a block's settings. */
export function withRepeater( settings: Settings ): Settings {
	const repeater = settings.supports?.hvacBlocks?.repeater;

	return ! repeater
		? settings
		: {
				...settings,
				deprecated: [
					...( settings.deprecated ?? [] ),
					{
						attributes: settings.attributes,
						supports: settings.supports,
						save: () => createElement( InnerBlocks.Content ),
						isEligible: ( attributes: Attributes, inner: Block[] ) =>
							inner.length === 0 && rowsIn( repeater, attributes ).length > 0,
						migrate: ( { [ repeater.attribute ]: rows, ...others }: Attributes ) => [
							others,
							rowsIn( repeater, { [ repeater.attribute ]: rows } ).map( ( row ) =>
								childOf( repeater, row )
							),
						],
					},
				],
			};
}

addFilter( 'blocks.registerBlockType', 'hvac-blocks/repeater', withRepeater );
