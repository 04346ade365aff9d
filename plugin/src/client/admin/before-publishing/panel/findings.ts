import { claimOf } from '../../../editor/claim/claimed';
import { isSampleBlock } from '../../../editor/use-sample-notice';
import { claimProblem, type ClaimDates } from '../../../domain/claim';
import { type Block, withInner } from '../../shared/blocks';
import { isText, linksIn } from './links';

export type Kind = 'sample' | 'picture' | 'claim' | 'heading' | 'empty-link' | 'anchor' | 'dead-link' | 'language';

/** Something to look at, and the block where it is. */
export interface Finding {
	kind: Kind;
	clientId: string;
	/** The block's full name. */
	block: string;
	/** The address, the anchor, or the language. */
	detail: string;
}

/** A file of the media library; undefined until it is read. */
export type Media = ( id: number ) => { alt_text: string; media_type: string } | undefined;

const text = ( value: unknown ): string => ( value === undefined || value === null ? '' : String( value ) );

/** The pictures of our blocks that have the alternative text of the media library, by their IDs there. */
export const picturesOf = ( { name, attributes }: Block ): number[] =>
	name.startsWith( 'hvac-blocks/' )
		? Object.values( attributes ).flatMap( ( value ) => {
				const { id, alt } = ( typeof value === 'object' && value !== null ? value : {} ) as {
					id?: unknown;
					alt?: unknown;
				};

				return typeof id === 'number' && id > 0 && alt === undefined ? [ id ] : [];
			} )
		: [];

/** Whether a picture is not described. One marked as decorative is not missing anything. */
function lacksAlternativeText( block: Block, media: Media ): boolean {
	const { name, attributes } = block;

	switch ( name ) {
		case 'core/image':
			return text( attributes.url ) !== '' && text( attributes.alt ).trim() === '';
		case 'core/media-text':
			return attributes.mediaType === 'image' && text( attributes.mediaAlt ).trim() === '';
		default:
			return picturesOf( block ).some( ( id ) => {
				const file = media( id );

				return file?.media_type === 'image' && file.alt_text.trim() === '';
			} );
	}
}

function decoded( anchor: string ): string {
	try {
		return decodeURIComponent( anchor );
	} catch {
		return anchor;
	}
}

const isMainHeading = ( { name, attributes }: Block ): boolean =>
	attributes.level === 1 && ( name === 'core/heading' || name.startsWith( 'hvac-blocks/' ) );

function anchorsIn( blocks: Block[] ): Set< string > {
	const inHtml = ( value: unknown ) =>
		[ ...text( value ).matchAll( /<[^>]*\sid="([^"]+)"/g ) ].map( ( [ , id = '' ] ) => id );

	return new Set(
		blocks.flatMap( ( { attributes } ) => [
			text( attributes.anchor ),
			...Object.values( attributes ).filter( isText ).flatMap( inHtml ),
		] )
	);
}

/**
 * What to look at, in the order of the page.
 *
 * @param blocks of the post
 * @param media  reads the media library
 * @param isDead whether nothing answers at an address of this site
 */
export function findingsIn( blocks: Block[], media: Media, isDead: ( address: string ) => boolean ): Finding[] {
	const all = withInner( blocks );
	const anchors = anchorsIn( all );
	const [ first ] = all.filter( isMainHeading );

	return all.flatMap( ( block ) => {
		const { clientId, name, attributes } = block;
		const found = ( kind: Kind, detail = '' ): Finding => ( { kind, clientId, block: name, detail } );
		const links = linksIn( block ).flatMap( ( address ) => {
			if ( address === '' || address === '#' ) {
				return [ found( 'empty-link' ) ];
			}
			if ( address.startsWith( '#' ) ) {
				return anchors.has( decoded( address.slice( 1 ) ) ) ? [] : [ found( 'anchor', address ) ];
			}
			return isDead( address ) ? [ found( 'dead-link', address ) ] : [];
		} );

		return [
			...( name.startsWith( 'hvac-blocks/' ) && isSampleBlock( attributes ) ? [ found( 'sample' ) ] : [] ),
			...( lacksAlternativeText( block, media ) ? [ found( 'picture' ) ] : [] ),
			...( claimOf( name ) === 'block' && claimProblem( attributes as ClaimDates ) === 'undated'
				? [ found( 'claim' ) ]
				: [] ),
			...( block !== first && isMainHeading( block ) ? [ found( 'heading' ) ] : [] ),
			...links,
		];
	} );
}
