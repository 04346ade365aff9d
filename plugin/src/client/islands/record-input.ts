import { isSame } from './printed';

type Control = HTMLInputElement & HTMLSelectElement;

const controlsIn = ( root: Element ) => [
	...root.querySelectorAll< Control >( 'a,button,summary,input,select,textarea' ),
];

/** Whether a visitor has filled in a field: it differs from what the server printed. */
const isChanged = ( { checked, defaultChecked, value, defaultValue = value, options }: Control ) =>
	checked !== defaultChecked ||
	value !== defaultValue ||
	[ ...( options ?? [] ) ].some( ( { selected, defaultSelected } ) => selected !== defaultSelected );

/**
 * Notes what a visitor has done with the controls before an island answers.
 *
 * @return `carryOver` hands the values, the focus, and a press that the loader repeats on the old control to the controls that React drew anew, where
 *         the server had printed them. `tell` raises the event that the view has missed, for each field that was filled in.
 */
export function recordInput( root: Element ): { carryOver: () => void; dispatchMissedInput: () => void } {
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
		dispatchMissedInput: () =>
			filledIn.forEach( ( field ) => field.dispatchEvent( new Event( 'input', { bubbles: true } ) ) ),
	};
}
