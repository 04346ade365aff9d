import { Slot } from '@hvac-blocks/view';
import { View as SectionHead } from '@ui/layout/section-head/view';
import type { ComponentProps } from 'react';
import { View as Slider } from './view';

export interface Props {
	level: number;
	/** The classes of the heading; empty where there is none. Without them a section's heading and sentence stand there. */
	headingClass?: string;
	slider: ComponentProps< typeof Slider >;
}

/** What a block is whose inner blocks are slides. One view, so that the blocks' islands are one file. */
export const SliderBlock = ( { level, headingClass, slider }: Props ) => (
	<>
		{ headingClass && <Slot as={ `h${ level }` } className={ headingClass } name="heading" /> }
		{ headingClass === undefined && <SectionHead level={ level } /> }
		<Slider { ...slider } />
	</>
);
