import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, register } from '@wordpress/data';
import { serve } from '../../testing/server';
import { BeforePublishing } from './panel';

jest.mock( '@wordpress/api-fetch' );
jest.mock(
	'@wordpress/editor',
	() => ( {
		PluginDocumentSettingPanel: () => null,
		PluginPrePublishPanel: ( { title, children }: { title: string; children: JSX.Element } ) => (
			<section aria-label={ title }>{ children }</section>
		),
	} ),
	{ virtual: true }
);
jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) => ( { title: name === 'hvac-blocks/faq' ? 'FAQ' : 'Paragraph', attributes: {} } ),
} ) );

const blocks = [
	{ clientId: 'faq', name: 'hvac-blocks/faq', attributes: {}, innerBlocks: [] },
	{
		clientId: 'text',
		name: 'core/paragraph',
		attributes: { content: '<a href="/gone/">Gone</a> <a href="/here/">Here</a>' },
		innerBlocks: [],
	},
	{
		clientId: 'again',
		name: 'core/paragraph',
		attributes: { content: '<a href="/gone/">Gone, too</a>' },
		innerBlocks: [],
	},
];
const selectBlock = jest.fn( ( id: string ) => ( { type: 'SELECT', id } ) );

register(
	createReduxStore( 'core/block-editor', {
		reducer: ( state: object = {} ) => state,
		actions: { selectBlock },
		selectors: { getBlocks: () => blocks },
	} )
);
register(
	createReduxStore( 'core/editor', {
		reducer: ( state: object = {} ) => state,
		actions: {},
		selectors: {
			getCurrentPostType: () => 'page',
			getCurrentPostId: () => 7,
			isEditedPostNew: () => false,
		},
	} )
);

it( 'lists links that visitors cannot follow and blocks that another language lacks, and leads to them', async () => {
	serve( {
		'GET /pages/7/counterparts': () => ( {
			lang: 'en',
			row: {
				counterparts: [
					{ lang: 'es', faults: [ 'blocks' ], page: null, lacks: [ { block: 'FAQ', count: 1 } ] },
				],
			},
		} ),
	} );
	const request = jest.fn( async ( address: string, { credentials }: RequestInit ) => ( {
		status: address.endsWith( '/gone/' ) && credentials === 'omit' ? 404 : 200,
	} ) );
	global.fetch = request as unknown as typeof fetch;

	render( <BeforePublishing /> );

	expect( await screen.findByText( /Visitors find no page at \/gone\/:/ ) ).not.toBeNull();
	expect( await screen.findByText( /Missing on the page in Spanish:/ ) ).not.toBeNull();
	// What reads alike is one line, which leads to the first.
	expect( screen.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Visitors find no page at /gone/: Paragraph (2)',
		'Missing on the page in Spanish: FAQ',
	] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Paragraph' } ) );
	expect( selectBlock ).toHaveBeenCalledWith( 'text' );
	await userEvent.click( screen.getByRole( 'button', { name: 'FAQ' } ) );
	expect( selectBlock ).toHaveBeenCalledWith( 'faq' );
	expect( request ).toHaveBeenCalledTimes( 2 );
} );
