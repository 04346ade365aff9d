import { Slot } from '@hvac-blocks/view';
import { View as Slider } from '@ui/slider/view';
import type { ComponentProps } from 'react';

export interface Props {
	level: number;
	hasHeading: boolean;
	slider: ComponentProps< typeof Slider >;
}

/** Any blocks as slides; the twin of `view.php`. */
export const View = ( { level, hasHeading, slider }: Props ) => (
	<>
		{ hasHeading && <Slot as={ `h${ level }` } className="hvac-slider__heading" name="heading" /> }
		<Slider { ...slider } />
	</>
);
