export interface Step {
	name: string;
	title: string;
	done: boolean;
	/** Sentences: what is there, and what is missing. */
	facts: string[];
	/** Where to do it; empty where this screen is the place. */
	link: string;
	linkText: string;
}

export interface PageGroup {
	name: string;
	label: string;
	/** By language. */
	total: Record< string, number >;
	made: Record< string, number >;
}

export interface DeadLinks {
	title: string;
	editUrl: string;
	links: string[];
}

export interface PagesState {
	languages: string[];
	/** The first goes with each of the others. */
	groups: PageGroup[];
	/** Whether permalinks have names. */
	readable: boolean;
	deadLinks: DeadLinks[];
}

export interface Delivery {
	destination: string;
	to: string;
	delivered: boolean;
	detail: string;
}

export interface SelfTest {
	at: string;
	/** Why the site could not reach itself; empty where it could. */
	unreached: string;
	/** Why the form was not accepted; empty where it was. */
	problem: string;
	deliveries: Delivery[];
}

export interface SetupAnswer {
	finished: boolean;
	steps: Step[];
	pages: PagesState;
	trial: SelfTest | null;
}

export interface MakeAnswer {
	done: number;
	total: number;
}
