import { useWasInView } from '@client/data/use-was-in-view';
import type { Phone, Tracking } from '@client/domain/tracked-number';
import icons from '@contracts/icons.json';
import { Action } from '@hvac-blocks/view';
import { DealerMap, type MapConfig, type MapMarker } from '@ui/dealers/dealer-map/view';
import { Icon } from '@ui/controls/icon/view';
import { useTrackedNumber } from '@ui/dealers/tracked-number/use-tracked-number';
import { createElement, useEffect, useMemo, useRef, useState } from '@wordpress/element';

export interface Props {
	id: string;
	level: number;
	dealer: { id: string; name: string };
	phone: Phone | null;
	/** How to request a tracked number; null if calls are not tracked. */
	tracking: Tracking | null;
	/** Its lines; empty if the dealer hides them. */
	address: string[];
	directions: { text: string; note: string; href: string } | null;
	hours: Array< { days: string; times: string } >;
	/** What `early.ts` shows one of; empty if the hours or the time zone are unknown. */
	now: { open?: string; closed?: string };
	/** Shown if the hours are unknown and the dealer offers emergency service. */
	emergency: string;
	map: { config: MapConfig; marker: MapMarker } | null;
	texts: { contact: string; call: string; hours: string; address: string; showMap: string; map: string };
}

export function View( {
	id,
	level,
	dealer,
	phone,
	tracking,
	address,
	directions,
	hours,
	now,
	emergency,
	map,
	texts,
}: Props ) {
	return (
		<section className="hvac-dealer-profile-contact__card" aria-labelledby={ `${ id }-title` }>
			{ createElement(
				`h${ level }`,
				{ className: 'hvac-visually-hidden', id: `${ id }-title` },
				texts.contact
			) }
			{ phone && <Call dealer={ dealer } phone={ phone } tracking={ tracking } text={ texts.call } /> }
			{ emergency !== '' && (
				<p className="hvac-dealer-profile-contact__row">
					<Icon svg={ icons.clock } />
					<strong>{ emergency }</strong>
				</p>
			) }
			{ address.length > 0 && (
				<div className="hvac-dealer-profile-contact__row">
					<Icon svg={ icons.mapPin } />
					<span className="hvac-visually-hidden">{ texts.address }</span>
					<address className="hvac-dealer-profile-contact__address">
						{ address.map( ( line ) => (
							<span key={ line }>{ line }</span>
						) ) }
						{ directions && (
							<a
								className="hvac-dealer-profile-contact__directions"
								href={ directions.href }
								target="_blank"
								rel="noreferrer external"
							>
								<span>{ directions.text }</span>
								<Icon svg={ icons.externalLink } />
								<span className="hvac-visually-hidden">{ directions.note }</span>
							</a>
						) }
					</address>
				</div>
			) }
			{ Object.entries( now ).map( ( [ state, words ] ) => (
				<p
					key={ state }
					className="hvac-dealer-profile-contact__row hvac-dealer-profile-contact__now"
					data-state={ state }
				>
					<Icon svg={ icons.clock } />
					<strong>{ words }</strong>
				</p>
			) ) }
			{ hours.length > 0 && (
				<div className="hvac-dealer-profile-contact__row">
					<Icon svg={ icons.clock } />
					<span className="hvac-visually-hidden">{ texts.hours }</span>
					<dl className="hvac-dealer-profile-contact__hours">
						{ hours.map( ( { days, times } ) => (
							<div key={ days + times }>
								<dt>{ days }</dt>
								<dd>{ times }</dd>
							</div>
						) ) }
					</dl>
				</div>
			) }
			{ map && <Map id={ `${ id }-map` } map={ map } texts={ texts } /> }
		</section>
	);
}

interface CallProps {
	dealer: Props[ 'dealer' ];
	phone: Phone;
	tracking: Tracking | null;
	text: string;
}

/** The number: the printed one until a tracked one arrives. Text and link change together. */
function Call( { dealer, phone, tracking, text }: CallProps ) {
	const link = useRef< HTMLAnchorElement >( null );
	const isSeen = useWasInView( link, tracking !== null );
	const shown = useTrackedNumber( { phone, tracking, dealer, isWanted: isSeen } );

	return (
		<a
			ref={ link }
			className="hvac-button hvac-dealer-profile-contact__call"
			href={ shown.href ?? undefined }
			aria-busy={ shown.isLoading || undefined }
		>
			<Icon svg={ icons.phone } />
			<span className="hvac-visually-hidden">{ text }</span>
			<span>{ shown.text }</span>
		</a>
	);
}

interface MapProps {
	id: string;
	map: NonNullable< Props[ 'map' ] >;
	texts: Props[ 'texts' ];
}

/** A press replaces the button with the map. */
function Map( { id, map: { config, marker }, texts }: MapProps ) {
	const [ isOpen, open ] = useState( false );
	const region = useRef< HTMLDivElement >( null );
	const markers = useMemo( () => [ marker ], [ marker ] );

	// The focused button is gone.
	useEffect( () => {
		if ( isOpen ) {
			region.current?.focus();
		}
	}, [ isOpen ] );

	return isOpen ? (
		<div ref={ region } className="hvac-dealer-profile-contact__map" tabIndex={ -1 }>
			<DealerMap
				id={ id }
				config={ config }
				label={ texts.map }
				markers={ markers }
				place={ null }
				selected={ marker.id }
				onSelect={ () => {} }
			/>
		</div>
	) : (
		<Action
			className="hvac-button hvac-button--secondary hvac-dealer-profile-contact__open"
			onClick={ () => open( true ) }
		>
			<Icon svg={ icons.map } />
			<span>{ texts.showMap }</span>
		</Action>
	);
}
