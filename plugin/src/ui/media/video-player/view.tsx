import { hasConsent } from '@client/data/consent';
import { useEffect, useRef, useState } from '@wordpress/element';

/** From `Media\VideoPlayer::props()`. */
export interface VideoProps {
	title: string;
	/** The video's page on its own site. */
	href: string;
	playerUrl: string;
}

/** From `Media\VideoPlayer::texts()`. */
export interface VideoTexts {
	play: string;
	/** States before the press which host will be contacted. */
	loads: string;
	watch: string;
	/** The text if the visitor's privacy choices forbid the player. */
	refused: string;
}

type PlayState = 'waiting' | 'playing' | 'refused';

/** Whether the player is shown: only a press loads it, and only with the visitor's consent. */
export function usePlayer(): { state: PlayState; play: () => void; stop: () => void } {
	const [ state, setState ] = useState< PlayState >( 'waiting' );

	return {
		state,
		play: () => setState( hasConsent( 'marketing' ) ? 'playing' : 'refused' ),
		stop: () => setState( 'waiting' ),
	};
}

interface Props {
	url: string;
	title: string;
	/** Whether to focus it, so that its keys work at once; not in a dialog, because Escape would no longer reach it. */
	takesFocus?: boolean;
}

/** Another site's player. It fills its container. */
export function View( { url, title, takesFocus = false }: Props ) {
	const frame = useRef< HTMLIFrameElement >( null );

	useEffect( () => {
		if ( takesFocus ) {
			frame.current?.focus();
		}
	}, [ takesFocus ] );

	return (
		<iframe
			ref={ frame }
			className="hvac-video-player"
			src={ url }
			title={ title }
			allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
