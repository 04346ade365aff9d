import { findDealers } from '@client/data/dealers';
import { getJson, isRestApiRefusal, RestError } from '@client/data/rest';
import { onZip, storedZip } from '@client/data/zip';
import { cardProps, type CardConfig } from '@client/domain/dealer-card';
import type { Dealer } from '@client/domain/dealers';
import { addressQuery } from '@client/domain/dealers-address';
import { covers } from '@client/domain/zip-coverage';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import { NoDealers } from '@ui/dealers/dealer-search/no-dealers';
import { DealerSkeleton } from '@ui/dealers/dealer-skeleton/view';
import { Message } from '@ui/controls/message/view';
import { useEffect, useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';

const FAILED_AFTER = 30_000;

export interface Props {
	id: string;
	lang: string;
	level: number;
	/** The ZIP codes that the card covers, as numbers. */
	coverage: number[];
	/** The place in the page's address; empty for none. */
	zip: string;
	/** The requested dealer; empty for the nearest. */
	company: string;
	/** The server's answer for the place in the address. */
	answer: Answer | { status: 'unasked' };
	/** The dealer that the editor shows. */
	sample: Dealer | null;
	cardConfig: CardConfig;
	route: { url: string; mode: string };
	phone: { text: string; href: string };
	/** A page that leads to other dealers. */
	findMore: string;
	texts: Record< 'failed' | 'failedHelp' | 'retry' | 'nobody' | 'nobodyHelp' | 'findMore' | 'more', string >;
}

type Answer = { status: 'none' | 'failed' } | { status: 'known'; dealer: Dealer };
type State = Answer | { status: 'hidden' | 'waiting' };

export function View( props: Props ) {
	const { id, level, cardConfig, phone, findMore, texts } = props;
	const { card, state, place, retry } = useSupportDealer( props );
	const { fold, isOpen, toggle, measure } = useFold( card, state );
	const printed = useRef( state );
	const Heading = `h${ level }` as 'h2';

	return (
		<>
			<section
				ref={ card }
				className="hvac-support-dealer-card__card"
				aria-labelledby={ `${ id }-heading` }
				data-fold={ fold > 0 && ! isOpen ? fold : undefined }
				hidden={ state.status === 'hidden' || state.status === 'waiting' }
			>
				<Slot
					as={ Heading }
					className="hvac-support-dealer-card__heading"
					name="heading"
					id={ `${ id }-heading` }
				/>
				{ state.status === 'known' && (
					<DealerCard { ...cardProps( `${ id }-dealer`, state.dealer, cardConfig ) } position={ 1 } />
				) }
				{ state !== printed.current && <AfterLayout onLayout={ measure } /> }
				{ state.status === 'known' && fold > 0 && (
					<button
						type="button"
						className="hvac-button hvac-button--secondary hvac-support-dealer-card__more"
						aria-expanded={ isOpen }
						onClick={ toggle }
					>
						{ texts.more }
					</button>
				) }
				{ state.status === 'failed' && (
					<Message
						svg={ icons.triangleAlert }
						title={ texts.failed }
						text={ texts.failedHelp }
						phone={ phone }
						action={ {
							text: texts.retry,
							href: addressQuery( { place, from: 1, filters: [], view: 'list' } ),
							onPress: retry,
						} }
					/>
				) }
				{ state.status === 'none' && (
					<NoDealers place={ place } texts={ texts } phone={ phone } findMore={ findMore } />
				) }
			</section>
			<div className="hvac-support-dealer-card__waiting" aria-hidden="true">
				<span className="hvac-skeleton hvac-support-dealer-card__line" />
				<DealerSkeleton />
			</div>
		</>
	);
}

const initialState = ( { answer, sample }: Props, isEditor: boolean ): State => {
	if ( isEditor ) {
		return sample ? { status: 'known', dealer: sample } : { status: 'hidden' };
	}

	return answer.status === 'unasked' ? { status: 'hidden' } : answer;
};

/** The highest fold level: 1 hides address and badges, 2 the whole card. */
const FOLD_ALL = 2;

/**
 * A card that appears by itself and is taller than its reserved space shows only a part, and the rest on request, so
 * that nothing moves. The fit is measured before the card is painted.
 */
function useFold( card: RefObject< HTMLElement >, state: State ) {
	const [ shown, setShown ] = useState( { state, fold: 0, isOpen: false } );
	const { fold, isOpen } = shown.state === state ? shown : { fold: 0, isOpen: false };

	const measure = () => {
		const section = card.current;

		if ( ! section || state.status !== 'known' || isOpen || ! section.closest( '[data-covered]' ) ) {
			return;
		}

		const place = parseFloat( getComputedStyle( section ).minBlockSize );

		if ( fold < FOLD_ALL && section.getBoundingClientRect().height > place + 1 ) {
			setShown( { state, fold: fold + 1, isOpen } );
		}
	};

	return { fold, isOpen, measure, toggle: () => setShown( { state, fold, isOpen: ! isOpen } ) };
}

/** Calls back after layout, before paint. */
function AfterLayout( { onLayout }: { onLayout: () => void } ) {
	useLayoutEffect( onLayout );
	return null;
}

/** The dealer for the visitor's ZIP: the one in the address, then the stored one, then each one entered. */
function useSupportDealer( props: Props ) {
	const { lang, coverage, company, route } = props;
	const isEditor = useIsEditor();
	const [ state, setState ] = useState( () => initialState( props, isEditor ) );
	const [ place, setPlace ] = useState( props.zip );
	const card = useRef< HTMLElement >( null );
	const request = useRef< AbortController | null >( null );
	const last = useRef( place );
	const isClosed = useRef( false );

	/** Reserves the space of a card that is loading or shown, so that nothing below moves. */
	const keepPlace = ( isKept: boolean ) =>
		card.current?.closest( '[data-hvac]' )?.toggleAttribute( 'data-covered', isKept );

	const find = async ( zip: string ) => {
		request.current?.abort();
		last.current = zip;
		setPlace( zip );
		const isCovered = covers( coverage, zip );
		keepPlace( isCovered );

		if ( ! isCovered ) {
			setState( { status: 'hidden' } );
			return;
		}

		const abort = new AbortController();
		const limit = setTimeout( () => abort.abort(), FAILED_AFTER );
		request.current = abort;
		setState( { status: 'waiting' } );

		const answer = await lookUp( zip, abort.signal ).catch( ( error: unknown ) => {
			isClosed.current = isRestApiRefusal( error );
			return answerOfError( error );
		} );
		clearTimeout( limit );

		if ( request.current === abort && last.current === zip ) {
			setState( answer );
		}
	};

	const lookUp = async ( zip: string, signal: AbortSignal ): Promise< Answer > => {
		const dealer =
			company === ''
				? ( await findDealers( { ...route, place: zip, lang }, signal ) ).dealers[ 0 ]
				: ( ( await getJson(
						`${ route.url }/${ encodeURIComponent( company ) }`,
						{ lang },
						signal
					) ) as Dealer );

		return dealer ? { status: 'known', dealer } : { status: 'none' };
	};

	useEffect( () => {
		if ( isEditor ) {
			return undefined;
		}

		// The server has answered a place in the address.
		if ( place === '' ) {
			find( storedZip() );
		}

		const forget = onZip( ( zip ) => zip !== last.current && find( zip ) );

		return () => {
			forget();
			request.current?.abort();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the listener lives as long as the block.
	}, [] );

	return {
		card,
		state,
		place,
		retry: () => {
			// If the routes are blocked, the page itself answers.
			if ( isClosed.current ) {
				return false;
			}
			find( last.current );
			return true;
		},
	};
}

/** A dealer that no longer exists counts as none. */
const answerOfError = ( error: unknown ): Answer => ( {
	status: error instanceof RestError && error.status === 404 ? 'none' : 'failed',
} );
