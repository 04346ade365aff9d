/** The block tree of the demo site's longest page: uncached and cached, alternating with an empty route. */
import { Client, inTurn } from './lib/http.mjs';
import { urlOf } from './lib/sites.mjs';

const EMPTY = '/wp-json/bench/v1/empty';
const AIMS = { cold: 15, warm: 2 };

const tree = ( path ) => `/wp-json/hvac-blocks/v1/content?path=${ encodeURIComponent( path ) }`;

/** The English page with the longest tree. */
async function longest( client ) {
	let found = { path: '', bytes: 0 };

	for ( let page = 1, count = 100; count === 100; page++ ) {
		const { text } = await client.send( `/wp-json/wp/v2/pages?per_page=100&page=${ page }&_fields=link` );
		const links = JSON.parse( text );
		count = links.length;

		for ( const path of links.map( ( { link } ) => new URL( link ).pathname ) ) {
			if ( /\/(es|fr)\//.test( path ) ) {
				continue;
			}

			const { status, text: json } = await client.send( tree( path ) );

			if ( status === 200 && json.length > found.bytes ) {
				found = { path, bytes: json.length };
			}
		}
	}

	return found;
}

export async function bench( { quick } ) {
	const client = new Client( urlOf( 'demo' ) );
	const page = await longest( client );
	const times = await inTurn(
		client,
		{
			empty: () => [ EMPTY ],
			cold: () => [ tree( page.path ), { headers: { 'X-Bench-Cold': '1' } } ],
			warm: () => [ tree( page.path ) ],
		},
		{ rounds: quick ? 50 : 400 }
	);
	client.close();

	const words = { cold: 'made anew', warm: 'remembered in the memory of the machine (APCu)' };
	const figures = Object.entries( words ).map( ( [ name, what ] ) => ( {
		what: `the tree of ${ page.path } (${ Math.round( page.bytes / 1024 ) } KB), ${ what }: whole answer, beyond the empty route's ${ times.empty.p50 } ms`,
		figure: `+ ${ times[ name ].more } ms`,
		aim: `≤ + ${ AIMS[ name ] } ms`,
		met: times[ name ].more <= AIMS[ name ],
	} ) );

	return { figures, data: { page, times } };
}
