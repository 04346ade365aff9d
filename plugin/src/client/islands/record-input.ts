import { isSame } from './printed';

type Control = HTMLInputElement & HTMLSelectElement;

const controlsIn = ( root: Element ) => [
	...root.querySelectorAll< Control >( 'a,button,summary,input,select,textarea' ),
];

/** Whether a visitor has changed a field: it differs from what the server printed. */
const isChanged = ( { checked, defaultChecked, value, defaultValue = value, options }: Control ) =>
	checked !== defaultChecked ||
	value !== defaultValue ||
	[ ...( options ?? [] ) ].some( ( { selected, defaultSelected } ) => selected !== defaultSelected );

/**
 * Records what a visitor does with the controls before an island is ready.
 *
 * @return `carryOver` transfers values, focus, and a press that the loader repeats from the server's controls to
 *         those that React rendered anew. `notify` raises the missed `input` event for each changed
 *         field.
 */
export function recordInput( root: Element ): { carryOver: () => void; notify: () => void } {
	const printed = controlsIn( root );
	const focused = root.ownerDocument.activeElement;
	const filledIn = printed.filter( isChanged );

	return {
		carryOver: () => {
			for ( const control of controlsIn( root ) ) {
				let before: Control;
				while ( ! isSame( control, ( before = printed.shift() as Control ) ) ) {}

				const { checked, value, selectionStart, selectionEnd } = before;
				const at = filledIn.indexOf( before );

				before.addEventListener( 'click', () => control.click() );

				if ( at > -1 ) {
					filledIn[ at ] = Object.assign( control, { checked, value } );
				}
				if ( before === focused ) {
					control.focus();

					if ( selectionStart !== null ) {
						control.setSelectionRange?.( selectionStart, selectionEnd );
					}
				}
			}
		},
		notify: () => filledIn.forEach( ( field ) => field.dispatchEvent( new Event( 'input', { bubbles: true } ) ) ),
	};
}
