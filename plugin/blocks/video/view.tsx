import icons from '@contracts/icons.json';
import { Action, Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import { View as Picture, type Props as PictureProps } from '@ui/media/picture/view';
import { View as PlayDisc } from '@ui/media/play-disc/view';
import { usePlayer, View as Player, type VideoProps, type VideoTexts } from '@ui/media/video-player/view';
import type { FormEvent } from 'react';

export interface Props extends VideoProps {
	id: string;
	picture: PictureProps | null;
	hasTranscript: boolean;
	texts: VideoTexts & { transcript: string };
}

/** A picture and a button. Only a press loads the player. */
export function View( { title, href, playerUrl, picture, hasTranscript, texts }: Props ) {
	const isEditor = useIsEditor();
	const { state, play } = usePlayer();

	const press = ( event: FormEvent ) => {
		event.preventDefault();

		if ( ! isEditor ) {
			play();
		}
	};

	return (
		<>
			<figure className="hvac-video__figure">
				<div className="hvac-video-frame">
					{ state === 'playing' ? (
						<Player url={ playerUrl } title={ title } takesFocus />
					) : (
						<>
							{ picture && <Picture { ...picture } /> }
							<form className="hvac-video__start" action={ href } onSubmit={ press }>
								<Action type="submit" className="hvac-video__play">
									<PlayDisc />
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
