import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Confirm } from './confirm';

/**
 * Asks before unsaved changes are lost: by a link on the screen, the back button, or closing the window.
 *
 * @param isDirty
 * @param onStay  restores the page's address, which the back button has changed
 */
export function useLeaveGuard( isDirty: boolean, onStay: () => void ) {
	const [ pending, setPending ] = useState< ( () => void ) | null >( null );
	const latest = useRef( { isDirty, onStay, isLeaving: false } );

	latest.current = { ...latest.current, isDirty, onStay };

	useEffect( () => {
		function ask( event: BeforeUnloadEvent ): void {
			if ( latest.current.isDirty ) {
				event.preventDefault();
			}
		}

		function stay(): void {
			if ( latest.current.isDirty && ! latest.current.isLeaving ) {
				latest.current.onStay();
				setPending( () => () => {
					latest.current.isLeaving = true;
					window.history.back();
				} );
			}
		}

		window.addEventListener( 'beforeunload', ask );
		// Before the screen itself follows the address, which would unmount the form.
		window.addEventListener( 'popstate', stay, true );

		return () => {
			window.removeEventListener( 'beforeunload', ask );
			window.removeEventListener( 'popstate', stay, true );
		};
	}, [] );

	return {
		leave( act: () => void ): void {
			if ( isDirty ) {
				setPending( () => act );
			} else {
				act();
			}
		},
		question: pending && (
			<Confirm
				title={ __( 'Leave without saving?', 'hvac-blocks' ) }
				action={ __( 'Leave', 'hvac-blocks' ) }
				isDestructive
				onConfirm={ () => {
					setPending( null );
					pending();
				} }
				onCancel={ () => setPending( null ) }
			>
				<p>{ __( 'Your changes have not been saved and will be lost.', 'hvac-blocks' ) }</p>
			</Confirm>
		),
	};
}
