export interface Totals {
	searches: number;
	found: number;
	/** For places without a nearby dealer. */
	nobody: number;
	/** For nonexistent places. */
	nowhere: number;
}

/** In stacking order. */
export const OUTCOMES = [ 'found', 'nobody', 'nowhere' ] as const;

export type Outcome = ( typeof OUTCOMES )[ number ];

export interface Day extends Record< Outcome, number > {
	/** As 2026-01-31. */
	day: string;
}

export interface Place {
	zip: string;
	/** Empty if the postal areas table does not contain it. */
	name: string;
	region: string;
	lat: number | null;
	lon: number | null;
	searches: number;
	nobody: number;
	last: string;
}

export type StepName = 'homeSize' | 'outdoorUnit' | 'indoorUnit' | 'buyingFactors' | 'issues' | 'zipCode';

/** How far visitors came in one flow of the recommendation tool. */
export interface Flow {
	flow: 'flow1' | 'flow2' | 'flow3';
	started: number;
	/** In the order of the questions. */
	steps: Array< { step: StepName; total: number } >;
	finished: number;
}

export interface Statistics {
	/** Whether searches are currently counted. */
	isOn: boolean;
	daysKept: number;
	from: string;
	to: string;
	totals: Totals;
	/** The preceding period of the same length. */
	before: Totals;
	days: Day[];
	/** The most searched places. */
	places: Place[];
	/** Places where searches found no dealer. */
	unserved: Place[];
	wizard: Flow[];
	/** The repair or replace calculator's answers. */
	calculator: { replace: number; repair: number };
}
