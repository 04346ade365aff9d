/** Tells an editor what of a block had no place in the one that it was turned into. */
import type { createBlock } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { labelsOfBlock } from './presentation';

type Block = ReturnType< typeof createBlock >;

interface Notices {
	createWarningNotice: (
		text: string,
		options: { id: string; actions: Array< { label: string; onClick: () => void } > }
	) => void;
	removeNotice: ( id: string ) => void;
}

const ID = 'hvac-blocks-left-out';

let stop = (): void => {};

const isInPage = ( clientId: string ): boolean =>
	Boolean( ( select( 'core/block-editor' ) as { getBlock: ( id: string ) => unknown } ).getBlock( clientId ) );

const isSet = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null && 'id' in value ? Boolean( value.id ) : Boolean( value );

/** What an editor wrote or chose in one of our blocks, without what the new block keeps. */
export const leftOutOf = ( name: string, attributes: Block[ 'attributes' ], kept: string[] ): string[] =>
	Object.entries( labelsOfBlock( name, attributes ) )
		.filter( ( [ attribute ] ) => isSet( attributes[ attribute ] ) && ! kept.includes( attribute ) )
		.map( ( [ , label ] ) => label );

/**
 * Passes on what a block was turned into. WordPress also asks for that to preview it: only blocks that come into the
 * page are told about.
 */
export function told< Made extends Block | Block[] | null >( made: Made, leftOut: string[] = [] ): Made {
	const [ first ] = [ made ?? [] ].flat();

	stop();
	stop = () => {};

	if ( first && leftOut.length > 0 ) {
		stop = subscribe( () => {
			if ( isInPage( first.clientId ) ) {
				stop();
				tell( leftOut );
			}
		}, 'core/block-editor' );
	}
	return made;
}

function tell( leftOut: string[] ): void {
	const { createWarningNotice, removeNotice } = dispatch( 'core/notices' ) as unknown as Notices;

	createWarningNotice(
		sprintf(
			/* translators: %s: parts of a block, such as "the overlay, the second picture". */
			__( 'The new block has no place for: %s', 'hvac-blocks' ),
			[ ...new Set( leftOut ) ].join( ', ' )
		),
		{
			id: ID,
			actions: [
				{
					label: __( 'Undo', 'hvac-blocks' ),
					onClick: () => {
						( dispatch( 'core/editor' ) as unknown as { undo: () => void } ).undo();
						removeNotice( ID );
					},
				},
			],
		}
	);
}
