import '@testing-library/jest-dom';
import { act, fireEvent, render } from '@testing-library/react';
import { CharacterCount } from './count';

const template = () => document.querySelector( '[aria-live]' );

function type( input: HTMLInputElement, length: number ) {
	input.value = 'x'.repeat( length );
	fireEvent.input( input );
}

function show( value = '' ) {
	render(
		<>
			<input id="name" defaultValue={ value } />
			<CharacterCount id="name" value={ value } max={ 20 } template="{count} of {max} characters" />
		</>
	);
	const input = document.querySelector( 'input' ) as HTMLInputElement;
	input.focus();
	return input;
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'shows the count at every key, and says it once typing pauses', () => {
	const input = show();

	for ( let length = 1; length <= 16; length++ ) {
		type( input, length );
		act( () => jest.advanceTimersByTime( 300 ) );
		expect( document.body ).toHaveTextContent( `${ length }/20` );
		expect( template() ).toBeEmptyDOMElement();
	}

	act( () => jest.advanceTimersByTime( 1000 ) );
	expect( template() ).toHaveTextContent( '16 of 20 characters' );
} );

it( 'shows and says nothing while there is room', () => {
	const input = show();
	const count = () => document.querySelector( '.hvac-field__count' );

	type( input, 14 );
	act( () => jest.advanceTimersByTime( 5000 ) );
	expect( count() ).not.toHaveAttribute( 'data-near' );
	expect( template() ).toBeEmptyDOMElement();

	type( input, 15 );
	expect( count() ).toHaveAttribute( 'data-near' );
	expect( count() ).not.toHaveAttribute( 'data-over' );

	type( input, 21 );
	expect( count() ).toHaveAttribute( 'data-over' );

	type( input, 3 );
	act( () => jest.advanceTimersByTime( 5000 ) );
	expect( count() ).not.toHaveAttribute( 'data-near' );
	expect( template() ).toBeEmptyDOMElement();
} );

it( 'says nothing of a field that a draft or the browser fills in', () => {
	const input = show();
	input.blur();
	type( input, 19 );
	act( () => jest.advanceTimersByTime( 5000 ) );

	expect( document.body ).toHaveTextContent( '19/20' );
	expect( template() ).toBeEmptyDOMElement();
} );
