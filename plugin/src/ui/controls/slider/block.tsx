import { Slot } from '@hvac-blocks/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import type { ComponentProps } from 'react';
import { View as Slider } from './view';

export interface Props {
	level: number;
	/** The heading's classes; empty for no heading. By default a section's heading and sentence are shown. */
	headingClass?: string;
	slider: ComponentProps< typeof Slider >;
}

/** The view of blocks whose inner blocks are slides. One view, so that the blocks' islands are one file. */
export const SliderBlock = ( { level, headingClass, slider }: Props ) => (
	<>
		{ headingClass && <Slot as={ `h${ level }` } className={ headingClass } name="heading" /> }
		{ headingClass === undefined && <SectionHead level={ level } /> }
		<Slider { ...slider } />
	</>
);
