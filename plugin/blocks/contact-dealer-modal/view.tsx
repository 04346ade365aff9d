import { track } from '@client/data/analytics';
import { type ContactDealer, takeRequestedDealer } from '@client/data/contact-dialog';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { showDialog, View as Dialog } from '@ui/controls/dialog/view';
import { type FormPanelProps, View as FormPanel } from '@ui/forms/form-panel/view';
import { Icon } from '@ui/controls/icon/view';
import { useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';

export interface Props extends FormPanelProps {
	/** A form that came back from the server is shown at once. */
	isOpen: boolean;
	/** The site's only dealer gets every request, whatever a card says. */
	isFixed: boolean;
	/** The block's dealer; its name is empty where nobody in particular is meant. */
	dealer: ContactDealer;
	texts: { close: string; recipient: string };
}

/**
 * A button and the form it opens. Where no script runs the form stands below, see style.scss; `command` opens it where
 * this script fails.
 */
export function View( props: Props ) {
	const { id, isOpen, isFixed, texts, form } = props;
	const isEditor = useIsEditor();
	const dialog = useRef< HTMLDialogElement >( null );
	const from = useRef< HTMLElement | null >( null );
	const isShown = useRef( false );
	const [ isSent, setSent ] = useState( form.reference !== '' );
	// Nobody in particular: then it is the block's own, which an editor may change.
	const [ { asked, round }, setTarget ] = useState< { asked: ContactDealer | null; round: number } >( {
		asked: null,
		round: 0,
	} );
	const dealer = asked ?? props.dealer;
	const isOther = dealer.id !== props.dealer.id;

	const open = ( event: MouseEvent< HTMLElement > ) => {
		const { currentTarget: opener } = event;
		const requestedDealer = takeRequestedDealer( opener );
		const next = isFixed ? null : requestedDealer;

		// The `command` is for want of this.
		event.preventDefault();

		// Nobody presses what is under the dialog: a press that waited for this script is repeated as often as it came, and only the first says the dealer.
		if ( isShown.current && ! requestedDealer ) {
			return;
		}
		isShown.current = true;

		if ( ! requestedDealer ) {
			track( 'dealer_form_open', {
				formId: form.form.name,
				dealerName: props.dealer.name,
				dealerId: props.dealer.id,
				dataText: opener.textContent ?? '',
				cardPosition: 1,
			} );
		}

		// What was sent is thanked for once: the next request begins with an empty form.
		setTarget( { asked: next, round: isSent ? round + 1 : round } );
		setSent( false );

		const { activeElement } = document;
		from.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : opener;

		showDialog( dialog.current );
	};

	const close = () => dialog.current?.close();

	const label = (
		<>
			<Icon svg={ icons.mail } />
			<Slot as="span" name="button" />
		</>
	);

	return (
		<div className="hvac-contact-dealer-modal__line">
			{ isEditor ? (
				<div className="hvac-button hvac-contact-dealer-modal__open">{ label }</div>
			) : (
				<button
					type="button"
					className="hvac-button hvac-contact-dealer-modal__open"
					aria-haspopup="dialog"
					data-hvac-opens="contact-dealer"
					{ ...{ command: 'show-modal', commandfor: `${ id }-dialog` } }
					// A card may have said whom it presses this for.
					suppressHydrationWarning
					onClick={ open }
				>
					{ label }
				</button>
			) }
			<Dialog
				dialog={ dialog }
				returnTo={ from }
				className="hvac-contact-dealer-modal__dialog"
				id={ `${ id }-dialog` }
				labelledBy={ `${ id }-heading` }
				close={ texts.close }
				isOpen={ isOpen }
				onClose={ () => ( isShown.current = false ) }
			>
				<FormPanel
					key={ round }
					id={ id }
					level={ props.level }
					recipient={ isOther ? fill( texts.recipient, { dealer: dealer.name } ) : props.recipient }
					form={ round === 0 && ! isOther ? form : formFor( form, dealer, round > 0, isOther ) }
					onSent={ () => setSent( true ) }
				/>
				{ isSent && ! isEditor && (
					<button
						type="button"
						className="hvac-button hvac-button--secondary hvac-contact-dealer-modal__done"
						onClick={ close }
					>
						{ texts.close }
					</button>
				) }
			</Dialog>
		</div>
	);
}

/** The form for another dealer than the page's, or for another request than the one that was sent. */
function formFor( form: Props[ 'form' ], dealer: ContactDealer, isNew: boolean, isOther: boolean ): Props[ 'form' ] {
	const fresh = { reference: '', values: {}, consented: false, errors: {}, summary: [], notice: '' };
	const texts = isOther
		? { ...form.texts, sentText: fill( form.form.texts.successDealer ?? '', { dealer: dealer.name } ) }
		: form.texts;

	return { ...form, ...( isNew ? fresh : {} ), companyId: dealer.id, dealers: '', texts };
}
