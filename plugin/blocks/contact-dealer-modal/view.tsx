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
	/** A form that the server returned with errors is shown at once. */
	isOpen: boolean;
	/** A single-dealer site sends every request to its dealer, whatever card was pressed. */
	isFixed: boolean;
	/** The block's dealer; its name is empty for requests without a dealer. */
	dealer: ContactDealer;
	texts: { close: string; recipient: string };
}

/**
 * A button and the form that it opens. Without scripts the form is below the button, see style.scss; if this script
 * fails, `command` opens it.
 */
export function View( props: Props ) {
	const { id, isOpen, isFixed, texts, form } = props;
	const isEditor = useIsEditor();
	const dialog = useRef< HTMLDialogElement >( null );
	const from = useRef< HTMLElement | null >( null );
	const isShown = useRef( false );
	const [ isSent, setSent ] = useState( form.reference !== '' );
	// Without a dealer, the block's own one applies, which an editor may change.
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

		// `command` is only the fallback for this handler.
		event.preventDefault();

		// While the dialog is open, nobody can press what is below it. A press that waited for this script is
		// repeated as often as it came, and only the first names the dealer.
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

		// The thank-you message is shown once: the next request starts with an empty form.
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
					// A card may have set the dealer for this press.
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

/** The form for another dealer than the page's, or for a request after the one that was sent. */
function formFor( form: Props[ 'form' ], dealer: ContactDealer, isNew: boolean, isOther: boolean ): Props[ 'form' ] {
	const fresh = { reference: '', values: {}, consented: false, errors: {}, summary: [], notice: '' };
	const texts = isOther
		? { ...form.texts, sentText: fill( form.form.texts.successDealer ?? '', { dealer: dealer.name } ) }
		: form.texts;

	return { ...form, ...( isNew ? fresh : {} ), companyId: dealer.id, dealers: '', texts };
}
