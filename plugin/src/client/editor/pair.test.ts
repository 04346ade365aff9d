import { createBlock, getBlockType, registerBlockType, setCategories, switchToBlockType } from '@wordpress/blocks';
import { createReduxStore, register as registerStore } from '@wordpress/data';
import { buttons } from '../../../blocks/cta-links/pair';
import { accordion, details } from '../../../blocks/faq/pair';
import { cover } from '../../../blocks/hero-video/pair';
import { mediaAndText } from '../../../blocks/image-link-card/pair';
import { callButton } from '../../../blocks/phone-button/pair';
import { table as prices } from '../../../blocks/pricing-guide/pair';
import { quotes } from '../../../blocks/quote-slider/pair';
import { table } from '../../../blocks/product-comparison/pair';
import { columns } from '../../../blocks/topic-grid/pair';
import { cover as warrantyCover } from '../../../blocks/warranty-hero/pair';
import { transformsOf, type Block, type Pair } from './pair';

// It has no build that Jest can load, and nothing here pastes Markdown.
jest.mock( 'marked', () => ( { Marked: jest.fn() } ) );

const PAIRS: Record< string, Pair[] > = {
	'hvac-blocks/faq': [ accordion, details ],
	'hvac-blocks/cta-links': [ buttons ],
	'hvac-blocks/hero-video': [ cover ],
	'hvac-blocks/image-link-card': [ mediaAndText ],
	'hvac-blocks/phone-button': [ callButton ],
	'hvac-blocks/product-comparison': [ table ],
	'hvac-blocks/pricing-guide': [ prices ],
	'hvac-blocks/quote-slider': [ quotes ],
	'hvac-blocks/topic-grid': [ columns ],
	'hvac-blocks/warranty-hero': [ warrantyCover ],
};

const NAMES = [
	...[
		'accordion',
		'accordion-item',
		'accordion-heading',
		'accordion-panel',
		'button',
		'buttons',
		'column',
		'columns',
	],
	...[ 'cover', 'details', 'heading', 'image', 'media-text', 'paragraph', 'quote', 'table' ],
].map( ( name ) => `core/${ name }` );

const media = createReduxStore( 'core', {
	reducer: () => ( { 7: { source_url: 'https://example.org/unit.jpg' } } ),
	selectors: {
		getEntityRecord: ( state: Record< number, object >, _kind: string, _name: string, id: number ) => state[ id ],
	},
} );

/** The attributes do not matter here: all are kept. */
const ANY = Object.fromEntries(
	[
		...[
			'content',
			'level',
			'text',
			'url',
			'id',
			'alt',
			'title',
			'link',
			'image',
			'topic',
			'heading',
			'intro',
			'quote',
		],
		...[
			'author',
			'sup_title',
			'citation',
			'question',
			'openByDefault',
			'summary',
			'showContent',
			'video',
			'linkText',
		],
		...[ 'focalPoint', 'dimRatio', 'backgroundType', 'mediaId', 'mediaUrl', 'mediaAlt', 'mediaType', 'href' ],
		...[ 'alt_text', 'link_label', 'link_href', 'description_text', 'buttonText', 'button_text', 'button_url' ],
		...[
			'caption',
			'head',
			'body',
			'product_type',
			'product_name',
			'product_link',
			'stages',
			'efficiency',
			'costsText',
			'price',
			'label',
			'note',
			'buttonLink',
			'leadingText',
			'sample',
			'product_id',
			'sub_heading',
			'button_left_text',
			'button_right_text',
			'background_image_large',
			'register_text',
			'lookup_text',
		],
		...[ 1, 2, 3, 4, 5, 6, 7 ].map( ( tab ) => `menu_label_${ tab }` ),
		...[ 1, 2, 3 ].flatMap( ( link ) => [ `links_${ link }_button_text`, `links_${ link }_button_url` ] ),
	].map( ( name ) => [ name, {} ] )
);

beforeAll( () => {
	registerStore( media );
	setCategories( [ { slug: 'text', title: 'Text' } ] );
	const children = [ 'comparison-product', 'faq-item', 'price-card', 'quote', 'topic-card', 'zip-form' ].map(
		( name ) => `hvac-blocks/${ name }`
	);

	[ ...NAMES, ...children, ...Object.keys( PAIRS ) ].forEach( ( name ) =>
		( registerBlockType as ( name: string, settings: object ) => void )( name, {
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: ANY,
			save: () => null,
			edit: () => null,
			transforms: transformsOf( PAIRS[ name ] ?? [] ),
		} )
	);
} );

const block = ( name: string, attributes: Record< string, unknown > = {}, inner: Block[] = [] ): Block =>
	createBlock( name.includes( '/' ) ? name : `core/${ name }`, attributes, inner );
const text = ( content: string ) => block( 'paragraph', { content } );
const title = ( content: string ) => block( 'heading', { content, level: 3 } );
const link = ( words: string, url: string ) => block( 'buttons', {}, [ block( 'button', { text: words, url } ) ] );

const textsOf = ( value: unknown ): string[] => {
	if ( typeof value === 'object' && value !== null ) {
		return Object.values( value ).flatMap( textsOf );
	}
	return typeof value === 'string' && /^[A-Zht]/.test( value ) && ! value.endsWith( 'unit.jpg' ) ? [ value ] : [];
};

/** Every word and address of blocks. */
const said = ( blocks: Block[] ): string[] =>
	blocks.flatMap( ( { attributes, innerBlocks } ) => [ ...textsOf( attributes ), ...said( innerBlocks ) ] ).sort();

const EXAMPLES: Array< [ string, string, Block[] ] > = [];

const example = ( ours: string, theirs: string, blocks: Block[] ) => EXAMPLES.push( [ ours, theirs, blocks ] );

beforeAll( () => {
	example( 'faq', 'accordion', [
		block( 'accordion', {}, [
			block( 'accordion-item', { openByDefault: true }, [
				block( 'accordion-heading', { title: 'How <em>long</em>?' } ),
				block( 'accordion-panel', {}, [ text( 'Years.' ), text( 'Often more.' ) ] ),
			] ),
			block( 'accordion-item', {}, [
				block( 'accordion-heading', { title: 'How loud?' } ),
				block( 'accordion-panel', {}, [ text( 'Not very.' ) ] ),
			] ),
		] ),
	] );
	example( 'cta-links', 'buttons', [
		block( 'buttons', {}, [
			block( 'button', { text: 'Find a dealer', url: 'https://example.org/a' } ),
			block( 'button', { text: 'Prices', url: 'https://example.org/b' } ),
		] ),
	] );
	example( 'hero-video', 'cover', [
		block( 'cover', { id: 7, alt: 'A home', backgroundType: 'image', focalPoint: { x: 0.2, y: 0.8 } }, [
			title( 'Comfort' ),
			text( 'For every season' ),
			link( 'See products', 'https://example.org/products' ),
		] ),
	] );
	example( 'faq', 'details', [
		block( 'details', { summary: 'How long?', showContent: true }, [ text( 'Years.' ) ] ),
		block( 'details', { summary: 'How loud?' }, [ text( 'Not very.' ), text( 'Hardly.' ) ] ),
	] );
	example( 'warranty-hero', 'cover', [
		block( 'cover', { id: 7, alt: 'A home', backgroundType: 'image', focalPoint: { x: 0.2, y: 0.8 } }, [
			title( 'Your warranty' ),
			text( 'Ten years' ),
			block( 'buttons', {}, [ block( 'button', { text: 'Register' } ), block( 'button', { text: 'Look up' } ) ] ),
		] ),
	] );
	example( 'image-link-card', 'media-text', [
		block( 'media-text', { mediaId: 7, mediaAlt: 'A unit', mediaType: 'image' }, [
			text( 'Quiet and small' ),
			link( 'Heat pumps', 'https://example.org/pumps' ),
		] ),
	] );
	example( 'topic-grid', 'columns', [
		block( 'columns', {}, [
			block( 'column', {}, [
				block( 'image', { id: 7, alt: 'A filter' } ),
				text( 'Change it' ),
				link( 'Filters', 'https://example.org/filters' ),
			] ),
			block( 'column', {}, [ title( 'Coils' ), text( 'Clean them' ) ] ),
		] ),
	] );
	const rowOf = ( ...titles: string[] ) =>
		block(
			'columns',
			{},
			titles.map( ( words ) => block( 'column', {}, [ title( words ) ] ) )
		);

	example( 'topic-grid', 'columns', [ rowOf( 'One', 'Two', 'Three', 'Four' ), rowOf( 'Five' ) ] );
	example( 'quote-slider', 'quote', [
		block( 'quote', { citation: 'Ann' }, [ text( 'It is warm' ) ] ),
		block( 'quote', { citation: 'Bob' }, [ text( 'It is cool' ) ] ),
	] );
} );

it( 'keeps every word, address and picture there and back', () => {
	for ( const [ ours, theirs, blocks ] of EXAMPLES ) {
		const made = switchToBlockType( blocks, `hvac-blocks/${ ours }` );

		expect( made?.map( ( { name } ) => name ) ).toEqual( [ `hvac-blocks/${ ours }` ] );
		expect( said( made ?? [] ) ).toEqual( said( blocks ) );

		const back = switchToBlockType( made ?? [], `core/${ theirs }` );

		expect( back?.map( ( { name } ) => name ) ).toEqual( blocks.map( ( { name } ) => name ) );
		expect( said( back ?? [] ) ).toEqual( said( blocks ) );
	}
	expect( EXAMPLES ).toHaveLength( 9 );
} );

const rows = ( ...cells: string[][] ) =>
	cells.map( ( row ) => ( { cells: row.map( ( content ) => ( { content, tag: 'td' } ) ) } ) );

it( 'makes a comparison of a table and tables of a comparison, without losing a word', () => {
	const theirs = block( 'table', {
		caption: 'Furnaces',
		head: rows( [ 'Product', '<a href="https://example.org/a?b=1&amp;c=2">Warm</a>', 'Warmer' ] ),
		body: rows( [ 'Stages', 'One', 'Two' ], [ 'AFUE', '80%', '97%' ] ),
	} );
	const ours = switchToBlockType( theirs, 'hvac-blocks/product-comparison' );

	expect( ours?.[ 0 ]?.attributes ).toMatchObject( { menu_label_1: 'Furnaces', menu_label_2: '' } );
	expect( ours?.[ 0 ]?.innerBlocks.map( ( { attributes } ) => attributes ) ).toMatchObject( [
		{
			product_type: '1',
			product_name: 'Warm',
			product_link: 'https://example.org/a?b=1&c=2',
			stages: 'One',
			efficiency: '80%',
		},
		{ product_type: '1', product_name: 'Warmer', stages: 'Two', efficiency: '97%' },
	] );

	const back = switchToBlockType( ours ?? [], 'core/table' )?.[ 0 ]?.attributes;

	expect( back ).toMatchObject( {
		caption: 'Furnaces',
		body: rows( [ 'Stages', 'One', 'Two' ], [ 'Efficiency rating', '80%', '97%' ] ),
	} );
	expect( JSON.stringify( back ) ).toContain( '>Warm</a>' );
	expect( switchToBlockType( back ? block( 'table', back ) : [], 'hvac-blocks/product-comparison' )?.length ).toBe(
		1
	);
} );

it( 'makes no comparison of another table, and no table of values that it does not have', () => {
	const months = block( 'table', { body: rows( [ 'Filter', 'Months' ], [ 'Thin', '3' ] ) } );
	const product = ( attributes: Record< string, unknown > ) =>
		block( 'hvac-blocks/product-comparison', {}, [ block( 'hvac-blocks/comparison-product', attributes ) ] );

	expect( switchToBlockType( months, 'hvac-blocks/product-comparison' ) ).toBeNull();
	expect( switchToBlockType( product( { product_id: 'F-97' } ), 'core/table' ) ).toBeNull();
	expect( switchToBlockType( product( { sample: 'ac-1' } ), 'core/table' ) ).toBeNull();
} );

it( 'keeps what WordPress’ block has no place for beside it', () => {
	const ours = block( 'hvac-blocks/faq', { title: 'Questions', level: 3 }, [
		block( 'hvac-blocks/faq-item', { question: 'Why?' }, [ text( 'So' ) ] ),
	] );
	const made = switchToBlockType( ours, 'core/accordion' );

	expect( made?.map( ( { name } ) => name ) ).toEqual( [ 'core/heading', 'core/accordion' ] );
	expect( said( made ?? [] ) ).toEqual( [ 'Questions', 'So', 'Why?' ] );
} );

it( 'makes questions of several details', () => {
	const made = switchToBlockType(
		[ 'One?', 'Two?' ].map( ( summary ) => block( 'details', { summary }, [ text( 'Yes' ) ] ) ),
		'hvac-blocks/faq'
	);

	expect( made?.[ 0 ]?.innerBlocks.map( ( { attributes } ) => attributes.question ) ).toEqual( [ 'One?', 'Two?' ] );
} );

it( 'makes a phone button of a button that calls', () => {
	const made = switchToBlockType( link( 'Call us', 'tel:+18005550177' ), 'hvac-blocks/phone-button' );

	expect( made?.[ 0 ]?.attributes.buttonText ).toBe( 'Call us' );
	expect( switchToBlockType( link( 'Read', 'https://example.org' ), 'hvac-blocks/phone-button' ) ).toBeNull();
} );

it( 'turns our number into a button and back, with the number that the canvas shows', () => {
	document.body.innerHTML =
		'<div class="is-selected" data-type="hvac-blocks/phone-button"><span class="hvac-phone-button__action">Call Now</span> <b class="hvac-number">1-800-555-0142</b></div>';
	const made = switchToBlockType( block( 'hvac-blocks/phone-button' ), 'core/buttons' );

	expect( made?.[ 0 ]?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
		text: 'Call Now 1-800-555-0142',
		url: 'tel:18005550142',
	} );
	expect( switchToBlockType( made?.[ 0 ] as Block, 'hvac-blocks/phone-button' )?.[ 0 ]?.attributes.buttonText ).toBe(
		'Call Now'
	);
	document.body.innerHTML = '';
	expect( switchToBlockType( block( 'hvac-blocks/phone-button' ), 'core/buttons' ) ).toBeNull();
} );

it( 'turns prices into a table and back', () => {
	const card = ( attributes: object ) => block( 'hvac-blocks/price-card', { label: 'From', ...attributes } );
	const guide = block( 'hvac-blocks/pricing-guide', { heading: 'Prices', note: 'Without ducts.' }, [
		card( { title: 'Furnace', text: 'Two <em>stages</em>.', price: 3900 } ),
		card( { title: 'Heat pump', price: 12500 } ),
	] );
	const made = switchToBlockType( guide, 'core/table' ) ?? [];

	expect( made.map( ( { name } ) => name ) ).toEqual( [ 'core/heading', 'core/table', 'core/paragraph' ] );
	expect(
		switchToBlockType( made[ 1 ] as Block, 'hvac-blocks/pricing-guide' )?.[ 0 ]?.innerBlocks.map(
			( { attributes } ) => attributes
		)
	).toMatchObject( [
		{ title: 'Furnace', text: 'Two <em>stages</em>.', price: 3900, label: 'From' },
		{ title: 'Heat pump', text: '', price: 12500, label: 'From' },
	] );
	const words = block( 'table', { body: [ { cells: [ { content: 'Furnace' }, { content: 'Ask' } ] } ] } );
	expect( switchToBlockType( words, 'hvac-blocks/pricing-guide' ) ).toBeNull();
} );

it( 'does not offer what would lose something', () => {
	const five = block(
		'buttons',
		{},
		[ 1, 2, 3, 4, 5 ].map( ( id ) => block( 'button', { text: `Link ${ id }` } ) )
	);
	const crowded = block( 'cover', { id: 7 }, [ text( 'One' ), text( 'Two' ) ] );
	// Its words are on the server alone.
	const ownWords = block( 'hvac-blocks/topic-grid', {}, [ block( 'hvac-blocks/topic-card', { topic: 'coils' } ) ] );

	expect( switchToBlockType( five, 'hvac-blocks/cta-links' ) ).toBeNull();
	expect( switchToBlockType( crowded, 'hvac-blocks/hero-video' ) ).toBeNull();
	expect( switchToBlockType( ownWords, 'core/columns' ) ).toBeNull();
	expect( getBlockType( 'core/columns' ) ).toBeDefined();
} );

const inCanvas = ( { clientId }: Block, slots: Record< string, string >, name = 'x' ) =>
	`<div data-block="${ clientId }" data-type="${ name }" class="is-selected">${ Object.entries( slots )
		.map(
			( [ slot, words ] ) =>
				`<a data-hvac-href="https://example.org/${ slot }"><b data-hvac-slot="${ slot }">${ words }</b></a>`
		)
		.join( '' ) }</div>`;

it( 'keeps the standard texts and links that the canvas shows', () => {
	const card = block( 'hvac-blocks/topic-card', { topic: 'coils' } );
	const grid = block( 'hvac-blocks/topic-grid', { heading: 'Help', intro: '' }, [ card ] );
	document.body.innerHTML = inCanvas( card, { title: 'Coils &amp; more', text: 'Clean them' } );
	const made = switchToBlockType( grid, 'core/columns' );

	expect( said( made ?? [] ) ).toEqual( [ 'Clean them', 'Coils &amp; more', 'Help', 'https://example.org/title' ] );

	const hero = block( 'hvac-blocks/warranty-hero', { heading: 'Covered', background_image_large: { id: 7 } } );
	document.body.innerHTML = inCanvas( hero, {
		sub_heading: 'Ten years',
		button_left_text: 'Register',
		register_text: 'The number',
	} );
	const covers = switchToBlockType( hero, 'core/cover' );

	expect( covers?.map( ( { name } ) => name ) ).toEqual( [ 'core/cover', 'core/details' ] );
	expect( said( covers ?? [] ) ).toEqual( [ 'Covered', 'Register', 'Register', 'Ten years', 'The number' ] );
	document.body.innerHTML = '';
} );
