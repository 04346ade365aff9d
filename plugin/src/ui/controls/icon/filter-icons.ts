import icons from '@contracts/icons.json';

/**
 * Icons of dealer filters by key: those in `contracts/dealer-filter-icons.json`, which a test compares. Imported one
 * by one so that a bundle contains only these.
 */
export const FILTER_ICONS: Record< string, string > = {
	tcs: icons.shieldCheck,
	emergency: icons.clock,
	nate: icons.badgeCheck,
	financing: icons.creditCard,
	leasing: icons.key,
	diagnostics: icons.activity,
	charter: icons.award,
};
