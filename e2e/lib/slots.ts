/** The texts of a block that are typed into in place. */
import { expect, type Locator, type Page } from '@playwright/test';
import { attributesOf, changedAttributes } from './block-store';

/** What an editor types into the text at that place of a block: no other has it. */
const typedText = ( id: string, at: number ): string => `Typed ${ id.slice( 0, 4 ) }-${ at + 1 }`;

/** The texts of a block's own, without those of the blocks in it. */
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
 * Types into each text of a block, and takes the last one back and does it again.
 *
 * @return the texts, and the attributes that hold them
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
