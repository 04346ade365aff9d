import type { Setting } from './types';

const plain = ( text: string ): string => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** Whether each word of a search is in the setting's texts or its name. */
export function isFound( { key, label, help, choices }: Setting, search: string ): boolean {
	const text = plain( [ key, label, help, ...Object.values( choices ) ].join( ' ' ) );

	return plain( search )
		.split( /\s+/ )
		.every( ( word ) => text.includes( word ) );
}
