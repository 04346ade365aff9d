import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { serveLeads } from '@client/testing/leads';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

configure( { asyncUtilTimeout: 10000 } );
jest.setTimeout( 60000 );

const user = userEvent.setup( { delay: null } );
const field = ( label: string ) => screen.getByLabelText< HTMLInputElement >( label );

async function send( golden: string ) {
	const leads = serveLeads();
	await hydrateGolden( __dirname, golden, View );

	for ( const [ label, value ] of Object.entries( {
		'First name': 'Ana',
		'Last name': 'Núñez',
		Email: 'ana@example.com',
		'Phone number': '2145550123',
		'Street address': '5 Main St',
		City: 'Plano',
	} ) ) {
		await user.type( field( label ), value );
	}
	if ( field( 'Zip or postal code' ).value === '' ) {
		await user.type( field( 'Zip or postal code' ), '75024' );
	}
	await user.selectOptions( field( 'State or province' ), 'TX' );
	await user.click( screen.getByLabelText( /^I agree that Trane shares/ ) );
	await user.click( screen.getByRole( 'button', { name: 'Send request' } ) );
	await waitFor( () => expect( leads ).toHaveLength( 1 ) );

	return leads[ 0 ];
}

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
} );

it( 'shows the answers before it sends them', async () => {
	expect( await send( 'answers' ) ).toMatchObject( {
		form: 'wizard-contact',
		fields: { zip: '75024' },
		wizard: {
			tonnage: '3.5',
			powerType: 'gas',
			homeSize: '1800-2100',
			outdoorUnit: 'ac-condenser',
			indoorUnit: 'furnace',
			buyingFactors: 'efficiency,financing',
			issues: 'humidity',
		},
	} );
} );

it( 'sends no answers where there are none', async () => {
	expect( await send( 'default' ) ).not.toHaveProperty( 'wizard' );
} );
