import { placeOf } from './locations.mjs';

const NAMES = [
	'Northside Comfort',
	'Blue Door Heating',
	'Meadow Air',
	'Lantern Climate',
	'Copperline Cooling',
	'Hillcrest Mechanical',
	'Juniper Heating & Air',
];

/**
 * A dealer as a messy service sends it: a ZIP as a number, booleans as text, one without a phone number, one without
 * a name and a place.
 */
const dealer = ( place, zip, number ) => ( {
	data: {
		name: number === 6 ? undefined : NAMES[ number % NAMES.length ],
		companyID: `UP${ zip }${ number }`,
		addressLine1: `${ 100 + number } Main Street`,
		city: place.name,
		state: place.region === 'Texas' ? 'TX' : '',
		zip: /^\d+$/.test( zip ) ? Number( zip ) : zip,
		phone1: number === 5 ? 'call us' : `972-555-01${ String( number ).padStart( 2, '0' ) }`,
		showAddress: 'true',
		emergencyService: number % 2 ? 'Y' : 'N',
		nateCertified: number % 3 === 0,
		charterMemberDate: null,
		isTcs: number % 2 === 0,
	},
	location: number === 6 ? null : { lat: place.lat + number / 50, lon: place.lon },
	metaData: { average_rating: '4.5', total_review_count: number * 3 },
	whodis: { routingGroupID: `rg-${ number }`, assignedNumbers: [] },
	zipcodeCoverage: [ Number( zip ) || zip ],
} );

export const answerDealers = ( { zip = '' } ) => {
	const place = placeOf( zip );

	return {
		status: 200,
		json: { dealers: place ? Array.from( { length: 7 }, ( _, number ) => dealer( place, zip, number ) ) : [] },
	};
};
