import type { Statistics } from '../shared/answers';

export type { Statistics };

/** In stacking order. */
export const OUTCOMES = [ 'found', 'nobody', 'nowhere' ] as const;

export type Outcome = ( typeof OUTCOMES )[ number ];

export type Totals = Statistics[ 'totals' ];

export type Day = Statistics[ 'days' ][ number ];

export type Place = Statistics[ 'places' ][ number ];

/** How far visitors came in one flow of the recommendation tool. */
export type Flow = Statistics[ 'wizard' ][ number ];

export type StepName = Flow[ 'steps' ][ number ][ 'step' ];
