import { findDealers } from '@client/data/dealers';
import { getJson } from '@client/data/rest';
import { onZip, storedZip } from '@client/data/zip';
import { cardProps, type CardFrame } from '@client/domain/dealer-card';
import type { Dealer } from '@client/domain/dealers';
import { covers } from '@client/domain/zip-coverage';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealer-card/view';
import { DealerSkeleton } from '@ui/dealer-skeleton/view';
import { Message } from '@ui/message/view';
import { useEffect, useRef, useState } from '@wordpress/element';

const FAILED_AFTER = 30_000;

export interface Props {
	id: string;
	lang: string;
	level: number;
	/** The ZIP codes that the card is for, as numbers. */
	coverage: number[];
	/** The place in the page's address; empty where none is. */
	place: string;
	/** The dealer shown; empty: the nearest. */
	company: string;
	dealer: Dealer | null;
	/** What the editor shows. */
	sample: Dealer | null;
	frame: CardFrame;
	route: { url: string; mode: string };
	phone: { text: string; href: string };
	/** A script that runs before the page is drawn; empty where none is needed. */
	early: string;
	texts: { failed: string; failedHelp: string; retry: string };
}

type State = { status: 'hidden' | 'waiting' | 'failed' } | { status: 'known'; dealer: Dealer };

export function View( props: Props ) {
	const { id, level, frame, early, phone, texts } = props;
	const card = useRef< HTMLElement >( null );
	const { state, place, retry } = useSupportDealer( props );
	const isShown = state.status === 'known' || state.status === 'failed';
	const Heading = `h${ level }` as 'h2';

	// The block's own element makes room for what is on its way.
	useEffect( () => {
		card.current?.closest( '[data-hvac]' )?.toggleAttribute( 'data-covered', state.status === 'waiting' );
	}, [ state.status ] );

	return (
		<>
			{ early !== '' && <script dangerouslySetInnerHTML={ { __html: early } } /> }
			<section
				ref={ card }
				className="hvac-support-dealer-card__card"
				aria-labelledby={ `${ id }-heading` }
				hidden={ ! isShown }
			>
				<Slot
					as={ Heading }
					className="hvac-support-dealer-card__heading"
					name="heading"
					id={ `${ id }-heading` }
				/>
				{ state.status === 'known' && <DealerCard { ...cardProps( `${ id }-dealer`, state.dealer, frame ) } /> }
				{ state.status === 'failed' && (
					<Message
						svg={ icons.triangleAlert }
						title={ texts.failed }
						text={ texts.failedHelp }
						phone={ phone }
						action={ {
							text: texts.retry,
							href: `?zipcode=${ encodeURIComponent( place ) }`,
							onPress: retry,
						} }
					/>
				) }
			</section>
			<div className="hvac-support-dealer-card__waiting" aria-hidden="true">
				<span className="hvac-skeleton hvac-support-dealer-card__line" />
				<DealerSkeleton />
			</div>
		</>
	);
}

/** The dealer for the visitor's ZIP: the one in the address, then the stored one, then each that is entered. */
function useSupportDealer( { lang, coverage, place, company, sample, route, ...printed }: Props ) {
	const isEditor = useIsEditor();
	const dealer = isEditor ? sample : printed.dealer;
	const [ state, setState ] = useState< State >( dealer ? { status: 'known', dealer } : { status: 'hidden' } );
	const request = useRef< AbortController | null >( null );
	const last = useRef( place );

	const find = async ( zip: string ) => {
		request.current?.abort();
		last.current = zip;

		if ( ! covers( coverage, zip ) ) {
			setState( { status: 'hidden' } );
			return;
		}

		const abort = new AbortController();
		const limit = setTimeout( () => abort.abort(), FAILED_AFTER );
		request.current = abort;
		setState( { status: 'waiting' } );

		const found = await lookUp( zip, abort.signal ).catch( () => 'failed' as const );
		clearTimeout( limit );

		if ( request.current !== abort || last.current !== zip ) {
			return;
		}
		if ( found === 'failed' ) {
			setState( { status: 'failed' } );
		} else {
			setState( found ? { status: 'known', dealer: found } : { status: 'hidden' } );
		}
	};

	const lookUp = async ( zip: string, signal: AbortSignal ): Promise< Dealer | undefined > =>
		company === ''
			? ( await findDealers( { ...route, place: zip, lang }, signal ) ).dealers[ 0 ]
			: ( ( await getJson( `${ route.url }/${ encodeURIComponent( company ) }`, { lang }, signal ) ) as Dealer );

	useEffect( () => {
		if ( isEditor ) {
			return undefined;
		}
		if ( coverage.length === 0 ) {
			// eslint-disable-next-line no-console -- for who builds the page.
			console.warn( 'hvac-blocks/support-dealer-card: the block has no zipcodeCoverage, so it shows no dealer.' );
			return undefined;
		}

		if ( place === '' && storedZip() !== '' ) {
			find( storedZip() );
		} else if ( ! dealer && covers( coverage, place ) ) {
			find( place );
		}

		const forget = onZip( ( zip ) => zip !== last.current && find( zip ) );

		return () => {
			forget();
			request.current?.abort();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the listener lives as long as the block.
	}, [] );

	return {
		state,
		place: last.current,
		retry: () => {
			find( last.current );
			return true;
		},
	};
}
