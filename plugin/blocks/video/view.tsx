import { hasConsent } from '@client/data/consent';
import icons from '@contracts/icons.json';
import { Action, Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/icon/view';
import { View as Picture, type Props as PictureProps } from '@ui/picture/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent } from 'react';

export interface Props {
	id: string;
	title: string;
	/** Where the video is watched without us. */
	href: string;
	playerUrl: string;
	picture: PictureProps | null;
	hasTranscript: boolean;
	texts: { play: string; loads: string; watch: string; refused: string; transcript: string };
}

/** A picture and a button. Only its press loads the player, if the visitor's consent allows that. */
export function View( { title, href, playerUrl, picture, hasTranscript, texts }: Props ) {
	const isEditor = useIsEditor();
	const [ state, setState ] = useState< 'waiting' | 'playing' | 'refused' >( 'waiting' );

	const play = ( event: FormEvent ) => {
		event.preventDefault();

		if ( ! isEditor ) {
			setState( hasConsent( 'marketing' ) ? 'playing' : 'refused' );
		}
	};

	return (
		<>
			<figure className="hvac-video__figure">
				<div className="hvac-video__frame">
					{ state === 'playing' ? (
						<Player url={ playerUrl } title={ title } />
					) : (
						<>
							{ picture && <Picture { ...picture } /> }
							<form className="hvac-video__start" action={ href } onSubmit={ play }>
								<Action type="submit" className="hvac-video__play">
									<span className="hvac-video__disc">
										<Icon svg={ icons.play } />
									</span>
									<span className="hvac-visually-hidden">{ texts.play }</span>
								</Action>
							</form>
						</>
					) }
				</div>
				<figcaption className="hvac-video__caption">
					<Slot as="span" className="hvac-video__title" name="title" />
					<span className="hvac-video__note">
						{ `${ texts.loads } ` }
						<a href={ href }>{ texts.watch }</a>
					</span>
					<span className="hvac-video__refused" role="status">
						{ state === 'refused' ? texts.refused : null }
					</span>
				</figcaption>
			</figure>
			{ ( hasTranscript || isEditor ) && (
				<details className="hvac-disclosure hvac-video__transcript" open={ isEditor || undefined }>
					<summary className="hvac-disclosure__summary">
						<span>{ texts.transcript }</span>
						<Icon svg={ icons.chevronDown } />
					</summary>
					<Slot className="hvac-disclosure__content" name="transcript" />
				</details>
			) }
		</>
	);
}

/** The focus goes to it: its keys work at once. */
function Player( { url, title }: { url: string; title: string } ) {
	const frame = useRef< HTMLIFrameElement >( null );

	useEffect( () => frame.current?.focus(), [] );

	return (
		<iframe
			ref={ frame }
			className="hvac-video__player"
			src={ url }
			title={ title }
			allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
			allowFullScreen
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
