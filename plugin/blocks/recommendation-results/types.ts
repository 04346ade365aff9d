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
	/** What was answered, in short. */
	facts: Line[];
	/** Null where the service did not answer. */
	systems: System[] | null;
	cards: CardConfig;
	/** When the prices hold. */
	validity: ClaimProps | null;
	/** When the offer holds. */
	claim: ClaimProps | null;
	/** Why the systems fit: a sentence for each answer. */
	reasons: Line[];
	route: { url: string; query: Record< string, string > };
	/** These results, asked for again. */
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
	/** Shown where no form on this page begins with it. */
	lane: LaneProps;
	texts: Record< Text, string >;
}

export interface Props {
	level: number;
	/** Null where the address lacks answers: then no script runs. */
	results: Results | null;
}
