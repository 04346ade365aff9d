import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, dispatch, register } from '@wordpress/data';
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

interface Editor {
	type: string;
	isNew: boolean;
	isDirty: boolean;
	modified: string;
}

const editor = createReduxStore( 'core/editor', {
	reducer: ( state: Editor | undefined, action: { type: string; editor?: Editor } ) =>
		action.editor ?? state ?? { type: 'page', isNew: false, isDirty: false, modified: '1' },
	actions: { open: ( given: Editor ) => ( { type: 'OPEN', editor: given } ) },
	selectors: {
		getCurrentPostType: ( state: Editor ) => state.type,
		getCurrentPostId: () => 7,
		getCurrentPostAttribute: ( state: Editor ) => state.modified,
		isEditedPostNew: ( state: Editor ) => state.isNew,
		isEditedPostDirty: ( state: Editor ) => state.isDirty,
	},
} );
register( editor );

const start = { type: 'page', isNew: false, isDirty: false, modified: '1' };
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
	faults: [ 'unpublished', 'older', 'blocks' ],
	page: { ...own, id: 8, lang: 'es', title: 'Precios', status: 'Draft', editUrl: '/edit/8', viewUrl: null },
	lacks: [ { block: 'FAQ', count: 2 } ],
};
const none: Counterpart = { lang: 'fr', faults: [ 'missing' ], page: null, lacks: [] };
const answer = ( counterparts: Counterpart[] ) => ( { lang: 'en', row: { path: 'pricing', page: own, counterparts } } );

beforeEach( () => open( {} ) );

it( 'shows the page’s language and its version in each other one', async () => {
	serve( { 'GET /pages/7/counterparts': () => answer( [ draft, none ] ) } );
	render( <LanguagePanel /> );

	expect( await screen.findByText( 'Language of this page: English' ) ).toBeVisible();
	const spanish = within( screen.getByRole( 'group', { name: 'Spanish' } ) );
	expect( spanish.getByText( /Precios/ ).parentElement ).toHaveTextContent(
		'PreciosDraft · Older · Lacks blocks: FAQ × 2'
	);
	expect( spanish.getByRole( 'link', { name: 'Edit “Precios (Spanish)”' } ) ).toHaveAttribute( 'href', '/edit/8' );
	expect( spanish.queryByRole( 'link', { name: /View/ } ) ).toBeNull();
	expect(
		within( screen.getByRole( 'group', { name: 'French' } ) ).getByRole( 'button', {
			name: 'Create the page in French',
		} )
	).toBeVisible();
} );

it( 'creates a version and leads to it', async () => {
	let made: Counterpart = none;
	const calls = serve( {
		'GET /pages/7/counterparts': () => answer( [ draft, made ] ),
		'POST /pages/7/counterparts': () => {
			made = {
				...none,
				faults: [],
				page: { ...own, id: 9, lang: 'fr', status: 'Draft', editUrl: '/edit/9', viewUrl: null },
			};
			return { id: 9, editUrl: '/edit/9' };
		},
	} );
	render( <LanguagePanel /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Create the page in French' } ) );

	expect( await screen.findByRole( 'link', { name: /^Edit “.* \(French\)”$/ } ) ).toHaveAttribute(
		'href',
		'/edit/9'
	);
	expect( calls[ 1 ] ).toEqual( { method: 'POST', path: '/pages/7/counterparts', data: { lang: 'fr' } } );
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
			isDown ? refusal( 500, 'The site did not answer.' ) : { lang: 'en', row: null },
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
	unmount();

	open( { isDirty: true } );
	const second = render( <LanguagePanel /> );
	expect( await screen.findByText( 'The new page gets what is saved of this one.' ) ).toBeVisible();
	second.unmount();

	open( { type: 'post' } );
	serve( { 'GET /pages/7/counterparts': never } );
	expect( render( <LanguagePanel /> ).container ).toBeEmptyDOMElement();
} );
