/** The dealers of the examples, as `GET /dealers` returns them. */
import fixtures from '../../../blocks/_fixtures/dealers.json';

const { places, dealers, lists } = fixtures;

export const foundDealers = ( place: keyof typeof places, list: keyof typeof lists ) => {
	const found: Array< Record< string, unknown > > = lists[ list ].map(
		( name ) => dealers[ name as keyof typeof dealers ]
	);

	return { location: places[ place ], radius: 25, total: found.length, dealers: found };
};
