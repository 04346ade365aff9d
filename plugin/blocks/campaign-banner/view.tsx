import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { View as Action } from '@ui/controls/action/view';
import { type ClaimProps, View as Claim } from '@ui/layout/claim/view';
import { Icon } from '@ui/controls/icon/view';
import { type Props as PictureProps, View as Picture } from '@ui/media/picture/view';
import { useEffect, useRef } from '@wordpress/element';
import { openOnce } from './open-once';

export interface Props {
	id: string;
	level: number;
	/** A button opens it over the page. */
	isModal: boolean;
	/** The link of the offer's text; empty for none. */
	anchorLink: string;
	buttonLink: string;
	image: PictureProps | null;
	claim: ClaimProps | null;
	texts: { close: string };
}

/**
 * An offer. As a dialog it opens and closes by `popovertarget` without this script, which opens it once per session.
 */
export function View( props: Props ) {
	const { id, isModal, texts } = props;
	const isEditor = useIsEditor();
	const panel = useRef< HTMLDialogElement >( null );

	useEffect( () => {
		if ( isModal && ! isEditor ) {
			openOnce( panel.current );
		}
	}, [ isModal, isEditor ] );

	if ( ! isModal ) {
		return (
			<section className="hvac-campaign-banner__panel" aria-labelledby={ `${ id }-text` }>
				<Offer { ...props } />
			</section>
		);
	}

	const label = (
		<>
			<Icon svg={ icons.tag } />
			<Slot as="span" name="buttonText" />
		</>
	);

	if ( isEditor ) {
		return (
			<>
				<div className="hvac-button hvac-pop-up__open">{ label }</div>
				<section className="hvac-campaign-banner__panel hvac-pop-up">
					<Offer { ...props } />
				</section>
			</>
		);
	}

	// React 18 does not support popovers. If a press waited for this script, the dialog is already open and stays so.
	return (
		<>
			<button
				type="button"
				className="hvac-button hvac-pop-up__open"
				{ ...{ popovertarget: `${ id }-dialog`, popovertargetaction: 'show' } }
				aria-haspopup="dialog"
			>
				{ label }
			</button>
			<dialog
				ref={ panel }
				className="hvac-campaign-banner__panel hvac-pop-up"
				id={ `${ id }-dialog` }
				{ ...{ popover: '' } }
				aria-labelledby={ `${ id }-text` }
			>
				<Offer { ...props } />
				<button
					type="button"
					className="hvac-button hvac-button--quiet hvac-pop-up__close"
					{ ...{ popovertarget: `${ id }-dialog`, popovertargetaction: 'hide' } }
					aria-label={ texts.close }
				>
					<Icon svg={ icons.x } />
				</button>
			</dialog>
		</>
	);
}

function Offer( { id, level, anchorLink, buttonLink, image, claim }: Props ) {
	const Heading = `h${ level }` as 'h2';
	const text = <Slot as="span" name="text" />;

	return (
		<>
			{ image && (
				<div className="hvac-campaign-banner__picture">
					<Picture { ...image } />
				</div>
			) }
			<div className="hvac-campaign-banner__words">
				<Heading className="hvac-campaign-banner__text" id={ `${ id }-text` }>
					{ anchorLink === '' ? text : <a href={ anchorLink }>{ text }</a> }
				</Heading>
				<Slot as="p" className="hvac-campaign-banner__details" name="details" />
				<Slot as="p" className="hvac-campaign-banner__details" name="terms" />
				{ claim && <Claim { ...claim } /> }
			</div>
			<p className="hvac-campaign-banner__action">
				<Action slot="buttonLabel" href={ buttonLink } />
			</p>
		</>
	);
}
