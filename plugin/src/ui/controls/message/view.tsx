import icons from '@contracts/icons.json';
import type { MouseEvent } from 'react';
import { Icon } from '../icon/view';

export interface Props {
	/** An icon's markup from `contracts/icons.json`. */
	svg: string;
	title: string;
	text?: string;
	phone?: { text: string; href: string };
	/** A link; with `onPress` it acts on the page instead, unless that returns false. */
	action?: { text: string; href: string; onPress?: () => boolean };
}

/** Shown instead of missing content: what happened, what to do, who to call. */
export function Message( { svg, title, text, phone, action }: Props ) {
	const onClick = ( event: MouseEvent ) => {
		if ( action?.onPress?.() ) {
			event.preventDefault();
		}
	};

	return (
		<div className="hvac-message">
			<span className="hvac-message__icon">
				<Icon svg={ svg } />
			</span>
			<p className="hvac-message__title">{ title }</p>
			{ text !== undefined && <p className="hvac-message__text">{ text }</p> }
			{ phone && (
				<a className="hvac-message__phone" href={ phone.href }>
					<Icon svg={ icons.phone } />
					<span>{ phone.text }</span>
				</a>
			) }
			{ action && (
				<a className="hvac-button hvac-button--secondary" href={ action.href } onClick={ onClick }>
					{ action.text }
				</a>
			) }
		</div>
	);
}
