import { regionOf } from '@client/data/region';
import { onZip, storedZip } from '@client/data/zip';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef } from '@wordpress/element';
import { type Region, regionIn } from './region-in';

export interface Props {
	/** The place in the page's address, which the server answered; empty for none. */
	place: string;
	/** The codes of the northern states and provinces. */
	northern: string[];
	/** Whose text is shown if the region is unknown. */
	unknown: Region;
	/** Address of the route `GET /location`. */
	url: string;
	texts: Record< Region, string >;
}

export function View( { place, northern, unknown, url, texts }: Props ) {
	const isEditor = useIsEditor();
	const element = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const block = element.current?.closest< HTMLElement >( '.hvac-block' );

		if ( isEditor || ! block ) {
			return undefined;
		}

		let request = new AbortController();
		let asked = '';
		const follow = async ( entered: string ) => {
			// A block that was loaded for a place is notified of it again.
			if ( entered === asked ) {
				return;
			}

			request.abort();
			asked = entered;
			const { signal } = ( request = new AbortController() );
			const code = entered === '' ? '' : await regionOf( entered, url, signal ).catch( () => '' );

			if ( ! signal.aborted ) {
				block.dataset.region = code === '' ? unknown : regionIn( northern, code );
				asked = code === '' ? '' : entered;
			}
		};

		if ( place === '' ) {
			follow( storedZip() );
		}

		const forget = onZip( follow );

		return () => {
			forget();
			request.abort();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the listener lives as long as the block.
	}, [] );

	// The editor shows both texts, each under its region.
	const name = ( region: Region ) =>
		isEditor && <span className="hvac-regional-text__region">{ texts[ region ] }</span>;

	return (
		<>
			<div ref={ element } className="hvac-regional-text__texts">
				{ name( 'north' ) }
				<Slot
					as="p"
					className="hvac-regional-text__text hvac-regional-text__text--north"
					name="north_campaign_text"
				/>
				{ name( 'south' ) }
				<Slot
					as="p"
					className="hvac-regional-text__text hvac-regional-text__text--south"
					name="south_campaign_text"
				/>
			</div>
		</>
	);
}
