/** Places that the mock upstreams know. */
export const places = {
	75024: { name: 'Plano', region: 'Texas', country: 'United States of America', lat: 33.08, lon: -96.8 },
	10001: { name: 'New York', region: 'New York', country: 'United States of America', lat: 40.75, lon: -74.0 },
	90210: {
		name: 'Beverly Hills',
		region: 'California',
		country: 'United States of America',
		lat: 34.09,
		lon: -118.41,
	},
	'02108': { name: 'Boston', region: 'Massachusetts', country: 'United States of America', lat: 42.36, lon: -71.06 },
	M5V: { name: 'Toronto', region: 'Ontario', country: 'Canada', lat: 43.64, lon: -79.4 },
	H2Y: { name: 'Montréal', region: 'Québec', country: 'Canada', lat: 45.51, lon: -73.55 },
};

export const placeOf = ( q = '' ) =>
	places[ q.slice( 0, 5 ) ] ??
	places[ q.slice( 0, 3 ).toUpperCase() ] ??
	Object.values( places ).find( ( { name } ) => name.toLowerCase() === q.toLowerCase().split( ',' )[ 0 ].trim() );

export const answerLocation = ( { key, q } ) => {
	if ( ! key ) {
		return { status: 401, json: { error: { code: 1002, message: 'API key not provided.' } } };
	}

	const place = placeOf( q );

	return place
		? { status: 200, json: { location: place, current: { temp_c: 21 } } }
		: { status: 400, json: { error: { code: 1006, message: 'No matching location found.' } } };
};
