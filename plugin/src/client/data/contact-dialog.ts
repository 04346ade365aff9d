/**
 * Lets a dealer's card open the form of the block `contact-dealer-modal` on the same page: it presses that block's
 * button, which states the dealer. So it also works before that block is hydrated.
 */

export interface ContactDealer {
	id: string;
	name: string;
}

const OPENER = '[data-hvac-opens="contact-dealer"]';

/**
 * Opens the form for a dealer.
 *
 * @param dealer the recipient
 * @param from   gets the focus back when the form is closed
 * @return false if the page has no such form
 */
export function openContactDialog( dealer: ContactDealer, from: HTMLElement ): boolean {
	const opener = document.querySelector< HTMLElement >( OPENER );

	if ( ! opener || dealer.id === '' ) {
		return false;
	}

	opener.dataset.dealerId = dealer.id;
	opener.dataset.dealerName = dealer.name;
	// Not every browser focuses a clicked link.
	from.focus();
	opener.click();
	return true;
}

/** The dealer that a press of the opener was for; null for none. Can be taken once. */
export function takeRequestedDealer( opener: HTMLElement ): ContactDealer | null {
	const { dealerId: id, dealerName: name = '' } = opener.dataset;

	delete opener.dataset.dealerId;
	delete opener.dataset.dealerName;

	return id ? { id, name } : null;
}
