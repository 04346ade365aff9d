import { hasConsent } from '@client/data/consent';
import { useEffect, useRef, useState } from '@wordpress/element';

/** From `Media\VideoPlayer::props()`. */
export interface VideoProps {
	title: string;
	/** Where the video is watched without us. */
	href: string;
	playerUrl: string;
}

/** From `Media\VideoPlayer::texts()`. */
export interface VideoTexts {
	play: string;
	/** Says before the press which host is asked then. */
	loads: string;
	watch: string;
	/** What is said where the visitor's privacy choices forbid the player. */
	refused: string;
}

type PlayState = 'waiting' | 'playing' | 'refused';

/** Whether the player is shown: only a press loads it, and only if the visitor's consent allows that. */
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
	/** Whether the focus goes to it, so that its keys work at once; not in a dialog, which Escape would no longer reach. */
	takesFocus?: boolean;
}

/** The player of another site. It fills what it stands in. */
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
