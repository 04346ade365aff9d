import { screen, waitFor } from '@testing-library/react';
import type { ImportJob } from '../shared/import/types';
import type { Dealer, DealersAnswer, FullDealer } from './types';

export const dealer = ( companyID: string, data: Partial< Dealer[ 'data' ] > = {} ): FullDealer => ( {
	data: {
		name: `Dealer ${ companyID }`,
		companyID,
		addressLine1: '1 Main St',
		city: 'Plano',
		state: 'TX',
		zip: '75024',
		phone1: '972-555-0100',
		showAddress: true,
		emergencyService: false,
		nateCertified: false,
		charterMemberDate: null,
		nexiaDealerDiagnostics: false,
		showFinancing: false,
		leasingOption: false,
		isTcs: false,
		photo: '',
		openingHours: [ 'Mo-Fr 08:00-17:00' ],
		timeZone: '',
		...data,
	},
	location: { lat: 33.1, lon: -96.8 },
	metaData: { average_rating: 4.5, total_review_count: 12 },
	whodis: { routingGroupID: 'RG1', assignedNumbers: [] },
	zipcodeCoverage: [ '00601', '75024' ],
	distance: null,
	fields: {},
	profileUrl: 'https://example.org/dealers/one/',
	approximate: false,
	source: 'import',
	updated: '2026-01-31T15:04:05Z',
	version: 'v1',
	unknownCoverage: [ '00601' ],
	warnings: [],
} );

export const answer = ( ...dealers: Dealer[] ): DealersAnswer => ( {
	total: dealers.length,
	pages: dealers.length > 0 ? 1 : 0,
	page: 1,
	dealers,
} );

export const job = ( rest: Partial< ImportJob > ): ImportJob => ( {
	id: 7,
	name: 'dealers.csv',
	size: 15,
	stage: 'checked',
	remove: false,
	chunkSize: 10,
	chunks: 2,
	received: 2,
	read: 15,
	rows: 7,
	new: 3,
	changed: 1,
	unchanged: 1,
	removed: 0,
	bad: 2,
	approximate: 0,
	warned: 0,
	emptied: 0,
	losesMuch: false,
	cutOff: false,
	columns: 0,
	unused: [],
	found: '',
	sheet: '',
	sheets: [],
	done: 0,
	kept: 0,
	problem: '',
	busy: false,
	user: 'Ada',
	created: '2026-01-31T15:04:05Z',
	updated: '2026-01-31T15:04:05Z',
	...rest,
} );

export function open( query = '' ): void {
	window.history.replaceState( null, '', `/wp-admin/admin.php?page=hvac-blocks-dealers${ query }` );
}

export const address = (): URLSearchParams => new URLSearchParams( window.location.search );

/**
 * Expects that the pressed control is gone and that the outcome's notice has the focus.
 *
 * @param text of the notice
 */
export async function expectFocusOn( text: string ): Promise< void > {
	const notice = await screen.findByText( text, { selector: '.components-notice__content' } );

	await waitFor( () => expect( notice.closest( '[tabindex="-1"]' ) ).toHaveFocus() );
}
