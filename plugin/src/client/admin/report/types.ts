export interface Totals {
	searches: number;
	found: number;
	/** For places without a dealer near. */
	nobody: number;
	/** For places that do not exist. */
	nowhere: number;
}

/** In the order in which they stand on each other. */
export const OUTCOMES = [ 'found', 'nobody', 'nowhere' ] as const;

export type Outcome = ( typeof OUTCOMES )[ number ];

export interface Day extends Record< Outcome, number > {
	/** As 2026-01-31. */
	day: string;
}

export interface Place {
	zip: string;
	/** Empty where the table of places does not know it. */
	name: string;
	region: string;
	lat: number | null;
	lon: number | null;
	searches: number;
	nobody: number;
	last: string;
}

export type StepName = 'homeSize' | 'outdoorUnit' | 'indoorUnit' | 'buyingFactors' | 'issues' | 'zipCode';

/** How far visitors came in one of the recommendation tool's flows. */
export interface Flow {
	flow: 'flow1' | 'flow2' | 'flow3';
	started: number;
	/** In the order of the questions. */
	steps: Array< { step: StepName; total: number } >;
	finished: number;
}

export interface Statistics {
	/** Whether searches are counted now. */
	isOn: boolean;
	daysKept: number;
	from: string;
	to: string;
	totals: Totals;
	/** Of as many days before. */
	before: Totals;
	days: Day[];
	/** Those searched most. */
	places: Place[];
	/** Those where searches found nobody. */
	unserved: Place[];
	wizard: Flow[];
	/** What the repair or replace calculator answered. */
	calculator: { replace: number; repair: number };
}
