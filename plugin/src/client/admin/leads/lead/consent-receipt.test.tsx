import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../../testing/server';
import { ConsentReceipt } from './consent-receipt';
import { printPage } from './print-page';
import type { Consent, Lead } from '../types';

jest.mock( '@wordpress/api-fetch' );
jest.mock( './print-page' );

// jsdom lacks Response: anything that is not a response must not be an instance of it.
Object.assign( globalThis, { Response: class {} } );

const consent: Consent = {
	state: 'checked',
	stateText: 'Agreed to by ticking the box',
	text: 'Acepto recibir llamadas.',
	version: '2',
	hash: 'abc123',
	language: 'es',
	givenAt: '2026-01-31T15:04:05Z',
	notice: '',
	noticeHash: '',
	matches: true,
};

const show = ( parts: Partial< Lead >, onChange: ( lead: Lead ) => void = () => {} ) =>
	render(
		<ConsentReceipt
			lead={
				{
					reference: 'HB-7K3M-92QD',
					kind: 'CONTACT_DEALER',
					consent,
					revokedAt: '',
					canManage: true,
					...parts,
				} as Lead
			}
			onChange={ onChange }
		/>
	);

it( 'shows the words in their language, what was done with the box, and that the hash matches', () => {
	const { container } = show( {} );

	expect( screen.getByText( consent.text ) ).toHaveAttribute( 'lang', 'es' );
	expect( container ).toHaveTextContent( /Agreed to by ticking the box.*Text version2.*abc123.*Matches/ );
} );

it( 'says so where the words were changed', () => {
	expect( show( { consent: { ...consent, matches: false } } ).container ).toHaveTextContent( 'Does not match' );
} );

it( 'shows a revocation, and offers no second one', () => {
	expect( show( { revokedAt: '2026-02-01T10:00:00Z' } ).container ).toHaveTextContent( 'Revoked: February 1, 2026' );
	expect( screen.queryByRole( 'button', { name: 'Record revoked consent' } ) ).toBeNull();
} );

it( 'brings the focus to a revocation that is new', () => {
	const lead = { reference: 'HB-7K3M-92QD', kind: 'MARKETO', consent, revokedAt: '' } as Lead;
	const { rerender } = render( <ConsentReceipt lead={ lead } onChange={ () => {} } /> );

	rerender( <ConsentReceipt lead={ { ...lead, revokedAt: '2026-02-01T10:00:00Z' } } onChange={ () => {} } /> );
	expect(
		screen.getByText( /^Revoked: February 1, 2026/, { selector: '[tabindex="-1"] *' } ).closest( '[tabindex]' )
	).toHaveFocus();
} );

it( 'prints the receipt that the server writes', async () => {
	const calls = serve( { 'GET /leads/HB-7K3M-92QD/consent': () => ( { text: () => '<!doctype html>receipt' } ) } );

	show( {} );
	await userEvent.click( screen.getByRole( 'button', { name: 'Print receipt' } ) );

	expect( calls[ 0 ]?.path ).toBe( '/leads/HB-7K3M-92QD/consent?format=html' );
	await waitFor( () => expect( printPage ).toHaveBeenCalledWith( '<!doctype html>receipt' ) );
} );

it( 'says why there is no receipt', async () => {
	serve( { 'GET /leads/HB-7K3M-92QD/consent': () => refusal( 500, 'The database is away.' ) } );
	show( {} );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save as JSON' } ) );

	expect(
		await screen.findByText( 'The database is away.', { selector: '.components-notice__content' } )
	).toBeVisible();
} );

it( 'notes a revocation once it is said how the person said so', async () => {
	const revoked = { reference: 'HB-7K3M-92QD', revokedAt: '2026-02-01T10:00:00Z' };
	const calls = serve( { 'POST /leads/HB-7K3M-92QD/revocation': () => revoked } );
	const onChange = jest.fn();

	show( {}, onChange );
	await userEvent.click( screen.getByRole( 'button', { name: 'Record revoked consent' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Record revocation' } ) );
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'Describe how they told you.' );
	expect( calls ).toHaveLength( 0 );

	await userEvent.type( screen.getByRole( 'textbox' ), 'By phone' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Record revocation' } ) );
	await waitFor( () => expect( onChange ).toHaveBeenCalledWith( revoked ) );
	expect( calls[ 0 ]?.data ).toEqual( { reason: 'By phone', marketingOnly: false } );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

it( 'shows the choice about marketing, or that nobody asked', () => {
	expect( show( { marketing: null } ).container ).toHaveTextContent( 'MarketingNot asked' );
	expect(
		show( { marketing: { ...consent, text: 'Acepto publicidad.', state: 'unchecked', stateText: 'Left empty' } } )
			.container
	).toHaveTextContent( /Marketing.*Acepto publicidad.*Left empty/ );
} );

it( 'revokes marketing alone unless the person revoked everything', async () => {
	const calls = serve( { 'POST /leads/HB-7K3M-92QD/revocation': () => ( { reference: 'HB-7K3M-92QD' } ) } );

	show( { marketing: { ...consent, text: 'Acepto publicidad.' }, marketingRevokedAt: '' } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Record revoked consent' } ) );
	await userEvent.type( screen.getByRole( 'textbox' ), 'By phone' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Record revocation' } ) );
	await waitFor( () => expect( calls ).toHaveLength( 1 ) );

	await userEvent.click( screen.getByRole( 'button', { name: 'Record revoked consent' } ) );
	await userEvent.click( screen.getByRole( 'radio', { name: 'Marketing, and contact about this request' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Record revocation' } ) );
	await waitFor( () =>
		expect( calls.map( ( { data } ) => data ) ).toMatchObject( [
			{ marketingOnly: true },
			{ marketingOnly: false },
		] )
	);
} );
