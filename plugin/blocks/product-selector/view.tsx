import { sliderLayout, type SliderSettings, type SliderTexts } from '@client/domain/slider';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import { type Props as PictureProps, View as Picture } from '@ui/media/picture/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import { useSlider } from '@ui/controls/slider/use-slider';
import { followKey } from '@ui/controls/tabs/follow-key';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useChoice } from './use-choice';

interface ChoiceProps {
	/** The panel's ID, and its name in the address. */
	id: string;
	/** The panel's content: an inner block. */
	slot: string;
	text: string;
	picture: PictureProps | null;
}

export interface Props {
	id: string;
	level: number;
	choices: ChoiceProps[];
	/** How the choices scroll if they do not all fit. */
	row: { settings: SliderSettings; texts: SliderTexts };
	texts: { choices: string };
}

export function View( props: Props ) {
	const isEditor = useIsEditor();

	return (
		<>
			<SectionHead level={ props.level } />
			{ isEditor ? <Slot className="hvac-product-selector__edited" name="content" /> : <Tabs { ...props } /> }
		</>
	);
}

function Tabs( { id, choices, row, texts }: Props ) {
	const count = choices.length;
	const slider = useSlider( { settings: row.settings, count, initial: 0 } );
	const layout = sliderLayout( row.settings, count );
	const { chosen, choose } = useChoice( choices.map( ( choice ) => choice.id ) );
	const { position, positions } = slider;
	const isAtStart = position === 0;
	const isAtEnd = positions > 0 && position === positions - 1;

	const onKeyDown = ( event: KeyboardEvent ) =>
		followKey( event, slider.row.current, chosen, ( at ) => choose( at, true ) );

	return (
		<>
			<section
				className="hvac-slider hvac-product-selector__row"
				data-mobile={ layout.devices.mobile }
				data-breakpoints="500-1000"
				data-tablet={ layout.devices.tablet }
				data-desk=""
			>
				{ /* For mouse users; the keyboard has the tab keys. */ }
				<div className="hvac-slider__bar">
					<button
						type="button"
						className="hvac-slider__button hvac-slider__arrow"
						tabIndex={ -1 }
						aria-label={ row.texts.previous }
						aria-disabled={ isAtStart }
						onClick={ isAtStart ? undefined : slider.previous }
					>
						<Icon svg={ icons.chevronLeft } />
					</button>
					<span className="hvac-slider__count" aria-hidden>
						{ fill( row.texts.position, { number: layout.slideAt( position ), count } ) }
					</span>
					<button
						type="button"
						className="hvac-slider__button hvac-slider__arrow"
						tabIndex={ -1 }
						aria-label={ row.texts.next }
						aria-disabled={ isAtEnd }
						onClick={ isAtEnd ? undefined : slider.next }
					>
						<Icon svg={ icons.chevronRight } />
					</button>
				</div>
				<div ref={ slider.row } className="hvac-slider__row">
					{ /* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus. */ }
					<div
						className="hvac-slider__track hvac-product-selector__choices"
						role="tablist"
						aria-label={ texts.choices }
						style={ { '--hvac-choices': count } as CSSProperties }
						onKeyDown={ onKeyDown }
					>
						{ choices.map( ( choice, index ) => (
							<button
								key={ choice.id }
								type="button"
								className="hvac-slider__slide hvac-product-selector__choice"
								role="tab"
								id={ `${ id }-choice-${ index }` }
								aria-controls={ choice.id }
								aria-selected={ index === chosen }
								tabIndex={ index === chosen ? 0 : -1 }
								// The early script chose the panel that the address names.
								suppressHydrationWarning
								onClick={ () => choose( index, false ) }
							>
								{ choice.picture && <Picture { ...choice.picture } /> }
								<span className="hvac-product-selector__name">{ choice.text }</span>
							</button>
						) ) }
					</div>
				</div>
			</section>
			<div className="hvac-product-selector__panels">
				{ choices.map( ( choice, index ) => (
					<div
						key={ choice.id }
						className="hvac-product-selector__panel"
						id={ choice.id }
						data-chosen={ index === chosen ? '' : undefined }
						role="tabpanel"
						tabIndex={ 0 }
						aria-labelledby={ `${ id }-choice-${ index }` }
						suppressHydrationWarning
					>
						<Slot className="hvac-product-selector__product" name={ choice.slot } />
					</div>
				) ) }
			</div>
		</>
	);
}
