import { getBlockType } from '@wordpress/blocks';
import type { Block } from '../../shared/blocks';

type Schema = Record< string, { format?: string } >;

/** The attributes of WordPress' blocks that are links. */
const OF_WORDPRESS: Record< string, string > = {
	'core/button': 'url',
	'core/image': 'href',
	'core/navigation-link': 'url',
};

const HREF = /<a\b[^>]*\shref="([^"]*)"/g;

const unescaped = ( html: string ): string => html.replace( /&amp;/g, '&' ).trim();

/** The links of a block without its inner blocks: those of its settings and those in its texts. A button without one leads to "". */
export function linksIn( { name, attributes }: Block ): string[] {
	const schema = ( getBlockType( name )?.attributes ?? {} ) as Schema;
	const texts = Object.values( attributes ).map( ( value ) => ( isText( value ) ? String( value ) : '' ) );
	const settings = Object.entries( attributes )
		.filter( ( [ key ] ) => schema[ key ]?.format === 'uri' || OF_WORDPRESS[ name ] === key )
		.map( ( [ , value ] ) => ( isText( value ) ? String( value ).trim() : '' ) )
		.filter( ( address ) => address !== '' );
	const isEmptyButton = name === 'core/button' && settings.length === 0 && attributes.tagName !== 'button';

	return [
		...settings,
		...( isEmptyButton ? [ '' ] : [] ),
		...texts.flatMap( ( html ) => [ ...html.matchAll( HREF ) ].map( ( [ , href = '' ] ) => unescaped( href ) ) ),
	];
}

/** A text, or WordPress' rich text, which is an object with a text of its own. */
export const isText = ( value: unknown ): boolean =>
	typeof value === 'string' ||
	( typeof value === 'object' &&
		value !== null &&
		! Array.isArray( value ) &&
		value.toString !== Object.prototype.toString );

/** An address of this site without its query and anchor; undefined for other sites, files, and the administration. */
export function pageAddress( address: string, site: string ): string | undefined {
	try {
		const { origin, pathname, protocol } = new URL( address, site );
		const isPage =
			protocol.startsWith( 'http' ) && ! /\/wp-(admin|content|includes|login)|\.\w{2,5}$/.test( pathname );

		return isPage && origin === new URL( site ).origin && ! address.startsWith( '#' )
			? origin + pathname
			: undefined;
	} catch {
		return undefined;
	}
}
