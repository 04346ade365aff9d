import { __ } from '@wordpress/i18n';
import type { Placed } from '../control';
import { number } from './fields';
import { panel } from './placement';
import { position } from './position';

/** What lies over a hero's picture: `dimRatio` and `contentPosition`. `help` says what the strength of the overlay does, `own` is where the words are by default. */
export const overlay = ( help: string, own?: string ): Placed =>
	panel( __( 'Overlay and position', 'hvac-blocks' ), [
		number( 'dimRatio', {
			label: __( 'Overlay strength (%)', 'hvac-blocks' ),
			help,
			min: 0,
			max: 100,
			step: 5,
			allowReset: true,
		} ),
		position( 'contentPosition', __( 'Text position', 'hvac-blocks' ), own ),
	] );
