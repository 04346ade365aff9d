import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/server';
import { BulkBar } from './bulk-bar';
import type { BulkAction, BulkStep } from './use-bulk';

const step = ( done: number, after: number, more: boolean ): BulkStep => ( { done, skipped: 0, after, more } );

const counting = ( one: BulkAction[ 'step' ] ): BulkAction => ( {
	verb: 'Count',
	isDestructive: false,
	question: ( number ) => `Count ${ number }?`,
	explanation: 'They are counted.',
	step: one,
	outcome: ( done ) => `${ done } are counted.`,
} );

const onDone = jest.fn();

function show( one: BulkAction[ 'step' ] ) {
	const bar = ( selected: number ) => (
		<BulkBar
			selected={ selected }
			onPage={ 2 }
			total={ 90 }
			selectedText={ ( number ) => `${ number } selected` }
			actions={ [ counting( one ) ] }
			onClear={ () => undefined }
			onDone={ onDone }
		/>
	);
	const { rerender } = render( bar( 2 ) );

	return ( selected: number ) => rerender( bar( selected ) );
}

const press = ( name: string ) => userEvent.click( screen.getByRole( 'button', { name } ) );
const pressInDialog = ( name: string ) =>
	userEvent.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name } ) );

beforeEach( () => onDone.mockClear() );

it( 'goes on where a request failed, and counts what was done before', async () => {
	const answers = [ step( 30, 30, true ), null, step( 60, 90, false ) ];
	const calls: number[] = [];

	show( async ( _, after ) => {
		calls.push( after );

		return answers.shift() ?? Promise.reject( { message: 'It is locked.' } );
	} );
	await press( 'Select all 90 that match' );
	await press( 'Count' );
	await pressInDialog( 'Count' );
	expect( await screen.findByText( 'It is locked.', { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( onDone ).not.toHaveBeenCalled();

	await pressInDialog( 'Count' );
	await waitFor( () => expect( onDone ).toHaveBeenCalledWith( '90 are counted.' ) );
	expect( calls ).toEqual( [ 0, 30, 30 ] );
} );

it( 'tells what was done before it failed, to who gives up', async () => {
	const answers = [ step( 30, 30, true ) ];

	show( async () => answers.shift() ?? Promise.reject( { message: 'It is locked.' } ) );
	await press( 'Count' );
	await pressInDialog( 'Count' );
	await screen.findByText( 'It is locked.', { selector: '.components-notice__content' } );
	await pressInDialog( 'Cancel' );
	expect( onDone ).toHaveBeenCalledWith( '30 are counted.' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'stops after the request that is under way', async () => {
	let answer: ( one: BulkStep ) => void = () => undefined;
	const one = jest.fn( () => new Promise< BulkStep >( ( resolve ) => ( answer = resolve ) ) );

	show( one );
	await press( 'Count' );
	await pressInDialog( 'Count' );
	await pressInDialog( 'Stop' );
	expect( screen.getByRole( 'dialog' ) ).toBeVisible();
	answer( step( 7, 7, true ) );
	await waitFor( () => expect( onDone ).toHaveBeenCalledWith( '7 are counted.' ) );
	expect( one ).toHaveBeenCalledTimes( 1 );
} );

it( 'says nothing where nothing was done', async () => {
	show( async () => step( 1, 1, false ) );
	await press( 'Count' );
	await pressInDialog( 'Cancel' );
	expect( onDone ).not.toHaveBeenCalled();
} );

it( 'does not mean all any more once a tick is gone', async () => {
	const tick = show( async () => step( 1, 1, false ) );

	await press( 'Select all 90 that match' );
	expect( screen.getByText( '90 selected' ) ).toBeVisible();
	tick( 1 );
	tick( 2 );
	expect( screen.getByText( '2 selected' ) ).toBeVisible();
} );
