import { useWasInView } from '@client/data/use-was-in-view';
import type { Phone, Tracking } from '@client/domain/tracked-number';
import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import { useTrackedNumber } from '@ui/dealers/tracked-number/use-tracked-number';
import { useRef } from '@wordpress/element';

type Mode = 'button' | 'text' | 'none';

export interface Props {
	/** The number's look below 640 pixels, from 640, and from 1024. */
	modes: { mobile: Mode; tablet: Mode; desktop: Mode };
	phone: Phone;
	dealer: { id: string; name: string };
	tracking: Tracking | null;
}

/** A phone number; a tracked one is requested once it comes into view. */
export function View( { modes, phone, dealer, tracking }: Props ) {
	const line = useRef< HTMLDivElement >( null );
	const isSeen = useWasInView( line, tracking !== null );
	const { text, href } = useTrackedNumber( { phone, tracking, dealer, isWanted: isSeen } );
	const used = Object.values( modes );

	return (
		<div
			ref={ line }
			className="hvac-phone-button__line"
			data-mobile={ modes.mobile }
			data-tablet={ modes.tablet }
			data-desktop={ modes.desktop }
		>
			{ used.includes( 'button' ) && (
				<a className="hvac-button hvac-phone-button__button" href={ href ?? phone.href }>
					<Icon svg={ icons.phone } />
					<Slot as="span" className="hvac-phone-button__action" name="buttonText" />{ ' ' }
					<span className="hvac-number" aria-live="polite" data-printed={ phone.text }>
						{ text }
					</span>
				</a>
			) }
			{ used.includes( 'text' ) && (
				<p className="hvac-phone-button__text">
					<Slot as="span" className="hvac-phone-button__leading" name="leadingText" />{ ' ' }
					<a className="hvac-phone-button__link" href={ href ?? phone.href }>
						<Icon svg={ icons.phone } />
						<span className="hvac-number" aria-live="polite" data-printed={ phone.text }>
							{ text }
						</span>
					</a>
				</p>
			) }
		</div>
	);
}
