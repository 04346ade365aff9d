import { View as Slider } from '@ui/controls/slider/view';
import type { ComponentProps } from 'react';

export const View = ( { slider }: { slider: ComponentProps< typeof Slider > } ) => <Slider { ...slider } />;
