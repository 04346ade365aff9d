/** The demo site's pages, read from their source folders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from './languages';

const FOLDERS = path.resolve( 'plugin/src/starter-site/pages' );

export interface DemoPage {
	/** Its folder. */
	name: string;
	lang: Language;
	/** From the site's root, with leading and trailing slash. */
	address: string;
	/** The folder of its template: pages with the same one are of one kind. */
	template: string;
}

interface Parameters {
	path?: string | Partial< Record< Language, string > >;
	redirect?: string;
}

const parameters = ( file: string ): Parameters =>
	existsSync( file ) ? ( JSON.parse( readFileSync( file, 'utf8' ) ) as Parameters ) : {};

const folders = ( folder: string ) =>
	readdirSync( folder, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );

const names = folders( FOLDERS ).flatMap( ( name ) =>
	existsSync( path.join( FOLDERS, name, 'page.json' ) )
		? [ name ]
		: folders( path.join( FOLDERS, name ) ).map( ( page ) => `${ name }/${ page }` )
);

/** Pages with a template; the others only redirect. */
export const DEMO_PAGES: DemoPage[] = names.flatMap( ( name ) => {
	const kind = path.dirname( name );
	const own = parameters( path.join( FOLDERS, name, 'page.json' ) );
	const { path: place = '{name}', redirect } = { ...parameters( path.join( FOLDERS, kind, 'kind.json' ) ), ...own };
	const template = [ name, kind ].find( ( folder ) => existsSync( path.join( FOLDERS, folder, 'template.html' ) ) );

	return LANGUAGES.flatMap( ( lang ) => {
		const below = ( typeof place === 'string' ? place : place[ lang ] )?.replace( '{name}', path.basename( name ) );

		return below === undefined || redirect !== undefined || template === undefined
			? []
			: [
					{
						name,
						lang,
						template,
						address: below.startsWith( '/' )
							? `${ below.replace( '{base}', 'residential' ) }/`
							: `/residential/${ lang }/${ below }/`,
					},
				];
	} );
} );

/** One page of each template, representing its kind. */
export const ONE_OF_EACH_KIND: string[] = [
	...new Map( DEMO_PAGES.map( ( { template, name } ) => [ template, name ] ) ).values(),
];
