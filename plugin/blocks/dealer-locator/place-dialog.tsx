import { Slot } from '@hvac-blocks/view';
import { placeSearchProps } from '@ui/dealers/dealer-search/parts';
import { View as Dialog } from '@ui/controls/dialog/view';
import { View as PlaceSearch } from '@ui/dealers/place-search/view';
import type { RefObject } from 'react';
import type { VariantProps } from './types';

interface Props extends VariantProps {
	dialog: RefObject< HTMLDialogElement >;
	/** The button that opens it, which gets the focus back. */
	opener: RefObject< HTMLButtonElement >;
}

/**
 * Asks for the ZIP code over the page. PHP prints it open and `places.ts` makes it modal; without scripts it is part
 * of the page.
 */
export function PlaceDialog( props: Props ) {
	const { id, level, isOpen, isModal, findMore, texts, dealerSearch, dialog, opener } = props;
	const Heading = `h${ level + 1 }` as 'h3';

	const onPlace = ( place: string ) => {
		dialog.current?.close();
		dealerSearch.find( place );
	};

	return (
		<Dialog
			dialog={ dialog }
			returnTo={ opener }
			className="hvac-dealer-locator__dialog"
			labelledBy={ `${ id }-dialog` }
			close={ texts.dialog.close }
			isOpen={ isOpen }
			isModal={ isModal }
		>
			<Slot as={ Heading } className="hvac-dealer-locator__question" name="modalTitle" id={ `${ id }-dialog` } />
			<PlaceSearch { ...placeSearchProps( props, dealerSearch, 'stacked' ) } onPlace={ onPlace } />
			<a className="hvac-dealer-locator__all" href={ findMore }>
				<Slot as="span" name="allDealers" />
			</a>
		</Dialog>
	);
}
