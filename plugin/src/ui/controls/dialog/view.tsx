import icons from '@contracts/icons.json';
import { useEffect } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../icon/view';

interface Props {
	dialog: RefObject< HTMLDialogElement >;
	/** The element that gets the focus when the dialog closes. */
	returnTo: RefObject< HTMLElement >;
	className: string;
	id?: string;
	/** The id of its heading. */
	labelledBy: string;
	/** The close button's name. */
	close: string;
	/** Whether the server printed it open. */
	isOpen: boolean;
	/** Covers the page from the first moment, before the script makes it modal. */
	isModal?: boolean;
	onClose?: () => void;
	children: ReactNode;
}

/**
 * A native dialog with a close button; a press outside it and Escape close it, too. Without a script it is part of
 * the page, see _style.scss.
 */
export function View( props: Props ) {
	const { dialog, returnTo, className, id, labelledBy, close, isOpen, isModal, onClose, children } = props;

	useBackdrop( dialog );

	// `command` may have opened it while this script was loading.
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
			// It may already have been opened or closed.
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

/** Opens a modal dialog and focuses its content, so that it is read from the start. */
export function showDialog( dialog: HTMLDialogElement | null ): void {
	// An open non-modal dialog cannot become modal.
	dialog?.removeAttribute( 'open' );
	dialog?.showModal();
	focusSheet( dialog );
}

const focusSheet = ( dialog: HTMLDialogElement | null ) =>
	dialog?.querySelector< HTMLElement >( '.hvac-dialog__sheet' )?.focus();

/** Closes the dialog on a press outside it, but not if the press started inside, such as a text selection. */
function useBackdrop( ref: RefObject< HTMLDialogElement > ): void {
	useEffect( () => {
		const dialog = ref.current;
		let pressed: EventTarget | null;

		// The listeners are removed with the element.
		dialog?.addEventListener( 'pointerdown', ( { target } ) => ( pressed = target ) );
		dialog?.addEventListener(
			'click',
			( { target } ) => target === dialog && pressed === dialog && dialog.close()
		);
	}, [ ref ] );
}
