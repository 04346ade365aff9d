/** Where a site wants its theme's look for buttons, the server prints the classes for it, and names them here: see `Blocks\ThemeButtons`. */
const classes = (): string => document.documentElement.dataset.hvacButtons ?? '';

/** The props of an element; a button's with those classes. */
export function dressed< P >( props: P ): P {
	const name = ( props as { className?: unknown } | null )?.className;

	return classes() && typeof name === 'string' && /^hvac-button( |$)/.test( name )
		? { ...props, className: name.replace( 'hvac-button', `hvac-button ${ classes() }` ) }
		: props;
}

/** Gives those classes to the buttons of an element. */
export function dressAll( root: Element | null ): void {
	if ( classes() ) {
		root?.querySelectorAll( '.hvac-button' ).forEach( ( button ) =>
			button.classList.add( ...classes().split( ' ' ) )
		);
	}
}
