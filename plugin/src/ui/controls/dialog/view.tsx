import icons from '@contracts/icons.json';
import { useEffect } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../icon/view';

interface Props {
	dialog: RefObject< HTMLDialogElement >;
	/** Has the focus once the dialog is closed. */
	returnTo: RefObject< HTMLElement >;
	className: string;
	id?: string;
	/** The id of its heading. */
	labelledBy: string;
	/** The name of the button that closes it. */
	close: string;
	/** Whether the server printed it open. */
	isOpen: boolean;
	/** It covers the page from the first moment, before the script makes it modal. */
	isModal?: boolean;
	onClose?: () => void;
	children: ReactNode;
}

/**
 * A native dialog with a button that closes it; a press beside it and Escape do so, too. Without a script it stands in
 * the page, see _style.scss.
 */
export function View( props: Props ) {
	const { dialog, returnTo, className, id, labelledBy, close, isOpen, isModal, onClose, children } = props;

	useBackdrop( dialog );

	// It may have been opened by `command` while this script was on its way.
	useEffect( () => {
		if ( ! isOpen && dialog.current?.open ) {
			focusSheet( dialog.current );
		}
	}, [ dialog, isOpen ] );

	return (
		<dialog
			ref={ dialog }
			className={ `hvac-dialog ${ className }` }
			id={ id }
			aria-labelledby={ labelledBy }
			data-modal={ isModal ? '' : undefined }
			open={ isOpen }
			// It may have been opened or closed already.
			suppressHydrationWarning
			onClose={ () => {
				returnTo.current?.focus();
				onClose?.();
			} }
		>
			<div className="hvac-dialog__sheet" tabIndex={ -1 }>
				<form method="dialog" className="hvac-dialog__close">
					<button className="hvac-button hvac-button--quiet" aria-label={ close }>
						<Icon svg={ icons.x } />
					</button>
				</form>
				{ children }
			</div>
		</dialog>
	);
}

/** Opens a dialog over the page, with the focus on its content: what it says is read from its start. */
export function showDialog( dialog: HTMLDialogElement | null ): void {
	// What is open in the page cannot become modal.
	dialog?.removeAttribute( 'open' );
	dialog?.showModal();
	focusSheet( dialog );
}

const focusSheet = ( dialog: HTMLDialogElement | null ) =>
	dialog?.querySelector< HTMLElement >( '.hvac-dialog__sheet' )?.focus();

/** A press beside the dialog closes it; one that began in it, such as a selection of text, does not. */
function useBackdrop( ref: RefObject< HTMLDialogElement > ): void {
	useEffect( () => {
		const dialog = ref.current;
		let pressed: EventTarget | null;

		// They go with the element.
		dialog?.addEventListener( 'pointerdown', ( { target } ) => ( pressed = target ) );
		dialog?.addEventListener(
			'click',
			( { target } ) => target === dialog && pressed === dialog && dialog.close()
		);
	}, [ ref ] );
}
