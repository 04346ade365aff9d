import icons from '@contracts/icons.json';

/**
 * The icons of what dealers are filtered by, by its key: those that `contracts/dealer-filter-icons.json` names, which a test
 * compares. They are named one by one so that a bundle holds these and no others.
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
