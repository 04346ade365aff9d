/**
 * How a dealer's card opens the form of the block `contact-dealer-modal` where its page has one: it presses that block's
 * button, which says whom the form is for. So it works before the block's script has come, too.
 */

export interface ContactDealer {
	id: string;
	name: string;
}

const OPENER = '[data-hvac-opens="contact-dealer"]';

/**
 * Opens the form for a dealer.
 *
 * @param dealer who is to receive it
 * @param from   has the focus again once the form is closed
 * @return false where the page has no such form
 */
export function openContactDialog( dealer: ContactDealer, from: HTMLElement ): boolean {
	const opener = document.querySelector< HTMLElement >( OPENER );

	if ( ! opener || dealer.id === '' ) {
		return false;
	}

	opener.dataset.dealerId = dealer.id;
	opener.dataset.dealerName = dealer.name;
	// Not every browser focuses a link that is pressed.
	from.focus();
	opener.click();
	return true;
}

/** Whom the press of an opener was for; null for nobody in particular. It is said once. */
export function takeRequestedDealer( opener: HTMLElement ): ContactDealer | null {
	const { dealerId: id, dealerName: name = '' } = opener.dataset;

	delete opener.dataset.dealerId;
	delete opener.dataset.dealerName;

	return id ? { id, name } : null;
}
