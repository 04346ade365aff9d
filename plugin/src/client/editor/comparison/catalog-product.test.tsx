import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import type { ComponentType } from 'react';
import { catalogProduct, isTyped } from './catalog-product';

jest.mock( '@wordpress/api-fetch' );

const COMPARISON = { product_type: '3', product_name: 'Warm', efficiency: '96% AFUE' };
const PRODUCTS = [
	{ id: 'F-1', name: 'Warm', price: { lastDay: '2030-01-01' }, comparison: COMPARISON },
	{ id: 'C-1', name: 'Coil', price: null, comparison: null },
];
const Control = catalogProduct().Control as ComponentType< Record< string, unknown > >;
const setAttributes = jest.fn();
const show = ( attributes: object ) =>
	render( <Control name="x" clientId="1" attributes={ attributes } setAttributes={ setAttributes } /> );

beforeEach( () => {
	setAttributes.mockClear();
	// jsdom does not scroll.
	Element.prototype.scrollIntoView = jest.fn();
	jest.mocked( apiFetch ).mockResolvedValue( { products: PRODUCTS } );
} );

it( 'finds a product that can be compared, and takes its tab', async () => {
	show( {} );
	await userEvent.click( screen.getByRole( 'combobox', { name: 'Product of the catalog' } ) );
	await userEvent.click( await screen.findByRole( 'option', { name: 'Warm (F-1)' } ) );

	expect( screen.queryByText( 'Coil (C-1)' ) ).toBeNull();
	expect( setAttributes ).toHaveBeenCalledWith( { product_id: 'F-1', typed: false, product_type: '3' } );
} );

it( 'turns the catalog’s values into typed ones, and back', async () => {
	const { unmount } = show( { product_id: 'F-1' } );
	const convert = screen.getByRole( 'button', { name: 'Convert to typed values' } );
	await waitFor( () => expect( convert ).toBeEnabled() );
	await userEvent.click( convert );
	expect( setAttributes ).toHaveBeenCalledWith( { ...COMPARISON, typed: true, validUntil: '2030-01-01' } );
	unmount();

	show( { product_id: 'F-1', typed: true } );
	await userEvent.click( screen.getByRole( 'button', { name: 'Use the values of the catalog' } ) );
	expect( setAttributes ).toHaveBeenCalledWith( { typed: false } );
} );

it( 'knows whose values are typed', () => {
	expect( [ {}, { product_id: 'F-1' }, { product_id: 'F-1', typed: true } ].map( isTyped ) ).toEqual( [
		true,
		false,
		true,
	] );
} );
