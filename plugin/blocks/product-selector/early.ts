/** Until the island is ready, shows the panel that the address names, or the first. */
export function early( block: HTMLElement ): void {
	const all = ( name: string ) =>
		Array.from( block.querySelectorAll< HTMLElement >( `.hvac-product-selector__${ name }` ) );

	const show = () => {
		const panels = all( 'panel' );
		const id = location.hash.slice( 1 ) || panels.at( 0 )?.id;

		if ( 'hvacReady' in block.dataset || ! panels.some( ( panel ) => panel.id === id ) ) {
			return;
		}

		all( 'choice' ).forEach( ( choice, index ) => {
			const panel = panels.at( index );
			const isChosen = panel?.id === id;

			choice.setAttribute( 'aria-selected', String( isChosen ) );
			choice.tabIndex = isChosen ? 0 : -1;
			panel?.toggleAttribute( 'data-chosen', isChosen );
			if ( isChosen ) {
				( choice.closest( '.hvac-slider__row' ) as Element ).scrollLeft = choice.offsetLeft;
			}
		} );
	};

	show();
	addEventListener( 'hashchange', show );
}
