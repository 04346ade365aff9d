import { View as SectionHead } from '@ui/section-head/view';
import { View as Slider } from '@ui/slider/view';
import type { ComponentProps } from 'react';

export interface Props {
	level: number;
	slider: ComponentProps< typeof Slider >;
}

/** The products as cards in a row; each card is an inner block. */
export const View = ( { level, slider }: Props ) => (
	<>
		<SectionHead level={ level } />
		<Slider { ...slider } />
	</>
);
