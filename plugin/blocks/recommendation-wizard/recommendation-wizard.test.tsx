import '@testing-library/jest-dom';
import { type IslandView, mount } from '@client/islands/mount';
import { readGolden } from '@client/testing/goldens';
import { hydrateGolden, runEarly } from '@client/testing/island';
import * as finish from '@ui/wizard/wizard/finish';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

jest.mock( '@ui/wizard/wizard/finish', () => ( {
	storeWizardPlace: jest.fn(),
	openResults: jest.fn(),
	postZip: jest.fn(),
} ) );

const KEY = 'hvac-blocks:wizard';
const STEPS = 'http://example.test/steps';
const PLANO = { location: { name: 'Plano', region: 'Texas', regionCode: 'TX' }, isServiceArea: true };

const user = userEvent.setup( { delay: null } );
/** By request. */
let counted: string[][];
let locate: ( body: unknown ) => Promise< void >;

beforeEach( async () => {
	// The previous page's last effects come first: they store its answers.
	await new Promise( ( done ) => setTimeout( done ) );
	leave();
	sessionStorage.clear();
	localStorage.clear();
	document.cookie = 'wizard_flow=; max-age=0';
	counted = [];
	Object.assign( window, { dataLayer: [] } );
	jest.clearAllMocks();
	jest.spyOn( window, 'fetch' ).mockImplementation( ( url, init ) => {
		if ( url === STEPS ) {
			counted.push( JSON.parse( String( init?.body ) ).steps );
			return Promise.resolve( { ok: true, status: 204, headers: new Headers() } as Response );
		}
		return new Promise( ( resolve ) => {
			locate = ( body ) =>
				act( async () =>
					resolve( { ok: true, status: 200, headers: new Headers(), json: async () => body } as Response )
				);
		} );
	} );
} );

/** Opens a page in a tab that may have stored something. */
async function open( golden = 'system', kept?: object, before = () => {} ) {
	if ( kept ) {
		sessionStorage.setItem( KEY, JSON.stringify( kept ) );
	}
	await hydrateGolden( __dirname, golden, View, () => {
		document.querySelector< HTMLElement >( '[data-hvac]' )?.setAttribute( 'data-hvac-steps', STEPS );
		before();
	} );
}

const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );
const next = () => document.querySelector< HTMLButtonElement >( '.hvac-wizard__next' ) as HTMLButtonElement;
const back = () => document.querySelector< HTMLButtonElement >( '.hvac-wizard__back' ) as HTMLButtonElement;
const current = () => document.querySelector< HTMLElement >( '[data-current="true"]' ) as HTMLElement;
/** The text of the step's live regions. */
const announced = () =>
	[ ...document.querySelectorAll( '.hvac-wizard__size :is([role="status"], output:not([aria-live="off"]))' ) ]
		.map( ( { textContent } ) => textContent ?? '' )
		.filter( ( text ) => text !== '' );
const question = () => current().dataset.name;
const count = () => current().querySelector( '.hvac-wizard__count' )?.textContent;
const choice = ( name: string ) => within( current() ).getByLabelText( name, { exact: false } );
const zip = () => screen.getByLabelText< HTMLInputElement >( 'ZIP or postal code' );
const go = () => user.click( next() );
const kept = () => JSON.parse( sessionStorage.getItem( KEY ) ?? '{}' );

/** A complete flow, up to the place. */
// Answers of another flow do not count.
const THIRD = {
	flow: 'flow3',
	step: 'zipCode',
	issues: [ 'humidity' ],
	outdoorUnit: 'heat-pump',
	indoorUnit: 'air-handler',
	buyingFactors: [ 'financing' ],
	zipCode: '',
	counted: [ 'wizard_start flow3' ],
};

async function toPlace() {
	await go();
	await user.click( choice( 'AC Condenser' ) );
	await go();
	await user.click( choice( 'Furnace' ) );
	await go();
	await user.click( choice( 'Efficiency' ) );
	await go();
}

it( 'goes on with an answer, and back without losing one', async () => {
	await open();
	expect( [ question(), count() ] ).toEqual( [ 'homeSize', 'Step 1 of 5' ] );
	expect( back() ).not.toBeVisible();
	expect( next() ).toBeVisible();

	await user.click( screen.getByRole( 'button', { name: 'Larger' } ) );
	expect( screen.getByRole( 'slider' ) ).toHaveAttribute( 'aria-valuetext', '1,200-1,500 square feet' );
	expect( announced() ).toEqual( [ '1,200-1,500 square feet' ] );
	// A focused slider announces its value by itself.
	act( () => screen.getByRole( 'slider' ).focus() );
	expect( announced() ).toEqual( [] );
	await user.click( screen.getByRole( 'button', { name: 'Smaller' } ) );
	expect( screen.getByRole( 'button', { name: 'Smaller' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await go();

	// A single choice continues only with an answer; a multiple choice is disabled without one.
	expect( screen.getByRole( 'heading', { name: /What’s your outdoor unit/ } ) ).toHaveFocus();
	expect( next() ).not.toBeVisible();
	await user.click( choice( 'AC Condenser' ) );
	expect( next() ).toBeVisible();
	await go();
	await user.click( choice( 'Furnace' ) );
	await go();
	expect( next() ).toBeDisabled();
	await user.click( choice( 'Efficiency' ) );
	expect( next() ).toBeEnabled();
	await user.click( choice( 'Efficiency' ) );
	expect( next() ).toBeDisabled();

	await user.click( screen.getByRole( 'button', { name: 'Change your answer: AC Condenser' } ) );
	expect( choice( 'AC Condenser' ) ).toBeChecked();
	await go();
	await user.click( back() );
	expect( question() ).toBe( 'outdoorUnit' );
	expect( kept() ).toMatchObject( { step: 'outdoorUnit', indoorUnit: 'furnace', flow: 'flow1' } );
} );

it( 'counts each step of a tab once, from the first answer on', async () => {
	await open();
	expect( sessionStorage.getItem( KEY ) ).toBeNull();
	await go();
	await user.click( back() );
	await go();

	const steps = [ 'wizard_start flow1', 'wizard_step flow1-homeSize', 'wizard_step flow1-outdoorUnit' ];
	leave();
	expect( counted ).toEqual( [ steps ] );
	expect( ( window as unknown as { dataLayer: unknown[] } ).dataLayer ).toEqual( [
		{ event: 'wizard_start', flow: 'flow1' },
		{ event: 'wizard_step', flow: 'flow1', step: 'homeSize', number: 1 },
		{ event: 'wizard_step', flow: 'flow1', step: 'outdoorUnit', number: 2 },
	] );

	// Reloaded.
	await open();
	await user.click( back() );
	await go();
	leave();
	expect( counted ).toEqual( [ steps ] );
} );

it.each( [
	[ '', 'Step 1 of 5' ],
	[ '2', 'Step 1 of 3' ],
	[ '3', 'Step 1 of 3' ],
	[ '4', 'Step 1 of 5' ],
] )( 'takes the flow from the cookie “%s”', async ( cookie, said ) => {
	document.cookie = `wizard_flow=${ cookie }`;
	await open( 'system', undefined, () => {
		runEarly();
		// The first paint already shows it.
		expect( count() ).toBe( said );
	} );

	expect( count() ).toBe( said );
} );

it.each( [ '2', '3' ] )( 'answers the press that it was loaded by in the flow of the cookie “%s”', async ( cookie ) => {
	// React runs without the test's control: the loader repeats the press as soon as the island reports that it is
	// ready.
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: false } );
	document.cookie = `wizard_flow=${ cookie }`;
	document.body.innerHTML = readGolden( 'blocks/recommendation-wizard/golden/system.html' );
	const island = document.querySelector( '[data-hvac]' ) as HTMLElement;
	island.setAttribute( 'data-hvac-steps', STEPS );
	runEarly();

	await mount( View as unknown as IslandView, island );
	next().click();

	await waitFor( () => expect( count() ).toBe( 'Step 2 of 3' ) );
	leave();
	expect( counted.flat() ).toHaveLength( 3 );
	expect( counted.flat().filter( ( event ) => ! event.includes( `flow${ cookie }` ) ) ).toEqual( [] );
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
} );

it( 'goes on where the tab was, whatever the cookie says now', async () => {
	document.cookie = 'wizard_flow=2';
	await open( 'system', { ...THIRD, homeSize: '1,800-2,100' } );

	expect( [ question(), count() ] ).toEqual( [ 'zipCode', 'Step 3 of 3' ] );
	await user.click( screen.getByRole( 'button', { name: 'Change your answer: Humidity issues' } ) );
	expect( choice( 'Humidity issues' ) ).toBeChecked();
	expect( next() ).toBeEnabled();
	expect( screen.getByRole( 'slider', { hidden: true } ) ).toHaveValue( '2100' );
} );

it.each( [
	[ { ...THIRD, issues: [] }, 'issues' ],
	[ { ...THIRD, issues: 'humidity' }, 'issues' ],
	[ { ...THIRD, issues: [ 'termites' ] }, 'issues' ],
	[ { ...THIRD, step: 'outdoorUnit' }, 'homeSize' ],
	[ { ...THIRD, flow: 'constructor' }, 'homeSize' ],
	[ { flow: 'flow1', step: 7 }, 'homeSize' ],
] )( 'begins at the first question that has no answer: %j', async ( draft, step ) => {
	await open( 'system', draft );

	expect( question() ).toBe( step );
} );

it( 'takes what was chosen before the script came', async () => {
	await open( 'system', { ...THIRD, step: 'issues', homeSize: '1,200-1,500' }, () => {
		Object.assign( document.querySelector( '[type=range]' ) ?? {}, { value: '3300' } );
	} );

	expect( screen.getByRole( 'button', { name: 'Change your answer: 3,000+ square feet' } ) ).toBeVisible();
	expect( choice( 'Humidity issues' ) ).toBeChecked();
} );

describe( 'an address with answers', () => {
	const address = () =>
		JSON.parse( document.querySelector( '[type="application/json"]' )?.textContent ?? '' ).answers;

	it( 'begins with them at the first question', async () => {
		await open( 'answered' );
		expect( [ question(), screen.getByRole< HTMLInputElement >( 'slider' ).value ] ).toEqual( [
			'homeSize',
			'2100',
		] );
		await go();
		await go();
		await go();
		await go();
		expect( question() ).toBe( 'zipCode' );
		expect( zip() ).toHaveValue( '7502<b>"' );
		expect( kept() ).toMatchObject( { outdoorUnit: 'ac-condenser', address: JSON.stringify( address() ) } );
	} );

	it( 'counts before what the tab kept, once', async () => {
		const draft = {
			flow: 'flow1',
			step: 'indoorUnit',
			homeSize: '0-1,200',
			outdoorUnit: 'heat-pump',
			counted: [ 'x' ],
		};
		await open( 'answered', draft );
		expect( question() ).toBe( 'homeSize' );
		await go();
		expect( choice( 'AC Condenser' ) ).toBeChecked();
		await user.click( choice( 'Heat Pump' ) );

		// Reloaded: later changes count.
		await open( 'answered' );
		expect( question() ).toBe( 'outdoorUnit' );
		expect( choice( 'Heat Pump' ) ).toBeChecked();
	} );

	it( 'of this tab’s own results goes on where the tab was', async () => {
		await open( 'answered', {
			flow: 'flow1',
			step: 'buyingFactors',
			homeSize: '1,800-2,100',
			outdoorUnit: 'ac-condenser',
			indoorUnit: 'furnace',
			buyingFactors: [ 'efficiency', 'financing' ],
			zipCode: '7502<b>"',
			counted: [ 'x' ],
		} );

		expect( question() ).toBe( 'buyingFactors' );
	} );
} );

describe( 'the end', () => {
	const RESULTS = /results\/\?tonnage=2\.0&zipCode=75024&homeSize=0-1200&issues=humidity$/;
	const toEnd = async ( place = '75024' ) => {
		await open( 'system', THIRD );
		await user.type( zip(), place );
		await waitFor( () =>
			expect( window.fetch ).toHaveBeenCalledWith( expect.stringContaining( `q=${ place }` ), expect.anything() )
		);
	};

	it( 'waits for the place, and leads to the results once', async () => {
		await toEnd();
		expect( screen.getByText( 'Verifying your location' ) ).toBeVisible();
		await go();
		await go();
		expect( next() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( finish.openResults ).not.toHaveBeenCalled();
		await locate( PLANO );

		expect( finish.openResults ).toHaveBeenCalledTimes( 1 );
		expect( finish.openResults ).toHaveBeenCalledWith( expect.stringMatching( RESULTS ) );
		expect( finish.storeWizardPlace ).toHaveBeenCalledWith( '75024' );
		leave();
		expect( counted.flat().at( -1 ) ).toBe( 'wizard_finish flow3' );
		await go();
		expect( finish.openResults ).toHaveBeenCalledTimes( 1 );

		// After returning from the results, the page is as it was left, but the button works again.
		fireEvent( window, Object.assign( new Event( 'pageshow' ), { persisted: true } ) );
		expect( next() ).not.toHaveAttribute( 'aria-busy' );
		await go();
		expect( finish.openResults ).toHaveBeenCalledTimes( 2 );
		expect( counted.flat().filter( ( name ) => name === 'wizard_finish flow3' ) ).toHaveLength( 1 );
	} );

	it( 'is called off where the place is edited meanwhile', async () => {
		await toEnd( '60601' );
		await go();
		await user.type( zip(), '{Backspace}' );
		expect( next() ).not.toBeVisible();
		await locate( PLANO );

		expect( finish.openResults ).not.toHaveBeenCalled();
		expect( finish.postZip ).not.toHaveBeenCalled();
	} );

	it( 'is the dealers where the place is not served', async () => {
		await toEnd( '99501' );
		await locate( { location: null, isServiceArea: false } );
		expect( screen.getByText( /this tool isn't supported in your area yet/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: /Find a local dealer/ } ) );

		expect( finish.postZip ).toHaveBeenCalledWith( expect.stringMatching( /dealer-locator\/$/ ), '99501' );
		expect( finish.openResults ).not.toHaveBeenCalled();
	} );

	it( 'says what is no postal code, and leaves an empty field alone', async () => {
		await open( 'system', THIRD );
		await user.click( zip() );
		await user.tab();
		expect( zip() ).not.toHaveAttribute( 'aria-invalid' );
		await user.type( zip(), '7502{Enter}' );
		expect( zip() ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( zip() ).toHaveAccessibleDescription( /Enter a ZIP code such as 75024/ );
		await user.type( zip(), '4' );
		expect( zip() ).not.toHaveAttribute( 'aria-invalid' );
	} );

	it( 'knows the place that another block stored', async () => {
		localStorage.setItem( 'zipcode', '75024' );
		await open();
		await toPlace();

		expect( zip() ).toHaveValue( '75024' );
		expect( next() ).toBeVisible();
	} );
} );
