import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { showDialog, View as Dialog } from '@ui/controls/dialog/view';
import { Icon } from '@ui/controls/icon/view';
import { View as Picture, type Props as PictureProps } from '@ui/media/picture/view';
import { View as PlayDisc } from '@ui/media/play-disc/view';
import { usePlayer, View as Player, type VideoProps, type VideoTexts } from '@ui/media/video-player/view';
import { useEffect, useRef } from '@wordpress/element';
import type { FormEvent, RefObject } from 'react';

type Video = VideoProps & { texts: VideoTexts };

export interface Props {
	id: string;
	/** The linked page, if there is no video. */
	href: string;
	video: Video | null;
	picture: PictureProps | null;
	texts: { close: string };
}

/** A card that links to a page, or a button that opens a video over the page. */
export function View( { id, href, video, picture, texts }: Props ) {
	return (
		<div className="hvac-app-video-link__card">
			{ picture && (
				<div className="hvac-app-video-link__picture hvac-video-frame">
					<Picture { ...picture } />
					{ video && <PlayDisc /> }
				</div>
			) }
			<div className="hvac-app-video-link__words">
				{ video ? (
					<Opener id={ id } video={ video } close={ texts.close } />
				) : (
					<a className="hvac-app-video-link__open" href={ href }>
						<Slot as="span" name="text" />
						<Icon svg={ icons.arrowRight } />
					</a>
				) }
			</div>
		</div>
	);
}

function Opener( { id, video, close }: { id: string; video: Video; close: string } ) {
	const { href, texts } = video;
	const isEditor = useIsEditor();
	const button = useRef< HTMLButtonElement >( null );
	const { state, play, stop } = usePlayer();

	const press = ( event: FormEvent ) => {
		event.preventDefault();
		play();
	};

	return (
		<>
			{ isEditor ? (
				<div className="hvac-app-video-link__open">
					<Slot as="span" name="text" />
				</div>
			) : (
				<form action={ href } onSubmit={ press }>
					<button ref={ button } type="submit" className="hvac-app-video-link__open" aria-haspopup="dialog">
						<Slot as="span" name="text" />
					</button>
				</form>
			) }
			<p className="hvac-app-video-link__note">
				{ `${ texts.loads } ` }
				<a href={ href }>{ texts.watch }</a>
			</p>
			{ state !== 'waiting' && (
				<PlayerDialog
					id={ `${ id }-dialog` }
					video={ video }
					isRefused={ state === 'refused' }
					returnTo={ button }
					close={ close }
					onClose={ stop }
				/>
			) }
		</>
	);
}

interface PlayerDialogProps {
	id: string;
	video: Video;
	isRefused: boolean;
	returnTo: RefObject< HTMLElement >;
	close: string;
	onClose: () => void;
}

/** Open while it is rendered. The focus stays outside the player, so that Escape closes the dialog. */
function PlayerDialog( { id, video, isRefused, returnTo, close, onClose }: PlayerDialogProps ) {
	const dialog = useRef< HTMLDialogElement >( null );

	useEffect( () => showDialog( dialog.current ), [] );

	return (
		<Dialog
			dialog={ dialog }
			returnTo={ returnTo }
			className="hvac-app-video-link__dialog"
			labelledBy={ `${ id }-title` }
			close={ close }
			isOpen={ false }
			onClose={ onClose }
		>
			<h2 className="hvac-app-video-link__title" id={ `${ id }-title` }>
				{ video.title }
			</h2>
			{ isRefused ? (
				<p className="hvac-app-video-link__refused">{ video.texts.refused }</p>
			) : (
				<div className="hvac-video-frame">
					<Player url={ video.playerUrl } title={ video.title } />
				</div>
			) }
			<p className="hvac-app-video-link__note">
				<a href={ video.href }>{ video.texts.watch }</a>
			</p>
		</Dialog>
	);
}
