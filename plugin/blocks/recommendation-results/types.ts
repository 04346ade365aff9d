import type { CardConfig, System } from './system-cards';
import type { ClaimProps } from '@ui/layout/claim/view';
import type { Props as DealerProps } from '@ui/dealers/dealer-card/view';
import type { Props as LaneProps } from '@ui/dealers/emergency-lane/view';
import type { ResultIcon } from './icons';

interface Line {
	icon: ResultIcon;
	text: string;
}

type Text =
	| 'failed'
	| 'failedHelp'
	| 'retry'
	| 'nobody'
	| 'nobodyHelp'
	| 'findMore'
	| 'change'
	| 'print'
	| 'fit'
	| 'starts'
	| 'prices'
	| 'noPrice'
	| 'included'
	| 'ask'
	| 'why'
	| 'dealer'
	| 'broken'
	| 'brokenHelp'
	| 'none'
	| 'noneHelp'
	| 'trying';

export interface Results {
	id: string;
	lang: string;
	/** A summary of the answers. */
	facts: Line[];
	/** Null if the service did not answer. */
	systems: System[] | null;
	cards: CardConfig;
	/** The period for which the prices are valid. */
	validity: ClaimProps | null;
	/** The period for which the offer is valid. */
	claim: ClaimProps | null;
	/** Why the systems fit: a sentence for each answer. */
	reasons: Line[];
	route: { url: string; query: Record< string, string > };
	/** The address that requests these results again. */
	retryUrl: string;
	toolUrl: string;
	/** The form on this page; empty without one. */
	contactUrl: string;
	zip: string;
	/** Null where there is none. */
	dealer: Omit< DealerProps, 'position' > | null;
	dealerStatus: 'known' | 'none' | 'failed';
	phone: { text: string; href: string };
	findMore: string;
	/** Shown unless a form on this page starts with it. */
	lane: LaneProps;
	texts: Record< Text, string >;
}

export interface Props {
	level: number;
	/** Null if the address lacks answers: then no script runs. */
	results: Results | null;
}
