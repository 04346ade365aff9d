import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import type { Template } from '../../../editor/children';
import { never, refusal, serve } from '../../testing/server';
import type { Counterpart, Page } from '../types';
import { LanguagePanel } from './panel';

jest.mock( '@wordpress/api-fetch' );
jest.mock(
	'@wordpress/editor',
	() => ( {
		PluginDocumentSettingPanel: ( { title, children }: { title: string; children: JSX.Element } ) => (
			<section aria-label={ title }>{ children }</section>
		),
	} ),
	{ virtual: true }
);

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( '@wordpress/blocks', () => ( {
	createBlocksFromInnerBlocksTemplate: ( template: Template ) =>
		template.map( ( [ name, attributes ], id ) => block( `sample-${ id }`, name, attributes ?? {} ) ),
	getBlockType: ( name: string ) => ( {
		attributes: name === 'hvac-blocks/faq-item' ? { question: { role: 'content' }, layout: {} } : {},
		shown: {
			inner:
				name === 'hvac-blocks/faq-item'
					? [
							[ 'core/paragraph', { content: 'Keep cool.' } ],
							[ 'core/paragraph', { content: '24/7' } ],
						]
					: undefined,
		},
	} ),
	getSaveContent: ( _name: string, { content }: { content: string } ) => `<p>${ content }</p>`,
} ) );

const block = ( clientId: string, name: string, attributes: object, innerBlocks: object[] = [] ) => ( {
	clientId,
	name,
	attributes,
	innerBlocks,
} );
const selected: string[] = [];
const ranges: unknown[][] = [];
const blocks = [
	block( 'question', 'hvac-blocks/faq-item', { question: 'Warm &amp; <em>quiet</em>?', layout: 'Keep cool.' }, [
		block( 'answer', 'core/paragraph', { content: 'Keep cool.' } ),
		block( 'done', 'core/paragraph', { content: 'Frío.' } ),
	] ),
];
register(
	createReduxStore( 'core/block-editor', {
		reducer: () => blocks,
		actions: {
			selectBlock: ( id: string ) => {
				selected.push( id );
				return { type: 'SELECT' };
			},
			selectionChange: ( ...place: unknown[] ) => {
				ranges.push( place );
				return { type: 'SELECT' };
			},
		},
		selectors: {
			getBlocks: ( state: unknown ) => state,
			getBlock: ( _state: unknown, id: string ) =>
				[ ...blocks, ...blocks.flatMap( ( one ) => one.innerBlocks ) ].find(
					( one ) => ( one as { clientId: string } ).clientId === id
				) ?? null,
		},
	} )
);

interface Editor {
	same: string[];
	type: string;
	isNew: boolean;
	isDirty: boolean;
	modified: string;
}

const start: Editor = { same: [], type: 'page', isNew: false, isDirty: false, modified: '1' };
const editor = createReduxStore( 'core/editor', {
	reducer: ( state: Editor | undefined, action: { type: string; editor?: Editor } ) =>
		action.editor ?? state ?? start,
	actions: {
		open: ( given: Editor ) => ( { type: 'OPEN', editor: given } ),
		editPost: ( { meta }: { meta: Record< string, string[] > } ) => ( {
			type: 'EDIT',
			editor: { ...start, same: meta._hvac_blocks_same_texts },
		} ),
		savePost: () => ( { type: 'SAVE', editor: start } ),
	},
	selectors: {
		getEditedPostAttribute: ( state: Editor, name: string ) =>
			name === 'meta' ? { _hvac_blocks_same_texts: state.same } : 'Furnaces',
		getCurrentPostType: ( state: Editor ) => state.type,
		getCurrentPostId: () => 7,
		getCurrentPostAttribute: ( state: Editor ) => state.modified,
		isEditedPostNew: ( state: Editor ) => state.isNew,
		isEditedPostDirty: ( state: Editor ) => state.isDirty,
	},
} );
register( editor );

const open = ( given: Partial< Editor > ) => dispatch( editor ).open( { ...start, ...given } );

const own: Page = {
	id: 7,
	title: 'Pricing',
	lang: 'en',
	status: '',
	modified: '2026-07-01T12:00:00Z',
	editUrl: '/edit/7',
	viewUrl: '/en/pricing/',
};
const draft: Counterpart = {
	lang: 'es',
	faults: [ 'unpublished', 'older', 'blocks', 'texts' ],
	page: { ...own, id: 8, lang: 'es', title: 'Precios', status: 'Draft', editUrl: '/edit/8', viewUrl: null },
	lacks: [ { block: 'FAQ', count: 2 } ],
	untranslated: 12,
};
const none: Counterpart = { lang: 'fr', faults: [ 'missing' ], page: null, lacks: [], untranslated: 0 };
const answer = ( counterparts: Counterpart[], texts: string[] = [] ) => ( {
	lang: 'en' as const,
	texts,
	row: { path: 'pricing', page: own, counterparts },
} );

beforeEach( () => {
	open( {} );
	// jsdom has none.
	Element.prototype.scrollIntoView = jest.fn();
} );

it( 'shows the page’s language and its version in each other one', async () => {
	serve( { 'GET /pages/7/counterparts': () => answer( [ draft, none ] ) } );
	render( <LanguagePanel /> );

	expect( await screen.findByText( 'Language of this page: English' ) ).toBeVisible();
	const spanish = within( screen.getByRole( 'group', { name: 'Spanish' } ) );
	expect( spanish.getByText( /Precios/ ).parentElement ).toHaveTextContent(
		'PreciosDraft · Older · Lacks blocks: FAQ × 2 · 12 texts to translate'
	);
	expect( spanish.getByRole( 'link', { name: 'Edit “Precios (Spanish)”' } ) ).toHaveAttribute( 'href', '/edit/8' );
	expect( spanish.queryByRole( 'link', { name: /View/ } ) ).toBeNull();
	expect(
		within( screen.getByRole( 'group', { name: 'French' } ) ).getByRole( 'button', {
			name: 'Create the page in French',
		} )
	).toBeVisible();
} );

it( 'shows the answer that came with the page, once, and none that is older than the page', async () => {
	const given = answer( [ { ...draft, page: { ...own, lang: 'es', title: 'Precios' } } ] );
	const calls = serve( { 'GET /pages/7/counterparts': () => answer( [ none ] ) } );
	window.hvacBlocksCounterparts = { page: 7, modified: '1', answer: given };
	const { unmount } = render( <LanguagePanel /> );

	expect( screen.getByRole( 'link', { name: 'Edit “Precios (Spanish)”' } ) ).toBeVisible();
	expect( calls ).toHaveLength( 0 );
	act( () => void open( { modified: '2' } ) );
	expect( await screen.findByRole( 'button', { name: 'Create the page in French' } ) ).toBeVisible();
	unmount();

	window.hvacBlocksCounterparts = { page: 7, modified: '1', answer: given };
	const again = render( <LanguagePanel /> );
	await waitFor( () => expect( calls ).toHaveLength( 2 ) );
	again.unmount();
	render( <LanguagePanel /> );
	await waitFor( () => expect( calls ).toHaveLength( 3 ) );
} );

it( 'creates a version and opens it', async () => {
	serve( {
		'GET /pages/7/counterparts': () => answer( [ none ] ),
		'POST /pages/7/counterparts': () => ( { id: 9, editUrl: '#/edit/9' } ),
	} );
	render( <LanguagePanel /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Create the page in French' } ) );
	await waitFor( () => expect( window.location.hash ).toBe( '#/edit/9' ) );
	expect( speak ).toHaveBeenLastCalledWith( 'Page created. Opening it…' );
	window.location.hash = '';
} );

it( 'creates a version and leads to it while this page has unsaved changes', async () => {
	let made: Counterpart = none;
	open( { isDirty: true } );
	const calls = serve( {
		'GET /pages/7/counterparts': () => answer( [ draft, made ] ),
		'POST /pages/7/counterparts': () => {
			made = {
				...none,
				faults: [],
				page: { ...own, id: 9, lang: 'fr', status: 'Draft', editUrl: '/edit/9', viewUrl: null },
			};
			return { id: 9, editUrl: '#/edit/9' };
		},
	} );
	render( <LanguagePanel /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Create the page in French' } ) );

	expect( await screen.findByRole( 'link', { name: /^Edit “.* \(French\)”$/ } ) ).toHaveAttribute(
		'href',
		'/edit/9'
	);
	expect( calls ).toContainEqual( { method: 'POST', path: '/pages/7/counterparts', data: { lang: 'fr' } } );
	expect( screen.getByRole( 'group', { name: 'French' } ) ).toHaveFocus();
	expect( window.location.hash ).toBe( '' );
} );

it( 'lists the texts that are still those of the page it was made from, leads to them, and takes the same ones off', async () => {
	serve( {
		'GET /pages/7/counterparts': () =>
			answer( [ none ], [ 'Furnaces', 'Warm & quiet?', 'Keep cool.', 'Something else' ] ),
	} );
	render( <LanguagePanel /> );

	const list = within( await screen.findByRole( 'group', { name: 'Texts to translate' } ) );
	expect( list.getByText( '3 texts to translate' ) ).toBeVisible();
	await userEvent.click( list.getByRole( 'button', { name: 'Warm & quiet?' } ) );
	await userEvent.click( list.getByRole( 'button', { name: 'Keep cool.' } ) );
	expect( selected ).toEqual( [ 'question', 'answer' ] );
	// What the canvas shows of them is selected, so that typing replaces it.
	expect( ranges ).toEqual( [] );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<div data-block="question"><b data-wp-block-attribute-key="question"></b></div>'
	);
	await userEvent.click( list.getByRole( 'button', { name: 'Warm & quiet?' } ) );
	await waitFor( () => expect( ranges ).toEqual( [ [ 'question', 'question', 0, 'Warm & quiet?'.length ] ] ) );

	await userEvent.click( list.getByRole( 'button', { name: '“Furnaces” is the same in English' } ) );
	expect( await list.findByText( '2 texts to translate' ) ).toBeVisible();
	expect( list.queryByRole( 'button', { name: 'Furnaces' } ) ).toBeNull();
} );

it( 'lists samples in the user’s language on a page in another one', async () => {
	let lang = 'es';
	serve( { 'GET /pages/7/counterparts': () => ( { ...answer( [ none ] ), lang } ) } );
	const { unmount } = render( <LanguagePanel /> );

	const list = within( await screen.findByRole( 'group', { name: 'Texts to translate' } ) );
	expect( list.getByText( '1 text to translate' ) ).toBeVisible();
	expect( list.getByRole( 'button', { name: 'Keep cool.' } ) ).toBeVisible();
	unmount();

	lang = 'en';
	render( <LanguagePanel /> );
	expect( await screen.findByText( 'Language of this page: English' ) ).toBeVisible();
	expect( screen.queryByRole( 'group', { name: 'Texts to translate' } ) ).toBeNull();
} );

it( 'links a page that exists, and says why a link stays', async () => {
	let chosen = none;
	const calls = serve( {
		'GET /pages/7/counterparts': () => answer( [ chosen ] ),
		'GET /pages/7/counterpart-candidates': () => ( {
			pages: [ { id: 9, title: 'Prix', path: '/fr/prix/' } ],
		} ),
		'PUT /pages/7/counterparts': ( { data } ) => {
			const { page } = data as { page: number };

			chosen = page === 0 ? chosen : { ...none, page: { ...own, id: 9, lang: 'fr', title: 'Prix' } };
			return page === 0 ? refusal( 409, 'They belong together.' ) : { page };
		},
	} );
	render( <LanguagePanel /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Choose the page in French' } ) );
	await userEvent.click( screen.getByRole( 'combobox', { name: 'Page in French' } ) );
	await userEvent.click( await screen.findByRole( 'option', { name: 'Prix /fr/prix/' } ) );
	expect( await screen.findByRole( 'link', { name: 'Edit “Prix (French)”' } ) ).toBeVisible();
	expect( calls ).toContainEqual( { method: 'PUT', path: '/pages/7/counterparts', data: { lang: 'fr', page: 9 } } );
	expect( speak ).toHaveBeenLastCalledWith( 'Page linked.' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Unlink the page in French' } ) );
	expect( await screen.findAllByText( 'They belong together.' ) ).not.toHaveLength( 0 );
} );

it( 'says why a version was not created, and lets the editor try again', async () => {
	serve( {
		'GET /pages/7/counterparts': () => answer( [ none ] ),
		'POST /pages/7/counterparts': () => refusal( 409, 'This page has a version in this language already.' ),
	} );
	render( <LanguagePanel /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Create the page in French' } ) );

	expect( await screen.findAllByText( 'This page has a version in this language already.' ) ).not.toHaveLength( 0 );
	expect( screen.getByRole( 'button', { name: 'Create the page in French' } ) ).toBeEnabled();
} );

it( 'reads again when the page was saved, and when the editor asks after a failure', async () => {
	let isDown = true;
	const calls = serve( {
		'GET /pages/7/counterparts': () =>
			isDown ? refusal( 500, 'The site did not answer.' ) : { lang: 'en', texts: [], row: null },
	} );
	render( <LanguagePanel /> );

	isDown = false;
	await userEvent.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( /choose a parent page of that language/ ) ).toBeVisible();
	expect( screen.getAllByRole( 'button', { name: /Create the page/ } ) ).toHaveLength( 2 );

	act( () => void open( { modified: '2' } ) );
	await waitFor( () => expect( calls ).toHaveLength( 3 ) );
	expect( await screen.findByText( /Language of this page: English/ ) ).toBeVisible();
} );

it( 'asks for a save first, tells what a version contains, and is not there for posts', async () => {
	const calls = serve( { 'GET /pages/7/counterparts': () => answer( [ none ] ) } );
	open( { isNew: true } );
	const { unmount } = render( <LanguagePanel /> );
	expect( screen.getByText( /Save the page first/ ) ).toBeVisible();
	expect( calls ).toHaveLength( 0 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save draft' } ) );
	expect( await screen.findByRole( 'button', { name: 'Create the page in French' } ) ).toBeVisible();
	unmount();

	open( { isDirty: true } );
	const second = render( <LanguagePanel /> );
	expect( await screen.findByText( 'The new page gets what is saved of this one.' ) ).toBeVisible();
	second.unmount();

	open( { type: 'post' } );
	serve( { 'GET /pages/7/counterparts': never } );
	expect( render( <LanguagePanel /> ).container ).toBeEmptyDOMElement();
} );
