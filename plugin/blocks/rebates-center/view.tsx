import { shortPlace } from '@client/dealer-search/announcement';
import { areaOf } from '@client/domain/postal-code';
import { fill } from '@client/domain/text';
import { Slot } from '@hvac-blocks/view';
import { View as PlaceSearch } from '@ui/dealers/place-search/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import { useEffect, useRef } from '@wordpress/element';
import { resultsText, RebateList } from './list';
import type { Props } from './types';
import { useOffers, type Offers, type OffersState } from './use-offers';
import { useRebates, type Rebates } from './use-rebates';

/** The status text for the partner's offers, unless the initial one applies. */
const OFFERS_STATUS: Partial< Record< OffersState, 'loadingOffers' | 'failedOffers' | 'refusedOffers' > > = {
	loading: 'loadingOffers',
	failed: 'failedOffers',
	refused: 'refusedOffers',
};

export function View( props: Props ) {
	const { id, level, placeholder, error, scriptUrl, texts } = props;
	const rebates = useRebates( props );
	const { answer, place, isBusy, isAsked } = rebates;
	const zip = ( answer.status === 'found' && answer.location?.zip ) || areaOf( place );
	const offers = useOffers( scriptUrl, isBusy ? '' : zip );
	const hasOffers = offers.state === 'shown';
	const offersStatus = OFFERS_STATUS[ offers.state ];
	const count = useRef< HTMLParagraphElement >( null );
	const page = answer.status === 'found' ? answer.page : 0;
	const shownPage = useRef( page );

	// The pressed link is gone or elsewhere: move the focus to the top of the new page.
	useEffect( () => {
		if ( isAsked && page > 0 && page !== shownPage.current ) {
			count.current?.focus();
		}
		shownPage.current = page;
	}, [ page, isAsked ] );

	return (
		<>
			<SectionHead level={ level } />
			<div className="hvac-rebates" id={ id }>
				<PlaceSearch
					id={ id }
					action={ `#${ id }` }
					value={ place }
					placeholder={ placeholder }
					error={ error }
					layout="inline"
					texts={ texts }
					onPlace={ rebates.find }
				/>
				{ ! hasOffers && (
					<div className="hvac-rebates__found" aria-busy={ isBusy }>
						<RebateList { ...props } rebates={ rebates } count={ count } />
					</div>
				) }
				{ scriptUrl !== '' && zip !== '' && <PartnerOffers offers={ offers } zip={ zip } { ...props } /> }
				<Slot as="p" className="hvac-rebates__note" name="note" />
				<p className="hvac-visually-hidden" role="status">
					{ offersStatus ? texts[ offersStatus ] : announcement( rebates, props ) }
				</p>
			</div>
		</>
	);
}

/** The container of the partner's script, and the button that loads it. */
function PartnerOffers( {
	offers: { state, element, load },
	zip,
	pageSize,
	texts,
}: Props & { offers: Offers; zip: string } ) {
	return (
		<div className="hvac-rebates__offers">
			{ state !== 'shown' && (
				<>
					<p>{ texts[ OFFERS_STATUS[ state ] ?? 'offers' ] }</p>
					<button
						type="button"
						className="hvac-button hvac-button--secondary"
						aria-busy={ state === 'loading' || undefined }
						onClick={ load }
					>
						{ texts.loadOffers }
					</button>
				</>
			) }
			<div
				ref={ element }
				className="hvac-rebates__script"
				data-zip={ zip }
				data-page-size={ pageSize }
				tabIndex={ -1 }
				hidden={ state !== 'shown' }
			/>
		</div>
	);
}

/** The screen reader announcement of a search that the visitor started; empty for the initial page. */
function announcement( rebates: Rebates, { texts, lang }: Props ): string {
	const { answer, place, isAsked, isBusy } = rebates;

	if ( ! isAsked ) {
		return '';
	}
	if ( isBusy ) {
		return fill( texts.searching, { place: shortPlace( place ) } );
	}
	if ( answer.status === 'found' && answer.location && answer.total === 0 ) {
		return fill( texts.nothing, { place: shortPlace( place ) } );
	}
	if ( answer.status === 'found' && ! answer.location ) {
		return fill( texts.nowhere, { place: shortPlace( place ) } );
	}

	return answer.status === 'failed' ? texts.failed : resultsText( { rebates, texts, lang } );
}
