export interface Step {
	name: string;
	title: string;
	done: boolean;
	/** Sentences: what is done, and what is missing. */
	facts: string[];
	/** Where to do it; empty if it is done on this screen. */
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
	/** The first group is required by each of the others. */
	groups: PageGroup[];
	/** Whether permalinks are readable. */
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
	/** Why the site could not reach itself; empty if it could. */
	unreached: string;
	/** Why the form was rejected; empty if it was accepted. */
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
