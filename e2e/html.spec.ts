/**
 * The HTML of every page as the server sends it: the demo site, its directory and a dealer's page, in three languages. What a
 * form answers without JavaScript is read where that is tried; the examples of blocks are read as goldens.
 */
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

test( 'every page of the demo site is valid HTML', async ( { request } ) => {
	const pages = await request.get( '/wp-json/wp/v2/pages?per_page=100&_fields=link' );
	const addresses: string[] = ( await pages.json() ).map( ( { link }: { link: string } ) => link );
	const wrong: string[] = [];
	const textOf = async ( address: string ) => ( await request.get( address ) ).text();
	let asked = 0;

	for ( const lang of LANGUAGES ) {
		const directory = `/residential/${ lang }/dealers/`;
		// From the directory on, by the first link of each page, down to a dealer.
		let next: string | undefined = directory;

		for ( let depth = 0; next && depth < 4; depth++ ) {
			addresses.push( next );
			const html = await textOf( next );
			next = [ ...html.matchAll( /href="([^"]+)"/g ) ]
				.map( ( [ , href = '' ] ) => new URL( href, process.env.WP_BASE_URL ).pathname )
				.find( ( path ) => path.startsWith( String( next ) ) && path !== next );
		}
		addresses.push( `/residential/${ lang }/dealer-locator/?zipcode=75024`, `/residential/${ lang }/nowhere/` );
	}

	// As many at a time as the site has workers.
	while ( asked < addresses.length ) {
		const some = addresses.slice( asked, ( asked += AT_A_TIME ) );

		wrong.push(
			...(
				await Promise.all( some.map( async ( address ) => invalid( await textOf( address ), address ) ) )
			).flat()
		);
	}
	expect( addresses.length ).toBeGreaterThan( 50 );
	expect( wrong ).toEqual( [] );
} );
