import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { View as Action } from '@ui/controls/action/view';
import { Icon } from '@ui/controls/icon/view';
import { View as Picture, type Props as PictureProps } from '@ui/media/picture/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties } from 'react';

interface Film {
	src: string;
	type: string;
}

export interface Props {
	level: number;
	/** The button's address. */
	href: string;
	/** The minimum height in pixels. */
	heights: { mobile: number; tablet: number; desktop: number };
	/** How strong the overlay is, in percent; by default, it is strongest behind the words. */
	dim?: number;
	/** Where the words are, as on WordPress' Cover. */
	position?: string;
	picture: PictureProps | null;
	/** Plays over the picture. */
	film: Film | null;
	texts: { pause: string; play: string };
}

/** Text over a picture or a video. Browsers start the video by themselves; this script pauses it. */
export function View( { level, href, heights, dim, position, picture, film, texts }: Props ) {
	const Heading = `h${ level }`;
	const style = {
		'--hvac-hero-mobile': `${ heights.mobile }px`,
		'--hvac-hero-tablet': `${ heights.tablet }px`,
		'--hvac-hero-desktop': `${ heights.desktop }px`,
		...( dim !== undefined && { '--hvac-dim': `${ dim }%` } ),
	} as CSSProperties;

	return (
		<div className="hvac-hero-video__stage" style={ style } data-position={ position }>
			{ picture && <Picture { ...picture } /> }
			{ film && <PausedFilm key={ film.src } { ...film } texts={ texts } /> }
			<div className="hvac-hero-video__words">
				<Slot as={ Heading } className="hvac-hero__heading" name="heading" />
				<Slot as="p" className="hvac-hero__text" name="text" />
				<Slot className="hvac-hero-video__inner" name="content" />
				<p className="hvac-hero__actions">
					<Action slot="linkText" href={ href } class="hvac-hero-video__link" />
				</p>
			</div>
		</div>
	);
}

function PausedFilm( { src, type, texts }: Film & Pick< Props, 'texts' > ) {
	const film = useRef< HTMLVideoElement >( null );
	const [ isPlaying, setPlaying ] = useState( true );

	// A browser in battery saver mode loads the video without starting it.
	useEffect( () => setPlaying( ! film.current?.currentSrc || ! film.current.paused ), [] );

	const press = () => {
		if ( film.current?.paused ) {
			// If the browser forbids playback, the picture stays.
			film.current.play().catch( () => {} );
		} else {
			film.current?.pause();
		}
	};

	return (
		<>
			<video
				ref={ film }
				className="hvac-film"
				autoPlay
				muted
				loop
				playsInline
				aria-hidden="true"
				suppressHydrationWarning
				onPlay={ () => setPlaying( true ) }
				onPause={ () => setPlaying( false ) }
			>
				<source
					media="(prefers-reduced-motion: no-preference) and (scripting: enabled)"
					src={ src }
					type={ type }
				/>
			</video>
			<button
				type="button"
				className="hvac-hero-video__pause"
				aria-label={ isPlaying ? texts.pause : texts.play }
				onClick={ press }
			>
				<Icon svg={ isPlaying ? icons.pause : icons.play } />
			</button>
		</>
	);
}
