import { hasConsent } from '@client/data/consent';
import { storedNumber } from '@client/data/number-store';
import { isUsable, withHyphens, telephone } from '@client/domain/phone-number';
import { marketingCode, withTimeout, type Answer, type Phone, type Tracking } from '@client/domain/tracked-number';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useState } from '@wordpress/element';

/** The displayed number: all of it changes in one render. */
export interface ShownNumber {
	text: string;
	/** Null if there is nothing to dial. */
	href: string | null;
	isLoading?: boolean;
}

interface Options {
	phone: Phone | null;
	/** Null while feature flag 126 is off. */
	tracking: Tracking | null;
	dealer: { id: string; name: string };
	/** Whether the visitor requested the number, or sees it. */
	isWanted: boolean;
	/** What to show if no tracked number arrives: the printed one, or that there is none. */
	failure?: 'fallback' | 'n/a';
}

/** Longer than all sources together may take. */
const TIMEOUT_MS = 8000;

/** No data about a visit leaves the site without consent; the site's own numbers need none. */
const mayRequest = ( { adapter }: Tracking ): boolean => adapter === 'none' || hasConsent( 'marketing' );

/**
 * The number to show: the printed one until it is needed, then a tracked one, whose code is loaded only then.
 *
 * While a tracked number is pending, the text says so and the link dials the printed number.
 */
export function useTrackedNumber( { phone, tracking, dealer, isWanted, failure = 'fallback' }: Options ): ShownNumber {
	const isEditor = useIsEditor();
	const [ answer, setAnswer ] = useState< Answer | 'loading' | null >( null );
	const isAsked = isWanted && tracking !== null && phone !== null && phone.group !== '' && ! isEditor;
	const { group = '', text = '' } = phone ?? {};
	const { id, name } = dealer;

	useEffect( () => {
		if ( ! isAsked || ! mayRequest( tracking ) ) {
			return undefined;
		}

		const { host, pathname } = window.location;
		const code = marketingCode( tracking.codes, host, pathname );
		const line = { group, code, number: text, dealer: { id, name } };
		const stored = storedNumber( line );
		let isGone = false;

		setAnswer( stored ?? 'loading' );

		if ( ! stored ) {
			const ask = () => import( '@hvac-blocks/calls' ).then( ( calls ) => calls.askNumber( tracking, line ) );
			void withTimeout( TIMEOUT_MS, ask ).then( ( given ) => isGone || setAnswer( given ) );
		}

		return () => {
			isGone = true;
		};
	}, [ isAsked, tracking, group, text, id, name ] );

	return shown( phone, tracking, answer, failure );
}

function shown(
	phone: Phone | null,
	tracking: Tracking | null,
	answer: Answer | 'loading' | null,
	failure: 'fallback' | 'n/a'
): ShownNumber {
	const printed = { text: phone?.text ?? '', href: phone?.href ?? null };

	if ( answer === null || ! tracking ) {
		return printed;
	}

	if ( answer === 'loading' ) {
		return { ...printed, text: tracking.texts.loading, isLoading: true };
	}

	if ( failure === 'n/a' && ! answer.isTracked ) {
		return { text: tracking.texts.none, href: null };
	}

	const text = withHyphens( answer.number );

	return isUsable( text ) && text !== tracking.defaultNumber ? { text, href: telephone( text ) } : printed;
}
