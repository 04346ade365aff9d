import { sliderLayout, type SliderSettings, type SliderTexts } from '@client/domain/slider';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { useRef } from '@wordpress/element';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import { Icon } from '../icon/view';
import { useRotation } from './use-rotation';
import { useSlider } from './use-slider';

export interface Props {
	id: string;
	/** The slides' label: "Dealers near Plano". */
	label: string;
	settings: SliderSettings;
	texts: SliderTexts;
	/** The initial position, from 0. */
	initial?: number;
	onSlide?: ( position: number ) => void;
	/** The slides, each with a key. */
	children: ReactElement[];
}

// Elements in which an arrow key has its own meaning.
const USES_ARROW_KEYS =
	'input, select, textarea, video, audio, [contenteditable="true"], [role="tablist"], [role="slider"]';

/**
 * A row of slides: it scrolls without a script and slides with one. The twin of `view.php`. For other slides, use
 * another slider.
 */
export const Slider = ( props: Props ) => (
	<Row key={ props.children.map( ( { key } ) => key ).join( '\n' ) } { ...props } />
);

interface ViewProps extends Omit< Props, 'children' > {
	slides: Array< { slot: string } >;
}

/**
 * A slider whose slides are server HTML: inner blocks, which React preserves. In the editor nothing slides: all of
 * them can be edited.
 */
export const View = ( { slides, ...props }: ViewProps ) =>
	useIsEditor() ? (
		<section className="hvac-slider" id={ props.id } aria-label={ props.label }>
			<div className="hvac-slider__row">
				<Slot className="hvac-slider__edited" name="content" />
			</div>
		</section>
	) : (
		<Slider { ...props }>
			{ slides.map( ( { slot } ) => (
				<Slot key={ slot } className="hvac-slider__slot" name={ slot } />
			) ) }
		</Slider>
	);

function Row( { id, label, settings, texts, initial = 0, onSlide, children }: Props ) {
	const root = useRef< HTMLElement >( null );
	const count = children.length;
	const layout = sliderLayout( settings, count );
	const slider = useSlider( { settings, count, initial, onSlide } );
	const rotation = useRotation( root, slider.next, slider.delay, slider.position );
	const { isPlaying, isRotating, handlers } = rotation;
	const { position, positions, isLoop, isReady } = slider;
	// Until it slides, the keyboard scrolls it.
	const place = isReady ? -1 : 0;
	const isAtStart = ! isLoop && position === 0;
	const isAtEnd = ! isLoop && positions > 0 && position === positions - 1;

	const onFocus = ( event: FocusEvent ) => {
		handlers.onFocus( event );
		const slide = event.target.closest( '.hvac-slider__slide' );

		if ( slide && isReady ) {
			slider.reveal( slide );
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its buttons do, from all of it.
		<section
			ref={ root }
			className="hvac-slider"
			id={ id }
			aria-roledescription={ texts.carousel }
			aria-label={ label }
			data-mobile={ layout.devices.mobile }
			data-tablet={ layout.devices.tablet }
			data-desk={ layout.devices.desk }
			data-breakpoints={
				settings.breakpoints && `${ settings.breakpoints.tablet }-${ settings.breakpoints.desk }`
			}
			{ ...handlers }
			onFocus={ onFocus }
			onKeyDown={ ( event ) => onKey( event, slider ) }
		>
			<style dangerouslySetInnerHTML={ { __html: settings.css } } />
			<div className="hvac-slider__bar">
				<button
					type="button"
					className="hvac-slider__button hvac-slider__rotate"
					aria-label={ isPlaying ? texts.pause : texts.play }
					onClick={ rotation.toggle }
				>
					<Icon svg={ isPlaying ? icons.pause : icons.play } />
				</button>
				<button
					type="button"
					className="hvac-slider__button hvac-slider__arrow"
					aria-label={ texts.previous }
					aria-controls={ `${ id }-row` }
					aria-disabled={ isAtStart }
					onClick={ isAtStart ? undefined : slider.previous }
				>
					<Icon svg={ icons.chevronLeft } />
				</button>
				{ settings.counts && (
					<span className="hvac-slider__count" aria-hidden>
						{ fill( texts.position, { number: layout.slideAt( position ), count } ) }
					</span>
				) }
				<button
					type="button"
					className="hvac-slider__button hvac-slider__arrow"
					aria-label={ texts.next }
					aria-controls={ `${ id }-row` }
					aria-disabled={ isAtEnd }
					onClick={ isAtEnd ? undefined : slider.next }
				>
					<Icon svg={ icons.chevronRight } />
				</button>
			</div>
			<div
				ref={ slider.row }
				className="hvac-slider__row"
				id={ `${ id }-row` }
				tabIndex={ layout.isRow ? place : undefined }
			>
				<div className="hvac-slider__track">
					{ children.map( ( child, index ) => (
						<div
							key={ child.key }
							className="hvac-slider__slide"
							role="group"
							tabIndex={ -1 }
							aria-roledescription={ texts.slide }
							aria-label={ fill( texts.position, { number: index + 1, count } ) }
						>
							{ child }
						</div>
					) ) }
				</div>
			</div>
			{ layout.dots.length > 0 && (
				<div className="hvac-slider__dots" role="group" aria-label={ texts.dots }>
					{ layout.dots.map( ( devices, index ) => (
						<button
							key={ index }
							type="button"
							className="hvac-slider__dot"
							data-on={ devices }
							aria-label={ fill( texts.dot, { number: layout.slideAt( index ), count } ) }
							aria-current={ index === position }
							onClick={ () => slider.to( index ) }
						/>
					) ) }
				</div>
			) }
			<p className="hvac-visually-hidden" aria-live={ isRotating ? 'off' : 'polite' } aria-atomic="true">
				{ slider.shown && positionText( slider.shown, count, texts ) }
			</p>
		</section>
	);
}

const positionText = (
	[ first, last ]: [ number, number ],
	count: number,
	{ position, range }: SliderTexts
): string => ( first === last ? fill( position, { number: first, count } ) : fill( range, { first, last, count } ) );

/** Arrow keys anywhere in the slider slide it. */
function onKey(
	event: KeyboardEvent,
	{ previous, next, positions, position, isLoop }: ReturnType< typeof useSlider >
) {
	const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
	const isOurs =
		positions > 1 &&
		( key === 'ArrowLeft' || key === 'ArrowRight' ) &&
		! ( altKey || ctrlKey || metaKey || shiftKey ) &&
		! ( target as Element ).closest( USES_ARROW_KEYS );

	if ( ! isOurs ) {
		return;
	}

	event.preventDefault();

	if ( key === 'ArrowLeft' && ( isLoop || position > 0 ) ) {
		previous();
	} else if ( key === 'ArrowRight' && ( isLoop || position < positions - 1 ) ) {
		next();
	}
}
