/** The folder of all uploads, without the protocol, and the month and name of a file. */
const ADDRESS = /^(?:https?:)?\/\/([^?#]+?\/)((?:\d{4}\/\d{2}\/)?[^/?#]+)(?:[?#]|$)/;

/**
 * Whether an attribute's address means the file that has its ID on this site, as `Media\LibraryFile` decides: a block
 * copied from another site has an ID of that site.
 *
 * @param written the attribute's; without one, the ID alone counts
 * @param here    the file's own
 */
export function isSameFile( written: string | undefined, here: string ): boolean {
	const [ , folder, name ] = ADDRESS.exec( written ?? '' ) ?? [];
	const [ , ownFolder, ownName ] = ADDRESS.exec( here ) ?? [];

	return folder === undefined || ownFolder === undefined || folder === ownFolder || name === ownName;
}

/** What a block stores of a file. */
export const fileOf = ( { id, url }: { id?: number; url?: string } ): { id: number; url?: string } => ( {
	id: id ?? 0,
	...( url && { url } ),
} );
