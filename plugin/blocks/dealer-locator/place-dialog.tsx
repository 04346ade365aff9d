import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/icon/view';
import { View as PlaceSearch } from '@ui/place-search/view';
import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import type { VariantProps } from './types';

interface Props extends VariantProps {
	dialog: RefObject< HTMLDialogElement >;
	/** The button that opens it: it has the focus after a close. */
	opener: RefObject< HTMLButtonElement >;
}

/** Opens the dialog, over the page where it may cover it, with what is entered ready to be typed over. */
export function openDialog( dialog: HTMLDialogElement | null, isModal: boolean ): void {
	if ( ! dialog ) {
		return;
	}
	if ( isModal ) {
		// What is open in the page cannot become modal; a close() would look like an answer of the visitor's.
		dialog.removeAttribute( 'open' );
		dialog.showModal();
	} else {
		dialog.show();
	}

	const field = dialog.querySelector< HTMLInputElement >( 'input[name="zipcode"]' );
	field?.focus();
	field?.select();
}

/** Asks for the ZIP code over the page. PHP prints it open; without scripts it stands in the page. */
export function PlaceDialog( props: Props ) {
	const { id, level, placeholder, error, isOpen, isModal, findMore, texts, locator, dialog, opener } = props;
	const isEditor = useIsEditor();
	const Heading = `h${ level + 1 }` as 'h3';

	useEffect( () => {
		if ( isModal && ! isEditor && dialog.current?.open ) {
			openDialog( dialog.current, isModal );
		}
	}, [ dialog, isEditor, isModal ] );

	const onPlace = ( place: string ) => {
		dialog.current?.close();
		locator.find( place );
	};

	return (
		<dialog
			ref={ dialog }
			className="hvac-dealer-locator__dialog"
			aria-labelledby={ `${ id }-dialog` }
			data-modal={ isModal ? '' : undefined }
			open={ isOpen }
			// The visitor may have closed it already.
			suppressHydrationWarning
			onClose={ () => opener.current?.focus() }
		>
			<form method="dialog" className="hvac-dealer-locator__close">
				<button className="hvac-button hvac-button--quiet" aria-label={ texts.dialog.close }>
					<Icon svg={ icons.x } />
				</button>
			</form>
			<Slot as={ Heading } className="hvac-dealer-locator__question" name="modalTitle" id={ `${ id }-dialog` } />
			<PlaceSearch
				id={ id }
				value={ locator.address.place }
				placeholder={ placeholder }
				error={ error }
				layout="stacked"
				texts={ texts }
				onPlace={ onPlace }
			/>
			<a className="hvac-dealer-locator__all" href={ findMore }>
				<Slot as="span" name="allDealers" />
			</a>
		</dialog>
	);
}
