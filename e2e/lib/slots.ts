/** A block's texts that are typed into in place. */
import { expect, type Locator, type Page } from '@playwright/test';
import { attributesOf, changedAttributes } from './block-store';

/** The text that an editor types into a block's nth slot; unique. */
const typedText = ( id: string, at: number ): string => `Typed ${ id.slice( 0, 4 ) }-${ at + 1 }`;

/** A block's own texts, without those of its inner blocks. */
export const slotsOf = ( block: Locator, id: string ): Promise< Locator[] > =>
	block
		.locator( '[role="textbox"][contenteditable="true"]' )
		.evaluateAll(
			( elements, own ) =>
				elements.flatMap( ( element, at ) =>
					element.closest( '[data-block]' )?.getAttribute( 'data-block' ) === own &&
					element.checkVisibility( { visibilityProperty: true } )
						? [ at ]
						: []
				),
			id
		)
		.then( ( places ) =>
			places.map( ( at ) => block.locator( '[role="textbox"][contenteditable="true"]' ).nth( at ) )
		);

/**
 * Types into each text of a block, then undoes and redoes the last one.
 *
 * @return the texts, and the attributes that contain them
 */
export async function typeIntoEverySlot(
	page: Page,
	block: Locator,
	id: string
): Promise< { texts: string[]; attributes: string[] } > {
	const slots = await slotsOf( block, id );
	const before = await attributesOf( page, id );

	for ( const [ at, slot ] of slots.entries() ) {
		await slot.fill( typedText( id, at ) );
		await expect( slot ).toHaveText( typedText( id, at ) );
	}

	const last = slots.at( -1 );

	if ( last ) {
		await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
		await expect( last ).not.toHaveText( typedText( id, slots.length - 1 ) );
		await page.getByRole( 'button', { name: 'Redo', exact: true } ).click();
		await expect( last ).toHaveText( typedText( id, slots.length - 1 ) );
	}

	const after = await attributesOf( page, id );

	return {
		texts: slots.map( ( _slot, at ) => typedText( id, at ) ),
		attributes: changedAttributes( before, after ),
	};
}
