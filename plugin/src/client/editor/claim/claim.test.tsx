import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSettings, getSettings } from '@wordpress/date';
import { useState, type ComponentType } from '@wordpress/element';
import type { ReactNode } from 'react';
import { edit } from '../edit';
import { claimNotice, isBegun, siteToday, type ClaimAttributes } from './notice';

// The editor itself is WordPress' responsibility, and too large to load here.
jest.mock( '@wordpress/block-editor', () => {
	const Shown = ( { children }: { children?: ReactNode } ) => children;

	return { BlockControls: Shown, InspectorControls: Shown, useBlockProps: () => ( {} ) };
} );
jest.mock( '../previews/use-preview', () => ( { usePreview: () => ( { error: '', retry: () => {} } ) } ) );
jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) => ( {
		title: name,
		icon: {},
		attributes: {
			design: { type: 'string', default: 'line' },
			level: { type: 'integer', enum: [ 2, 3 ], default: 2 },
			months: { type: 'integer', default: 60 },
			text: { type: 'string', role: 'content' },
		},
		supports: { hvacBlocks: name === 'hvac-blocks/claim' ? { claim: true } : {} },
	} ),
} ) );

const TODAY = '2026-07-01';

/** Renders a block in the editor; returns a getter of its attributes. */
function show( name: string, attributes: ClaimAttributes = {} ): () => ClaimAttributes {
	const Edit = edit( {} ).edit as unknown as ComponentType< Record< string, unknown > >;
	let latest = attributes;
	const Block = () => {
		const [ values, setValues ] = useState( attributes );
		latest = values;

		return (
			<Edit
				{ ...{ name, clientId: 'a', isSelected: true, attributes: values } }
				setAttributes={ ( change: object ) => setValues( ( old ) => ( { ...old, ...change } ) ) }
			/>
		);
	};

	render( <Block /> );
	return () => latest;
}

beforeEach( () => void jest.useFakeTimers( { now: new Date( `${ TODAY }T12:00:00Z` ), advanceTimers: true } ) );
afterEach( () => void jest.useRealTimers() );

it( 'gives a claim its fields, without a line in the block’s own code', async () => {
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	const attributes = show( 'hvac-blocks/claim', { validUntil: '2026-12-31' } );

	await user.click( screen.getByRole( 'button', { name: 'Validity' } ) );
	expect( screen.getByLabelText( 'Last day' ) ).toHaveValue( '2026-12-31' );
	expect( screen.queryByText( /This block/ ) ).toBeNull();

	await user.clear( screen.getByLabelText( 'Last day' ) );
	await user.type( screen.getByLabelText( 'Last day' ), '2026-06-30' );
	await user.type( screen.getByLabelText( 'First day' ), '2026-01-01' );
	await user.type( screen.getByLabelText( 'Source' ), 'IRS' );
	await user.type( screen.getByLabelText( 'Source link' ), 'https://www.irs.gov/' );
	expect( screen.queryByLabelText( 'Replacement text' ) ).toBeNull();
	await user.selectOptions( screen.getByLabelText( 'After the last day' ), 'Show replacement text' );
	await user.type( screen.getByLabelText( 'Replacement text' ), 'Over.' );

	expect( attributes() ).toEqual( {
		validFrom: '2026-01-01',
		validUntil: '2026-06-30',
		source: 'IRS',
		sourceUrl: 'https://www.irs.gov/',
		expired: 'text',
		expiredText: 'Over.',
	} );
	// Above the block, and beside the fields.
	expect(
		screen.getAllByText( /This block expired on .*June.* Pages show its replacement text\.$/, {
			selector: '.components-notice__content',
		} )
	).toHaveLength( 2 );
} );

it( 'leaves other blocks alone', () => {
	show( 'hvac-blocks/other' );

	expect( screen.queryByText( 'Validity' ) ).toBeNull();
	expect( screen.queryByText( /dates/ ) ).toBeNull();
} );

it.each< [ string, ClaimAttributes, RegExp ] >( [
	[ 'has no date', {}, /no dates/ ],
	[ 'is valid for long', { validUntil: '2026-12-31' }, /^$/ ],
	[ 'has begun and has no end', { validFrom: '2025-01-01' }, /^$/ ],
	[ 'expires in 30 days', { validUntil: '2026-07-31' }, /expires in 30 days.*July/ ],
	[ 'expires tomorrow', { validUntil: '2026-07-02' }, /expires in 1 day\./ ],
	[ 'expires today', { validUntil: TODAY }, /at the end of today/ ],
	[ 'has expired', { validUntil: '2026-06-30' }, /expired on .*June.*do not show it/ ],
	[
		'has expired without its text',
		{ validUntil: '2026-06-30', expired: 'text', expiredText: ' ' },
		/do not show it/,
	],
	[ 'has not begun', { validFrom: '2026-07-02' }, /starting .*July.*\./ ],
	[ 'ends before it begins', { validFrom: '2026-07-02', validUntil: '2026-07-01' }, /never show/ ],
	[ 'has a date that is none', { validUntil: '2026-02-30' }, /an invalid date/ ],
] )( 'says of a claim that it %s', ( _, attributes, words ) => {
	expect( claimNotice( attributes, 'block', TODAY ) ).toMatch( words );
} );

it.each( [
	[ 'nothing', {}, false ],
	[ 'its design', { design: 'seal', level: 3, text: '' }, false ],
	[ 'the figures that it comes with', { months: 60 }, false ],
	[ 'another figure', { months: 48 }, true ],
	[ 'a text', { text: 'Most trusted' }, true ],
	[ 'a source', { source: 'IRS' }, true ],
] )( 'waits with the notice about dates until something was entered: %s', ( _, attributes, expected ) => {
	expect( isBegun( 'hvac-blocks/claim', attributes ) ).toBe( expected );
} );

it( 'names the block in the notice above it, and says nothing of dates of a new one', () => {
	show( 'hvac-blocks/claim', { source: 'IRS' } );
	expect( screen.getByText( 'hvac-blocks/claim:' ) ).toBeVisible();

	show( 'hvac-blocks/claim' );
	expect( screen.getAllByText( 'hvac-blocks/claim:' ) ).toHaveLength( 1 );
} );

it.each< [ string, ClaimAttributes, RegExp ] >( [
	[ 'has no date', {}, /^$/ ],
	[ 'is valid for long', { validUntil: '2026-12-31' }, /^$/ ],
	[ 'expires soon', { validUntil: '2026-07-31' }, /price expires soon.*July/ ],
	[ 'has expired', { validUntil: '2026-06-30' }, /price expired on .*June/ ],
	[ 'has not begun', { validFrom: '2026-07-02' }, /price starting .*July.*\./ ],
	[ 'ends before it begins', { validFrom: '2026-07-02', validUntil: '2026-07-01' }, /never show the price/ ],
	[ 'has a date that is none', { validUntil: '2026-02-30' }, /price has an invalid date/ ],
] )( 'says of a price that it %s', ( _, attributes, words ) => {
	expect( claimNotice( attributes, 'price', TODAY ) ).toMatch( words );
} );

it( 'writes dates in the language of the editor', () => {
	document.documentElement.lang = 'es-ES';
	expect( claimNotice( { validUntil: '2026-06-30' }, 'block', TODAY ) ).toContain( '30 de junio de 2026' );
	document.documentElement.lang = '';
} );

it( 'counts days in the time zone of the site, wherever its editor sits', () => {
	const settings = getSettings();

	for ( const [ zone, day ] of [
		[ 'Pacific/Auckland', '2026-07-02' ],
		[ 'America/Chicago', '2026-07-01' ],
	] as const ) {
		setSettings( { ...settings, timezone: { ...settings.timezone, string: zone, offset: '0' } as never } );
		jest.setSystemTime( new Date( '2026-07-01T13:00:00Z' ) );
		expect( siteToday() ).toBe( day );
	}
	setSettings( settings );
} );
