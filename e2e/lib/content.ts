/** Pages that a test needs, made over REST. */
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { loginOf } from './roles';

export interface MadePage {
	id: number;
	link: string;
}

export const siteAdministrator = ( baseURL: string ): Promise< RequestUtils > =>
	RequestUtils.setup( {
		baseURL,
		storageStatePath: loginOf( 'admin' ),
		user: { username: 'admin', password: 'password' },
	} );

/** The page at a path of the demo site. */
export async function pageAt( utils: RequestUtils, path: string ): Promise< MadePage > {
	const slug = path.split( '/' ).filter( Boolean ).pop() ?? '';
	const found = await utils.rest< MadePage[] >( {
		path: '/wp/v2/pages',
		params: { slug, per_page: 100, status: 'publish' },
	} );

	return found.find( ( { link } ) => new URL( link ).pathname === path ) as MadePage;
}

/**
 * A new page below another, whose path says its language.
 *
 * @param utils   a logged-in administrator's
 * @param parent  path of the page above
 * @param content blocks, as they are stored
 * @param status
 * @param slug    empty: made of the title
 */
export async function makePage(
	utils: RequestUtils,
	parent: string,
	content: string,
	status = 'publish',
	slug = ''
): Promise< MadePage > {
	const { id } = await pageAt( utils, parent );
	const title = `Test ${ Date.now().toString( 36 ) }${ Math.random().toString( 36 ).slice( 2, 6 ) }`;

	return utils.rest< MadePage >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title, content, status, parent: id, ...( slug && { slug } ) },
	} );
}

export const removePage = ( utils: RequestUtils, { id }: MadePage ): Promise< unknown > =>
	utils.rest( { method: 'DELETE', path: `/wp/v2/pages/${ id }`, params: { force: true } } );
