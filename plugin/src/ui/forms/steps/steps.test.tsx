/** Steps that send no lead: two steps, from a definition without `kind`. */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ViewProvider } from '@client/islands/view';
import { englishSteps, type StepsDefinition } from '@client/testing/forms';
import { useSteps } from './use-steps';
import { View as Steps } from './view';

const required = ( message: string ) => ( { rule: 'required', message: { t: message } } );

const DEFINITION: StepsDefinition = {
	name: 'system-wizard',
	steps: [
		{ title: { t: 'Your home' }, fields: [ 'unit' ] },
		{ title: { t: 'Where it is' }, fields: [ 'zip' ] },
	],
	fields: [
		{
			name: 'unit',
			type: 'radio',
			label: { t: 'Outdoor unit' },
			options: [
				{ value: 'heat-pump', label: { t: 'Heat pump' } },
				{ value: 'ac', label: { t: 'AC condenser' } },
			],
			rules: [ required( 'Choose your outdoor unit' ) ],
		},
		{
			name: 'zip',
			type: 'zip',
			label: { t: 'ZIP code' },
			rules: [ required( 'Enter your ZIP code' ), { rule: 'zip', message: { t: 'Enter a valid ZIP code' } } ],
		},
	],
	texts: { required: { t: '' } },
};

const finish = jest.fn();
const changed = jest.fn();

function Wizard() {
	const props = {
		id: 'wizard',
		form: englishSteps( DEFINITION ),
		step: 0,
		values: {},
		errors: {},
		summary: [],
		texts: { optional: '(optional)' },
		level: 2,
	};
	const steps = useSteps( {
		...props,
		isActive: true,
		nameOf: ( field ) => field,
		isConsented: () => false,
		onChange: changed,
		onFinish: finish,
	} );

	return (
		<form
			ref={ steps.element }
			action="/results/"
			onSubmit={ steps.onSubmit }
			onInput={ steps.onInput }
			onBlur={ steps.onBlur }
			data-testid="wizard"
		>
			<Steps { ...props } steps={ steps } above={ ( index ) => <p>{ `Above the buttons of ${ index }` }</p> } />
			{ steps.failure !== '' && (
				<p id="wizard-failure" tabIndex={ -1 }>
					{ steps.failure }
				</p>
			) }
			<button type="button" onClick={ () => steps.fail( 'Nobody answers' ) }>
				Fail
			</button>
		</form>
	);
}

const show = () =>
	render(
		<ViewProvider value={ { slots: { next: 'Continue', submit: 'See results' }, isEditor: false } }>
			<Wizard />
		</ViewProvider>
	);

const current = () => document.querySelector( '[data-current="true"]' )?.getAttribute( 'data-step' );
const press = async () => {
	await act( async () => void fireEvent.submit( screen.getByTestId( 'wizard' ) ) );
	await act( async () => {} );
};
const choose = ( name: string ) => fireEvent.click( screen.getByRole( 'radio', { name } ) );
const zip = () => screen.getByRole( 'textbox', { name: 'ZIP code' } );
const heading = ( name: RegExp ) => screen.getByRole( 'heading', { name } );

configure( { asyncUtilTimeout: 10000 } );

beforeEach( () => {
	sessionStorage.clear();
	localStorage.clear();
	finish.mockReset();
	changed.mockReset();
	window.fetch = jest.fn();
} );

it( 'says where it is, moves the focus to the next heading, and finishes with the answers of all steps', async () => {
	show();
	expect( heading( /Step 1 of 2\s*Your home/ ) ).toBeInTheDocument();

	choose( 'Heat pump' );
	await press();
	expect( current() ).toBe( '1' );
	await waitFor( () => expect( heading( /Step 2 of 2\s*Where it is/ ) ).toHaveFocus() );
	expect( finish ).not.toHaveBeenCalled();

	fireEvent.input( zip(), { target: { value: '75024' } } );
	await press();
	expect( finish ).toHaveBeenCalledWith( { unit: 'heat-pump', zip: '75024' } );
	expect( changed ).toHaveBeenLastCalledWith( { unit: 'heat-pump', zip: '75024' } );
} );

it( 'sends nothing by itself: no token, no lead', async () => {
	show();
	choose( 'AC condenser' );
	await press();
	fireEvent.input( zip(), { target: { value: '75024' } } );
	await press();

	expect( finish ).toHaveBeenCalledTimes( 1 );
	expect( window.fetch ).not.toHaveBeenCalled();
} );

it( 'does not go on from a wrong step: all that is wrong is listed, and the first field has the focus', async () => {
	show();
	await press();

	expect( current() ).toBe( '0' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Choose your outdoor unit' );
	expect( screen.getByRole( 'radio', { name: 'Heat pump' } ) ).toHaveFocus();

	choose( 'Heat pump' );
	await press();
	fireEvent.input( zip(), { target: { value: 'ABCDE' } } );
	await press();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Enter a valid ZIP code' );
	expect( zip() ).toHaveFocus();
	expect( finish ).not.toHaveBeenCalled();
} );

it( 'goes back with what was entered', async () => {
	show();
	choose( 'Heat pump' );
	await press();
	fireEvent.input( zip(), { target: { value: '750' } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Back' } ) );

	expect( current() ).toBe( '0' );
	await waitFor( () => expect( heading( /Your home/ ) ).toHaveFocus() );
	expect( screen.getByRole( 'radio', { name: 'Heat pump' } ) ).toBeChecked();
	expect( zip() ).toHaveValue( '750' );
} );

it( 'keeps the answers for the tab', async () => {
	const { unmount } = show();
	choose( 'AC condenser' );
	await press();
	fireEvent.input( zip(), { target: { value: '75024' } } );
	unmount();

	show();
	expect( current() ).toBe( '0' );
	expect( screen.getByRole( 'radio', { name: 'AC condenser' } ) ).toBeChecked();
	expect( zip() ).toHaveValue( '75024' );
} );

it( 'fills in the ZIP code that the visitor entered before, as it is written', () => {
	localStorage.setItem( 'zipcode', ' m5v2t6 ' );
	show();
	expect( zip() ).toHaveValue( 'M5V 2T6' );
} );

it( 'finishes once, however often the button is pressed meanwhile', async () => {
	let end = () => {};
	finish.mockReturnValue( new Promise< void >( ( resolve ) => ( end = resolve ) ) );
	show();
	choose( 'Heat pump' );
	await press();
	fireEvent.input( zip(), { target: { value: '75024' } } );
	await press();
	await press();
	expect( finish ).toHaveBeenCalledTimes( 1 );

	await act( async () => end() );
	await press();
	expect( finish ).toHaveBeenCalledTimes( 2 );
} );

it( 'says why it could not be finished, until the next press', async () => {
	show();
	fireEvent.click( screen.getByRole( 'button', { name: 'Fail' } ) );
	await waitFor( () => expect( screen.getByText( 'Nobody answers' ) ).toHaveFocus() );

	choose( 'Heat pump' );
	await press();
	expect( screen.queryByText( 'Nobody answers' ) ).toBeNull();
} );

it( 'calls its fields by their names and puts what it is given above the buttons', () => {
	show();
	expect( zip() ).toHaveAttribute( 'name', 'zip' );
	expect( screen.getByText( 'Above the buttons of 1' ).closest( '[data-step]' ) ).toHaveAttribute( 'data-step', '1' );
} );

it.each( [
	[ 'at once for a press that waits', 'true', 1 ],
	[ 'not before they are needed otherwise', 'false', 0 ],
] )( 'loads the rules %s', async ( _when, isBusy, times ) => {
	const loaded = jest.fn();
	document.body.innerHTML = `<form class="hvac-form"><button aria-busy="${ isBusy }">Next</button></form>`;

	jest.isolateModules( () => {
		jest.doMock( '@hvac-blocks/form-schema', () => loaded() ?? {}, { virtual: true } );
		require( './use-steps' );
	} );
	await act( async () => {} );

	expect( loaded ).toHaveBeenCalledTimes( times );
} );
