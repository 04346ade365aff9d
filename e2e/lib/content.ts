/** Pages that a test needs, created over REST. */
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

/** The demo site's page at a path. */
export async function pageAt( utils: RequestUtils, path: string ): Promise< MadePage > {
	const slug = path.split( '/' ).filter( Boolean ).pop() ?? '';
	const found = await utils.rest< MadePage[] >( {
		path: '/wp/v2/pages',
		params: { slug, per_page: 100, status: 'publish' },
	} );

	return found.find( ( { link } ) => new URL( link ).pathname === path ) as MadePage;
}

/**
 * Creates a page below another, whose path determines its language.
 *
 * @param utils   a logged-in administrator's
 * @param parent  path of the parent page
 * @param content blocks in their stored form
 * @param status
 * @param slug    empty to derive it from the title
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
