import {
	createBlock as create,
	getBlockType,
	registerBlockType,
	setCategories,
	switchToBlockType,
} from '@wordpress/blocks';
import { createReduxStore, dispatch, register as registerStore, select } from '@wordpress/data';
import { waitFor } from '@testing-library/react';
import { withTransforms, type TransformDeclaration } from './transforms';

// It has no build that Jest can load, and nothing here pastes Markdown.
jest.mock( 'marked', () => ( { Marked: jest.fn() } ) );
type Block = ReturnType< typeof create >;

const text = { type: 'string' };

const register = ( name: string, attributes: object, transforms: TransformDeclaration[] = [] ) =>
	( registerBlockType as ( name: string, settings: object ) => void )( name, {
		apiVersion: 3,
		title: name,
		category: 'hvac-blocks',
		attributes,
		supports: { hvacBlocks: { transforms } },
		save: () => null,
		edit: () => null,
	} );

const KEPT = { source_url: 'https://example.org/unit.jpg' };

/** Knows file 7, and file 9 once it was asked for. */
const media = createReduxStore( 'core', {
	reducer: ( state: Record< number, object > = { 7: KEPT }, { id }: { type: string; id?: number } ) =>
		id ? { ...state, [ id ]: KEPT } : state,
	selectors: {
		getEntityRecord: ( state: Record< number, object >, _kind: string, _name: string, id: number ) => state[ id ],
	},
	resolvers: {
		getEntityRecord: ( _kind: string, _name: string, id: number ) =>
			id === 9 ? { type: 'GOT', id } : { type: 'NONE' },
	},
} );

/** The attributes of the blocks in the page. */
const page = createReduxStore( 'core/block-editor', {
	reducer: (
		state: Record< string, object > = {},
		{ client, attributes }: { type: string; client?: string; attributes?: object }
	) => ( client && attributes ? { ...state, [ client ]: { ...state[ client ], ...attributes } } : state ),
	actions: {
		updateBlockAttributes: ( client: string, attributes: object ) => ( { type: 'SET', client, attributes } ),
		__unstableMarkNextChangeAsNotPersistent: () => ( { type: 'MARK' } ),
	},
	selectors: { getBlock: ( state: Record< string, object >, client: string ) => state[ client ] },
} );

beforeAll( () => {
	registerStore( media );
	registerStore( page );
	setCategories( [ { slug: 'hvac-blocks', title: 'HVAC Blocks' } ] );
	register( 'core/heading', { content: text, level: { type: 'number', default: 2 } } );
	register( 'core/image', { id: { type: 'number' }, url: text, alt: text, caption: text } );
	register( 'core/list', {} );
	register( 'core/list-item', { content: text } );
	register( 'core/details', { summary: text } );
	register( 'hvac-blocks/step', { title: text } );
	register( 'hvac-blocks/words', { title: text, level: { type: 'number', default: 2 } }, [
		{ block: 'core/heading', attributes: { content: 'title', level: 'level' } },
	] );
	register( 'hvac-blocks/link', { image: { type: 'object' }, description: text }, [
		{ block: 'core/image', attributes: { caption: 'description' }, picture: 'image' },
	] );
	register( 'hvac-blocks/card', { picture: { type: 'object' } }, [
		{ block: 'hvac-blocks/link', attributes: { image: 'picture' } },
	] );
	register( 'hvac-blocks/steps', { heading: text, level: { type: 'number' } }, [
		{
			block: 'core/list',
			children: { block: 'core/list-item', child: 'hvac-blocks/step', attributes: { content: 'title' } },
		},
	] );
	register( 'core/columns', {} );
	register( 'core/column', {} );
	register( 'core/gallery', {} );
	register( 'core/group', {} );
	register( 'hvac-blocks/slide', {} );
	register( 'hvac-blocks/slider', {}, [
		{ block: 'core/columns', children: { block: 'core/column', child: 'hvac-blocks/slide', holds: 'inner' } },
		{ block: 'core/gallery', children: { block: 'core/image', child: 'hvac-blocks/slide', holds: 'block' } },
		{ block: 'core/group', children: { block: '*', child: 'hvac-blocks/slide', holds: 'block' } },
		{ block: 'core/image', each: 'hvac-blocks/slide' },
	] );
	register( 'hvac-blocks/question', { question: text }, [
		{ block: 'core/details', attributes: { summary: 'question' }, inner: true },
	] );
} );

const turned = ( block: Block, name: string ) => switchToBlockType( block, name )?.[ 0 ];

it( 'makes words of a heading, and a heading of words', () => {
	const heading = create( 'core/heading', { content: 'Our <em>systems</em>', level: 3 } );
	const words = turned( heading, 'hvac-blocks/words' );

	expect( words?.attributes ).toMatchObject( { title: 'Our <em>systems</em>', level: 3 } );
	expect( turned( words as Block, 'core/heading' )?.attributes ).toMatchObject( heading.attributes );
} );

it( 'keeps the words of its own where nothing was written', () => {
	expect(
		turned( create( 'core/heading', { content: '' } ), 'hvac-blocks/words' )?.attributes.title
	).toBeUndefined();
} );

it( 'takes a picture of the media library, and gives it back', () => {
	const ours = turned( create( 'core/image', { id: 7, alt: 'A unit', caption: 'Ours' } ), 'hvac-blocks/link' );

	expect( ours?.attributes ).toMatchObject( { image: { id: 7, alt: 'A unit' }, description: 'Ours' } );
	expect( turned( ours as Block, 'core/image' )?.attributes ).toMatchObject( {
		id: 7,
		alt: 'A unit',
		caption: 'Ours',
		url: 'https://example.org/unit.jpg',
	} );
} );

it( 'hands a picture from one of our blocks to another, and back', () => {
	const image = { id: 7, alt: '', focalPoint: { x: 0.5, y: 0.2 } };
	const card = turned( create( 'hvac-blocks/link', { image } ), 'hvac-blocks/card' );

	expect( card?.attributes.picture ).toEqual( image );
	expect( turned( card as Block, 'hvac-blocks/link' )?.attributes.image ).toEqual( image );
} );

it( 'takes no picture that is not in the media library', () => {
	expect(
		turned( create( 'core/image', { url: 'https://example.org/a.jpg' } ), 'hvac-blocks/link' )
	).toBeUndefined();
	expect( turned( create( 'hvac-blocks/link', {} ), 'core/image' ) ).toBeUndefined();
} );

it( 'takes a picture that the editor does not know yet, whose address is added to the block in the page when it arrives', async () => {
	const [ image, preview ] = [ 1, 2 ].map( () =>
		turned( create( 'hvac-blocks/link', { image: { id: 9 } } ), 'core/image' )
	) as [ Block, Block ];

	expect( image.attributes.url ).toBeUndefined();
	void dispatch( page ).updateBlockAttributes( image.clientId, image.attributes );

	await waitFor( () =>
		expect( select( page ).getBlock( image.clientId ) ).toEqual( { ...image.attributes, url: KEPT.source_url } )
	);
	expect( select( page ).getBlock( preview.clientId ) ).toBeUndefined();
	expect( turned( create( 'hvac-blocks/link', { image: { id: 9 } } ), 'core/image' )?.attributes.url ).toBe(
		KEPT.source_url
	);
} );

it( 'makes child blocks of the lines of a list, and lines of child blocks', () => {
	const lines = [ 'Measure', 'Install' ].map( ( content ) => create( 'core/list-item', { content } ) );
	const steps = turned( create( 'core/list', {}, lines ), 'hvac-blocks/steps' );

	expect( steps?.innerBlocks.map( ( { name, attributes } ) => [ name, attributes.title ] ) ).toEqual( [
		[ 'hvac-blocks/step', 'Measure' ],
		[ 'hvac-blocks/step', 'Install' ],
	] );
	expect(
		turned( steps as Block, 'core/list' )?.innerBlocks.map( ( { attributes } ) => attributes.content )
	).toEqual( [ 'Measure', 'Install' ] );
} );

const outline = ( block: Block | undefined ): unknown =>
	block && [
		block.name.replace( /^.*\//, '' ),
		...block.innerBlocks.map( outline ),
		...( block.attributes.content ? [ block.attributes.content ] : [] ),
	];

it( 'makes slides of columns, of the pictures of a gallery and of what stands in a group, and gives them back', () => {
	const heading = ( content: string ) => create( 'core/heading', { content } );
	const columns = create( 'core/columns', {}, [
		create( 'core/column', {}, [ heading( 'One' ), heading( 'Two' ) ] ),
		create( 'core/column', {}, [ heading( 'Three' ) ] ),
	] );
	const group = create( 'core/group', {}, [ heading( 'One' ), create( 'core/image', { id: 7 } ) ] );
	const gallery = create( 'core/gallery', {}, [
		create( 'core/image', { id: 7 } ),
		create( 'core/image', { id: 8 } ),
	] );
	const slider = ( block: Block ) => turned( block, 'hvac-blocks/slider' ) as Block;

	expect( outline( slider( columns ) ) ).toEqual( [
		'slider',
		[ 'slide', [ 'heading', 'One' ], [ 'heading', 'Two' ] ],
		[ 'slide', [ 'heading', 'Three' ] ],
	] );
	expect( outline( turned( slider( columns ), 'core/columns' ) ) ).toEqual( outline( columns ) );
	expect( outline( slider( gallery ) ) ).toEqual( [ 'slider', [ 'slide', [ 'image' ] ], [ 'slide', [ 'image' ] ] ] );
	expect( outline( turned( slider( gallery ), 'core/gallery' ) ) ).toEqual( outline( gallery ) );
	expect( outline( slider( group ) ) ).toEqual( [
		'slider',
		[ 'slide', [ 'heading', 'One' ] ],
		[ 'slide', [ 'image' ] ],
	] );
	expect( outline( turned( slider( group ), 'core/group' ) ) ).toEqual( outline( group ) );
	// Text would be lost.
	expect( turned( slider( group ), 'core/gallery' ) ).toBeUndefined();
} );

it( 'keeps a heading before what has none', () => {
	const steps = create( 'hvac-blocks/steps', { heading: 'Our <em>way</em>', level: 3 }, [
		create( 'hvac-blocks/step', { title: 'Measure' } ),
	] );

	expect(
		switchToBlockType( steps, 'core/list' )?.map( ( { name, attributes } ) => [
			name,
			attributes.content,
			attributes.level,
		] )
	).toEqual( [
		[ 'core/heading', 'Our <em>way</em>', 3 ],
		[ 'core/list', undefined, undefined ],
	] );
} );

it( 'makes slides of pictures that are selected', () => {
	const images = [ 7, 8 ].map( ( id ) => create( 'core/image', { id } ) );
	const slider = switchToBlockType( images, 'hvac-blocks/slider' );

	expect( slider?.map( outline ) ).toEqual( [ [ 'slider', [ 'slide', [ 'image' ] ], [ 'slide', [ 'image' ] ] ] ] );
	expect( slider?.[ 0 ]?.innerBlocks[ 1 ]?.innerBlocks[ 0 ]?.attributes.id ).toBe( 8 );
} );

it( 'takes the inner blocks along', () => {
	const details = create( 'core/details', { summary: 'How long?' }, [
		create( 'core/heading', { content: 'Years' } ),
	] );

	expect( turned( details, 'hvac-blocks/question' )?.innerBlocks[ 0 ]?.attributes.content ).toBe( 'Years' );
} );

it( 'leaves a block without transforms as it is', () => {
	const settings = { supports: {} };

	expect( withTransforms( settings, 'hvac-blocks/step' ) ).toBe( settings );
	expect( getBlockType( 'hvac-blocks/step' )?.transforms?.from ?? [] ).toEqual( [] );
} );
