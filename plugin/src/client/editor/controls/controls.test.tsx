import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import type { AnyField, Control, ControlProps } from '../control';
import { amount, date, file, languages, link, list, number, panel, select, text, toggle, when } from '.';
import { isAnyShown } from './placement';
import { position } from './position';

// The editor itself is WordPress' responsibility, and too large to load here.
jest.mock( '@wordpress/block-editor', () => ( {
	LinkControl: ( { value, onChange, onRemove }: LinkProps ) => (
		<>
			<button onClick={ () => onChange( { url: '/found/', opensInNewTab: true } ) }>Found: { value.url }</button>
			<button onClick={ onRemove }>Unlink</button>
		</>
	),
	MediaUpload: ( { allowedTypes, onSelect, render: trigger }: UploadProps ) => (
		<>
			{ trigger( { open: () => {} } ) }
			<button onClick={ () => onSelect( { id: 7 } ) }>{ `Library: ${ allowedTypes.join() }` }</button>
		</>
	),
	MediaUploadCheck: ( { children }: { children: JSX.Element } ) => children,
} ) );
jest.mock( './use-media', () => ( {
	...jest.requireActual< object >( './use-media' ),
	useMedia: () => ( { media: { source_url: 'https://example.org/a/certificate.pdf' }, isMissing: false } ),
	usePictureUpload: () => undefined,
} ) );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( '@wordpress/blocks', () => ( { getBlockType: () => undefined } ) );

interface UploadProps {
	allowedTypes: string[];
	onSelect: ( media: { id: number; url?: string } ) => void;
	render: ( library: { open: () => void } ) => JSX.Element;
}

interface LinkProps {
	value: { url: string };
	onChange: ( link: { url: string; opensInNewTab: boolean } ) => void;
	onRemove: () => void;
}

type Values = Record< string, unknown >;

/** Renders a control; returns a getter of the block's attributes. */
function show( control: Control, attributes: Values = {} ): () => Values {
	const Field = ( 'place' in control ? control.Control : control ) as AnyField as (
		props: ControlProps< object >
	) => JSX.Element;
	let latest = attributes;
	const Block = () => {
		const [ values, setValues ] = useState( attributes );
		latest = values;

		return (
			<Field
				name="hvac-blocks/a"
				clientId="a"
				attributes={ values }
				setAttributes={ ( change ) => setValues( ( old ) => ( { ...old, ...change } ) ) }
			/>
		);
	};

	render( <Block /> );
	return () => latest;
}

it( 'stores what is typed, as it is to be stored', async () => {
	const values = show( text( 'companyId', { label: 'Company', clean: ( typed ) => typed.trim() } ) );

	await userEvent.type( screen.getByLabelText( 'Company' ), ' 1001 ' );
	expect( values() ).toEqual( { companyId: '1001' } );
} );

it( 'has a day, a number, a choice and a switch', async () => {
	expect( show( date( 'until', { label: 'Until' } ), { until: '2026-03-31' } )() ).toEqual( { until: '2026-03-31' } );
	expect( screen.getByLabelText( 'Until' ) ).toHaveAttribute( 'type', 'date' );

	show( number( 'count', { label: 'Count', min: 1, max: 12 } ), { count: 3 } );
	expect( screen.getByRole( 'slider', { name: 'Count' } ) ).toHaveValue( '3' );

	const chosen = show( select( 'layout', { label: 'Layout', options: { stacked: 'Stacked', inline: 'Inline' } } ), {
		layout: 'odd',
	} );
	expect( screen.getByLabelText( 'Layout' ) ).toHaveValue( 'stacked' );
	await userEvent.selectOptions( screen.getByLabelText( 'Layout' ), 'inline' );
	expect( chosen() ).toEqual( { layout: 'inline' } );

	// Older content stores flags as texts.
	const switched = show( toggle( 'urgent', { label: 'Urgent' } ), { urgent: 'true' } );
	expect( screen.getByLabelText( 'Urgent' ) ).toBeChecked();
	await userEvent.click( screen.getByLabelText( 'Urgent' ) );
	expect( switched() ).toEqual( { urgent: false } );
} );

it( 'stores an amount as a number, and none where nothing is typed', async () => {
	const values = show( amount( 'price', { label: 'Price', step: 100 } ), { price: 5400 } );
	const field = screen.getByLabelText( 'Price' );

	expect( field ).toHaveValue( 5400 );
	await userEvent.clear( field );
	expect( values() ).toEqual( { price: undefined } );
	await userEvent.type( field, '3400' );
	expect( values() ).toEqual( { price: 3400 } );
} );

it( 'takes a PDF of the library, says which it is, and takes it away', async () => {
	const values = show( file( 'pdf', { label: 'Certificate' } ) );

	await userEvent.click( screen.getByRole( 'button', { name: 'Library: application/pdf' } ) );
	expect( values() ).toEqual( { pdf: { id: 7 } } );
	expect( speak ).toHaveBeenLastCalledWith( 'Chosen', 'assertive' );
	expect( screen.getByText( 'certificate.pdf' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( values() ).toEqual( { pdf: undefined } );
	expect( speak ).toHaveBeenLastCalledWith( 'Removed', 'assertive' );
	await waitFor( () => expect( screen.getByRole( 'button', { name: 'Certificate: Choose PDF' } ) ).toHaveFocus() );

	show( file( 'manual', { label: 'Manual' } ), { manual: { sample: 'manual' } } );
	expect( screen.getByText( 'manual.pdf' ) ).toBeVisible();
} );

it( 'says that a place is the block’s own again', async () => {
	const values = show( position( 'place', 'Text position' ), { place: 'top right' } );

	await userEvent.click( screen.getByRole( 'button', { name: 'Reset: Text position' } ) );
	expect( values() ).toEqual( { place: undefined } );
	expect( speak ).toHaveBeenLastCalledWith( 'Text position reset to default', 'assertive' );
} );

it( 'asks for the languages that show a block', async () => {
	const values = show( languages( 'None is all.' ) );

	await userEvent.click( screen.getByRole( 'button', { name: 'Languages' } ) );
	await userEvent.click( screen.getByLabelText( 'French' ) );
	expect( values() ).toEqual( { french: true } );
} );

it( 'adds to a list, puts it in another order and takes from it', async () => {
	const values = show(
		list( 'crumbs', {
			label: 'Steps',
			help: 'The last is the page.',
			row: 'Step',
			texts: { text: 'Text', url: 'Address' },
		} ),
		{
			crumbs: [ { text: 'Home', url: '/', kept: 1 } ],
		}
	);

	expect( screen.getByRole( 'group', { name: 'Steps' } ) ).toHaveAccessibleDescription( 'The last is the page.' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Add: Step' } ) );
	expect( screen.getAllByLabelText( 'Text' )[ 1 ] ).toHaveFocus();
	await userEvent.keyboard( 'Help' );
	expect( values() ).toEqual( { crumbs: [ { text: 'Home', url: '/', kept: 1 }, { text: 'Help' } ] } );

	const second = screen.getByRole( 'group', { name: 'Step 2' } );
	expect( within( second ).getByRole( 'button', { name: 'Move down' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( within( second ).getByRole( 'button', { name: 'Move up' } ) );
	expect( values() ).toEqual( { crumbs: [ { text: 'Help' }, { text: 'Home', url: '/', kept: 1 } ] } );
	expect(
		within( screen.getByRole( 'group', { name: 'Step 1' } ) ).getByRole( 'button', { name: 'Move up' } )
	).toHaveFocus();
	expect( speak ).toHaveBeenLastCalledWith( 'Moved to place 1', 'assertive' );

	const remove = () =>
		within( screen.getByRole( 'group', { name: 'Step 1' } ) ).getByRole( 'button', { name: 'Remove' } );
	await userEvent.click( remove() );
	expect( values() ).toEqual( { crumbs: [ { text: 'Home', url: '/', kept: 1 } ] } );
	expect( speak ).toHaveBeenLastCalledWith( 'Removed: Step 1', 'assertive' );
	expect( remove() ).toHaveFocus();
	await userEvent.click( remove() );
	expect( screen.getByRole( 'button', { name: 'Add: Step' } ) ).toHaveFocus();
} );

it( 'shows a control under its condition alone, wherever it stands', () => {
	const isUrgent = ( { urgent }: { urgent?: boolean } ) => urgent === true;
	const phone = text( 'phone', { label: 'Phone' } );

	show( when( isUrgent, phone ), { urgent: false } );
	expect( screen.queryByLabelText( 'Phone' ) ).toBeNull();
	show( when( isUrgent, panel( 'Reach', [ phone ], true ) ), { urgent: true } );
	expect( screen.getByLabelText( 'Phone' ) ).toBeVisible();
	expect( when( isUrgent, panel( 'Reach', [] ) ).place ).toBe( 'panel' );
} );

it( 'has no panel if none of its fields applies', () => {
	const urgent = when(
		( block: { urgent?: boolean } ) => block.urgent === true,
		text( 'phone', { label: 'Phone' } )
	);

	expect( isAnyShown( [ urgent ], { urgent: false } ) ).toBe( false );
	expect( isAnyShown( [ urgent ], { urgent: true } ) ).toBe( true );
	expect( isAnyShown( [ urgent, text( 'name', { label: 'Name' } ) ], {} ) ).toBe( true );
	expect( isAnyShown( [], {} ) ).toBe( false );
} );

it( 'finds a page, says which it is, and takes it away', async () => {
	const values = show( link( 'target', { label: 'Page', help: 'Or none.', newTab: 'isNew' } ), { target: '' } );
	const button = screen.getByRole( 'button', { name: 'Page: Choose a page' } );

	expect( button ).toHaveAccessibleDescription( 'Or none.' );
	await userEvent.click( button );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Found:' } ) );
	expect( values() ).toEqual( { target: '/found/', isNew: true } );
	expect( screen.getByRole( 'button', { name: 'Page: /found/' } ) ).toBeInTheDocument();

	await userEvent.click( screen.getByRole( 'button', { name: 'Unlink' } ) );
	expect( values() ).toEqual( { target: '', isNew: false } );
} );
