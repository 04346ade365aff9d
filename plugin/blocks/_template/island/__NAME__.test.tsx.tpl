import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

it( 'opens and closes by the keyboard', async () => {
	render( <View id="a" level={ 2 } texts={ { show: 'Show more', hide: 'Show less' } } /> );
	const button = screen.getByRole( 'button', { name: 'Show more' } );
	expect( button ).toHaveAttribute( 'aria-expanded', 'false' );

	await userEvent.tab();
	await userEvent.keyboard( '{Enter}' );
	expect( button ).toHaveTextContent( 'Show less' );
	expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( button ).toHaveFocus();

	await userEvent.keyboard( ' ' );
	expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
} );
