import icons from '@contracts/icons.json';

/** The icons of answers and reasons, imported one by one so that a bundle contains only these. */
export const RESULT_ICONS = {
	airVent: icons.airVent,
	calendarCheck: icons.calendarCheck,
	circleDollarSign: icons.circleDollarSign,
	creditCard: icons.creditCard,
	droplets: icons.droplets,
	flame: icons.flame,
	gauge: icons.gauge,
	house: icons.house,
	key: icons.key,
	leaf: icons.leaf,
	mapPin: icons.mapPin,
	refreshCw: icons.refreshCw,
	search: icons.search,
	shieldCheck: icons.shieldCheck,
	thermometer: icons.thermometer,
	volume2: icons.volume2,
	zap: icons.zap,
};

export type ResultIcon = keyof typeof RESULT_ICONS;
