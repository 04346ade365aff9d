/** Suggestions of places while a visitor types: whole responses, alternating with an empty route. */
import { step } from '../bin/lib/log.mjs';
import { randomFrom, round, shuffled } from './lib/figures.mjs';
import { Client, inTurn } from './lib/http.mjs';
import { urlOf, zips } from './lib/sites.mjs';

const EMPTY = '/wp-json/bench/v1/empty';
/** Answered as early as suggestions, without looking for any. */
const NOTHING = '/wp-json/hvac-blocks/v1/places?q=';
/** A browser with a different cached response: such a request is not answered early. */
const LONG_WAY = { headers: { 'If-None-Match': 'W/"none"' } };
const NAME = { plain: 'MariaDB', sqlite: 'SQLite' };
const AIM = { early: 5, long: 10 };

/** What visitors type first: the beginning of a name, of three letters to a whole word. Each is asked once. */
const TYPED = [ ...new Set( zips().map( ( [ , name ], i ) => name.slice( 0, 3 + ( i % 6 ) ).trim() ) ) ].filter(
	( text ) => text.length > 2
);

const beyond = ( ms ) => ( ms < 0 ? `− ${ -ms } ms` : `+ ${ ms } ms` );

async function measure( site, quick ) {
	const client = new Client( urlOf( site ) );
	const typed = shuffled( TYPED, randomFrom( 1 ) );
	const path = () => `/wp-json/hvac-blocks/v1/places?q=${ encodeURIComponent( typed.pop() ) }`;
	const seen = await inTurn(
		client,
		{
			empty: () => [ EMPTY ],
			nothing: () => [ NOTHING ],
			early: () => [ path() ],
			long: () => [ path(), LONG_WAY ],
		},
		{ rounds: quick ? 50 : 400 }
	);

	client.close();

	return seen;
}

export async function bench( { quick } ) {
	const figures = [];
	const data = {};

	for ( const site of [ 'plain', 'sqlite' ] ) {
		data[ site ] = await step( `Suggestions on ${ site }`, () => measure( site, quick ) );

		const { empty, nothing, early, long } = data[ site ];
		const more = round( early.p50 - nothing.p50 );

		figures.push(
			{
				what: `${ NAME[ site ] }: suggestions the long way, beyond the empty route's ${ empty.p50 } ms`,
				figure: beyond( long.more ),
				aim: `≤ + ${ AIM.long } ms`,
				met: long.more <= AIM.long,
			},
			{
				what: `${ NAME[ site ] }: suggestions before WordPress is ready (${ early.p50 } ms in all), beyond such an answer to an empty text`,
				figure: beyond( more ),
				aim: `≤ + ${ AIM.early } ms`,
				met: more <= AIM.early,
			}
		);
	}

	return { figures, data };
}
