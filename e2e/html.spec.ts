/**
 * The HTML of pages without a post, as the server sends it, in three languages: the directory, a dealer's page,
 * results, a missing page. site.spec.ts covers the demo site, the journeys cover form responses without JavaScript,
 * and the goldens cover the blocks' examples.
 */
import { each } from './lib/crawl';
import { invalid } from './lib/html';
import { LANGUAGES } from './lib/languages';
import { expect, test } from './lib/test';

const AT_A_TIME = 4;

test( 'a rule that is broken is found', async () => {
	const page = ( body: string ) =>
		`<!doctype html><html lang="en"><head><title>t</title></head><body>${ body }</body></html>`;
	const wrong = [
		'<input type="checkbox" autocomplete="off" aria-label="a">',
		'<input type="tel" autocomplete="tel-national" aria-label="a">',
		'<select required aria-label="a"><option value="US">United States</option></select>',
	];

	for ( const html of wrong ) {
		expect( await invalid( page( html ), html ) ).toHaveLength( 1 );
	}
	expect(
		await invalid( '<!doctype html><html lang="en"><head></head><body></body></html>', 'untitled' )
	).toHaveLength( 1 );
} );

test( 'every page that the plugin makes up is valid HTML', async ( { request } ) => {
	const addresses: string[] = [];
	const textOf = async ( address: string ) => ( await request.get( address ) ).text();

	for ( const lang of LANGUAGES ) {
		const dealers = `/residential/${ lang }/dealers/`;
		let address = `/residential/${ lang }/find-a-dealer/`;

		// A state, one of its cities, and a dealer there: each by the first link of the page above it.
		for ( const isDealer of [ false, false, true ] ) {
			const start = address;
			const links = [ ...( await textOf( start ) ).matchAll( /href="([^"]+)"/g ) ];

			address =
				links
					.map( ( [ , href = '' ] ) => new URL( href, process.env.WP_BASE_URL ).pathname )
					.find( ( path ) => path !== start && path.startsWith( isDealer ? dealers : start ) ) ?? '';
			addresses.push( address );
		}
		addresses.push( `/residential/${ lang }/dealer-locator/?zipcode=75024`, `/residential/${ lang }/nowhere/` );
	}

	const faults = await each( addresses, AT_A_TIME, async ( address ) => invalid( await textOf( address ), address ) );

	expect( addresses.filter( Boolean ) ).toHaveLength( 15 );
	expect( faults.flat() ).toEqual( [] );
} );
