import { track } from '@client/data/analytics';
import { type ContactDealer, dealerOfPress } from '@client/data/contact-dialog';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { type FormPanelProps, View as FormPanel } from '@ui/form-panel/view';
import { Icon } from '@ui/icon/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent, RefObject } from 'react';

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
	const sheet = useRef< HTMLDivElement >( null );
	const from = useRef< HTMLElement | null >( null );
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
		const said = dealerOfPress( opener );
		const next = isFixed ? null : said;

		if ( ! said ) {
			track( 'dealer_form_open', {
				formId: form.form.name,
				dealerName: props.dealer.name,
				dealerId: props.dealer.id,
				dataText: opener.textContent ?? '',
				cardPosition: 1,
			} );
		}

		// The `command` is for want of this.
		event.preventDefault();

		// What was sent is thanked for once: the next request begins with an empty form.
		setTarget( { asked: next, round: isSent ? round + 1 : round } );
		setSent( false );

		const { activeElement } = document;
		from.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : opener;

		// What is open in the page cannot become modal.
		dialog.current?.removeAttribute( 'open' );
		dialog.current?.showModal();
		sheet.current?.focus();
	};

	const close = () => dialog.current?.close();

	useBackdrop( dialog );

	// The dialog may have been opened by `command` while this script was on its way.
	useEffect( () => {
		if ( ! isOpen && dialog.current?.open ) {
			sheet.current?.focus();
		}
	}, [ isOpen ] );

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
			<dialog
				ref={ dialog }
				className="hvac-contact-dealer-modal__dialog"
				id={ `${ id }-dialog` }
				aria-labelledby={ `${ id }-heading` }
				open={ isOpen }
				// It may have been opened or closed already.
				suppressHydrationWarning
				onClose={ () => from.current?.focus() }
			>
				<div ref={ sheet } className="hvac-contact-dealer-modal__sheet" tabIndex={ -1 }>
					<form method="dialog" className="hvac-contact-dealer-modal__close">
						<button className="hvac-button hvac-button--quiet" aria-label={ texts.close }>
							<Icon svg={ icons.x } />
						</button>
					</form>
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
				</div>
			</dialog>
		</div>
	);
}

/** A press beside the dialog closes it; one that began in it, such as a selection of text, does not. */
function useBackdrop( ref: RefObject< HTMLDialogElement > ): void {
	useEffect( () => {
		const dialog = ref.current;
		let isBeside = false;
		const onPointerDown = ( { target }: Event ) => void ( isBeside = target === dialog );
		const onClick = ( { target }: Event ) => target === dialog && isBeside && dialog?.close();

		dialog?.addEventListener( 'pointerdown', onPointerDown );
		dialog?.addEventListener( 'click', onClick );

		return () => {
			dialog?.removeEventListener( 'pointerdown', onPointerDown );
			dialog?.removeEventListener( 'click', onClick );
		};
	}, [ ref ] );
}

/** The form for another dealer than the page's, or for another request than the one that was sent. */
function formFor( form: Props[ 'form' ], dealer: ContactDealer, isNew: boolean, isOther: boolean ): Props[ 'form' ] {
	const fresh = { reference: '', values: {}, consented: false, errors: {}, summary: [], notice: '' };
	const texts = isOther
		? { ...form.texts, sentText: fill( form.form.texts.successDealer ?? '', { dealer: dealer.name } ) }
		: form.texts;

	return { ...form, ...( isNew ? fresh : {} ), companyId: dealer.id, dealers: '', texts };
}
