/**
 * Loads the script of WordPress' navigation block after the first paint, or at the first sign of use of a menu; a press
 * that comes earlier takes effect once the menu is ready. PHP's `FirstPaint\MenuScript` prints it where the block's
 * script was, whose element stays with a type that no browser runs.
 */
const MENU = '.wp-block-navigation';
const USE = [ 'pointerover', 'focusin', 'click' ];

let loading: unknown;
let pressed: HTMLElement | null = null;

const load = () => {
	loading ??= import(
		/* webpackIgnore: true */ (
			document.getElementById( '@wordpress/block-library/navigation/view-js-module' ) as HTMLScriptElement
		 ).src
	).then(
		() => {
			USE.forEach( ( name ) => document.removeEventListener( name, watch ) );
			press( 40 );
		},
		// Without the network, the menu looks as it does without a script.
		() => {}
	);
};

/** WordPress does not tell when a menu is ready; until then a press has no effect. */
const press = ( tries: number ) => {
	if (
		pressed &&
		tries &&
		pressed.getAttribute( 'aria-expanded' ) !== 'true' &&
		! pressed.closest( MENU )?.querySelector( '.is-menu-open' )
	) {
		pressed.click();
		setTimeout( press, 50, tries - 1 );
	}
};

// A finger's pointerover comes before the press; Enter and Space click.
const watch = ( { target, type }: Event ) => {
	if ( ( target as Element ).closest( MENU ) ) {
		pressed = type === 'click' ? ( target as Element ).closest( 'button' ) : pressed;
		load();
	}
};

USE.forEach( ( name ) => document.addEventListener( name, watch ) );
// Nothing opens again what the visitor has just closed. The menu itself lets the key go no further.
addEventListener(
	'keydown',
	( { key } ) => {
		pressed = key === 'Escape' ? null : pressed;
	},
	true
);
// What comes before the largest picture is painted shares its line.
addEventListener( 'load', () => setTimeout( load, 500 ) );
