import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { AccentField } from './accent-field';
import type { Look, Setting } from './types';

const setting = ( key: string ) => ( { key, label: 'Accent', locked: false } ) as Setting;

function Form( { name = 'accent', look = {} }: { name?: string; look?: Partial< Look > } ) {
	const [ input, setInput ] = useState( '' );

	return (
		<AccentField
			setting={ setting( name ) }
			input={ input }
			help=""
			isInvalid={ false }
			look={ { page: '#ffffff', accentBy: '', accent: '', ...look } }
			onChange={ setInput }
		/>
	);
}

const sample = () => screen.getByText( 'Sample' );

it( 'shows the default until a color is chosen, with white text on it', () => {
	render( <Form /> );

	expect( sample() ).toHaveStyle( { background: '#0b5cab', color: '#ffffff' } );
	expect( screen.getByText( 'White text on it is readable (6.7:1).' ) ).toBeVisible();
	expect( screen.getByText( 'It stands out from the background of pages (6.7:1).' ) ).toBeVisible();
} );

it( 'makes text black where white would be too faint, and warns of a color that pages swallow', async () => {
	render( <Form /> );
	await userEvent.type( screen.getByLabelText( 'Accent' ), '#ffee58' );

	expect( sample() ).toHaveStyle( { color: '#111111' } );
	expect(
		screen.getByText( 'White text on it would be too faint (1.1:1), so text on it is black (15.8:1).' )
	).toBeVisible();
	expect(
		screen.getByText( 'It is hard to see on the background of pages (1.1:1; the minimum is 3:1).' )
	).toBeVisible();
} );

it( 'writes ratios in the language of the user', () => {
	document.documentElement.lang = 'fr';
	render( <Form /> );
	document.documentElement.lang = '';

	expect( screen.getByText( 'White text on it is readable (6,7:1).' ) ).toBeVisible();
} );

it( 'keeps the last color that is complete out of unfinished input', async () => {
	render( <Form /> );
	await userEvent.type( screen.getByLabelText( 'Accent' ), '#c5221' );

	expect( sample() ).toHaveStyle( { background: '#0b5cab' } );
} );

it( 'suggests a lighter shade for dark pages, on the site’s own where it is dark', () => {
	const { container } = render( <Form name="accent_dark" look={ { accent: '#c5221f', page: '#222222' } } /> );

	expect( sample() ).toHaveStyle( { background: '#dc7a79' } );
	expect( container.querySelector( '.hvac-settings__sample' ) ).toHaveStyle( { background: '#222222' } );
} );

it( 'says what has priority', () => {
	render( <Form look={ { accentBy: 'theme' } } /> );

	expect( screen.getByText( 'Your theme has an accent color for this plugin. Pages show that one.' ) ).toBeVisible();
} );

it( 'has a picker', async () => {
	render( <Form /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Choose color: Accent' } ) );
	expect( screen.getByRole( 'dialog', { name: 'Accent' } ) ).toBeInTheDocument();

	expect( await screen.findByRole( 'slider', { name: 'Hue' } ) ).toBeInTheDocument();
} );
