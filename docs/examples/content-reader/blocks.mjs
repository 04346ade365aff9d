/** A component for each block that this reader knows; for others it shows their content. */
import { createElement as h, Fragment } from 'react';

/** @typedef {import('../../reference/content.d.ts').ContentBlock} ContentBlock */

/** HTML text that editors wrote and WordPress has filtered. */
const rich = ( tag, html, props ) =>
	html ? h( tag, { ...props, dangerouslySetInnerHTML: { __html: html } } ) : null;

const heading = ( level, html, props ) => rich( `h${ level || 2 }`, html, props );

const inner = ( { innerBlocks } ) => h( Blocks, { blocks: innerBlocks } );

function Picture( { file } ) {
	const { url, srcset, mime, id, ...props } = file;

	return h( 'img', { ...props, src: url, srcSet: srcset || undefined, loading: 'lazy' } );
}

function Rows( { tag, rows = [] } ) {
	const cell = ( { tag: name, content, ...spans }, index ) =>
		rich( name, content || '\u00a0', { key: index, colSpan: spans.colspan, rowSpan: spans.rowspan } );

	return rows.length
		? h(
				tag,
				null,
				rows.map( ( { cells }, index ) => h( 'tr', { key: index }, cells.map( cell ) ) )
			)
		: null;
}

function Table( { attributes: { head, body, foot, caption } } ) {
	return h(
		'figure',
		null,
		h(
			'table',
			null,
			h( Rows, { tag: 'thead', rows: head } ),
			h( Rows, { tag: 'tbody', rows: body } ),
			h( Rows, { tag: 'tfoot', rows: foot } )
		),
		rich( 'figcaption', caption )
	);
}

function Image( { attributes: { url, alt, caption }, mediaData } ) {
	const file = mediaData.id;

	return h(
		'figure',
		null,
		file ? h( Picture, { file } ) : h( 'img', { src: url, alt, loading: 'lazy' } ),
		rich( 'figcaption', caption )
	);
}

/** The rows exist whether the editor wrote child blocks or another CMS stored rows. */
function Faq( { attributes: { heading: words, level, faq_repeater_fields: rows } } ) {
	const question = ( row, index ) =>
		h( 'details', { key: index }, rich( 'summary', row.question ), rich( 'div', row.answer ) );

	return h( 'section', null, heading( level, words ), rows.map( question ) );
}

function ImageLinkCard( { attributes, mediaData } ) {
	return h(
		'article',
		null,
		mediaData.image ? h( Picture, { file: mediaData.image } ) : null,
		rich( 'p', attributes.description_text ),
		attributes.link_href ? rich( 'a', attributes.link_label, { href: attributes.link_href } ) : null
	);
}

const known = {
	'core/group': ( block ) => h( block.attributes.tagName || 'div', null, inner( block ) ),
	'core/columns': ( block ) => h( 'div', { className: 'columns' }, inner( block ) ),
	'core/column': ( block ) => h( 'div', { style: { flexBasis: block.attributes.width } }, inner( block ) ),
	'core/paragraph': ( { attributes } ) => rich( 'p', attributes.content ),
	'core/heading': ( { attributes } ) => heading( attributes.level, attributes.content, { id: attributes.anchor } ),
	'core/list': ( block ) => h( block.attributes.ordered ? 'ol' : 'ul', null, inner( block ) ),
	'core/list-item': ( block ) => h( 'li', null, rich( 'span', block.attributes.content ), inner( block ) ),
	'core/table': Table,
	'core/image': Image,
	'core/html': ( { originalContent } ) => rich( 'div', originalContent ),
	'hvac-blocks/titling': ( { attributes } ) =>
		h(
			'header',
			null,
			heading( attributes.level, attributes.titling_title ),
			rich( 'p', attributes.titling_subtitle )
		),
	'hvac-blocks/faq': Faq,
	'hvac-blocks/image-link-card': ImageLinkCard,
};

/**
 * @param {Object}         props
 * @param {ContentBlock[]} props.blocks
 */
export function Blocks( { blocks } ) {
	return blocks.map( ( block, index ) =>
		h( known[ block.name ] ?? ( ( other ) => h( Fragment, null, inner( other ) ) ), { key: index, ...block } )
	);
}
