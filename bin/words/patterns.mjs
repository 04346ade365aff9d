/**
 * English that a native writer would not use, and second names of a thing. A space in `find` also matches a line
 * break. `notIn: 'docs'` is for words that mean something else to developers.
 *
 * @typedef {{find: RegExp, why: string, better: string, notIn?: 'docs'}} Pattern
 */

const TRANSLATED = 'translated, not written';
const WORD = 'not the word for it';
const NAME = 'one name for one thing';

/** @type {Pattern[]} */
export const ENGLISH = [
	{
		find: /\b(?:stands?|standing|stood) (?:in|on|as|under|outside|there)\b(?! (?:front|line|the way)\b)/i,
		why: TRANSLATED,
		better: 'is in, sits on, is listed in',
	},
	{ find: /\b(?:is|are|was|were) told in\b/i, why: TRANSLATED, better: 'see …, … explains' },
	{ find: /\bbelongs? to it\b/i, why: TRANSLATED, better: 'what’s included, its …' },
	{ find: /\bworth much\b|\bthe worth of\b/i, why: TRANSLATED, better: 'helps a lot, is valuable' },
	{
		find: /\b(?:take|takes|taking|took|taken) up (?:a|an|one|the)? ?(?:questions?|heat|topics?|subjects?|moisture)\b/i,
		why: TRANSLATED,
		better: 'answers (a question), absorbs (heat)',
	},
	{ find: /\b(?:whoever|whomever)\b/i, why: TRANSLATED, better: 'anyone who, the person who' },
	{ find: /\b(?:any|some)body\b/i, why: 'stiff', better: 'anyone, someone' },
	{
		find: /\b(?:highest|lowest|least|most|best|worst) of all\b/i,
		why: TRANSLATED,
		better: 'the highest, above all, especially',
	},
	{ find: /\bmend(?:s|ed|ing)?\b/i, why: WORD, better: 'repair, fix' },
	{
		find: /(?<!\b(?:coffee|decision|ice|policy) )(?<!-)\bmakers?\b/i,
		why: WORD,
		better: 'manufacturer',
	},
	{
		find: /\b(?:household|rough|without|first) current\b|\bcurrent (?:returns|comes back|is back)\b/i,
		why: WORD,
		better: 'power, electricity',
	},
	{
		find: /\b(?:electricity|gas|oil|energy|power) (?:is )?dear\b|\bdear(?:er|est)\b/i,
		why: WORD,
		better: 'expensive',
	},
	{ find: /\baddress lacks\b/i, why: 'stiff', better: 'we need …' },
	{ find: /\bneedless\b/i, why: 'stiff', better: 'unnecessary, doesn’t replace' },
	{
		find: /\b(?:ever more|as good as never|nobody’s|nobody's)\b/i,
		why: TRANSLATED,
		better: 'more and more, rarely, no one’s',
	},
	{ find: /\bspeaks? (?:for|against) (?:it|them|a|an|the)\b/i, why: TRANSLATED, better: 'pros, cons, a reason to' },
	{ find: /\b(?:has|have|had) said what\b/i, why: TRANSLATED, better: 'is near the end of its life' },
	{ find: /\bcomes? about\b/i, why: TRANSLATED, better: 'happens, is caused by, depends on' },
	{ find: /\bgoes through the reasons\b/i, why: TRANSLATED, better: 'then the why' },
	{
		find: /\blikes? to be (?:left alone|kept)\b|\bdislikes?\b/i,
		why: TRANSLATED,
		better: 'works best when, is sensitive to',
	},
	{
		find: /\b(?:two|different) (?:parents|hands)\b|\bthin on\b|\bempty of\b/i,
		why: TRANSLATED,
		better: 'say it plainly',
	},
	{ find: /\btake \w+ with care\b/i, why: TRANSLATED, better: 'be careful with' },
	{ find: /\bknows? (?:heat pumps|dual fuel)\b/i, why: TRANSLATED, better: 'is made for, works with' },
	{ find: /\busually up to \$/i, why: TRANSLATED, better: 'typically $…–$…' },
	{ find: /\b(?:written|writes?|writing) over\b/i, why: WORD, better: 'overwritten, overwrites' },
	{
		find: /\bis there already\b|(?:\bpages|\bthat|\$s) (?:are|is) there(?= ?[.;]|$)/im,
		why: TRANSLATED,
		better: 'exists, was created',
	},
	{ find: /\bwords above\b/i, why: TRANSLATED, better: 'label above', notIn: 'docs' },
	{ find: /\bas good as new\b|\bfor long\b(?= ?[.,;])/i, why: TRANSLATED, better: 'for a long time' },
	{ find: /\b(?:make|made|makes) (?:the )?pages\b|\bpages to make\b/i, why: NAME, better: 'create pages' },
	{ find: /\bit is made for\b/i, why: TRANSLATED, better: 'built for' },
	{
		find: /\b(?:a|the|its|each|every|no|any|one|supply|floor|ceiling|wall|air|closed|open|blocked|nearest) registers?\b(?! (?:page|form|button|the|your|it)\b)|\b(?:the|of|closed|open|opened|blocked|many|filter, ) ?registers\b/i,
		why: NAME,
		better: 'vent',
		notIn: 'docs',
	},
	{ find: /\bsupply vents?\b/i, why: NAME, better: 'vent' },
	{
		find: /\b(?:indoor|ductless|wall|frozen|one|each|every|the|a|more) heads?\b(?! (?:of|start|pressure|office|injection)\b)/i,
		why: NAME,
		better: 'indoor unit',
		notIn: 'docs',
	},
	{ find: /\bpackaged units?\b/i, why: NAME, better: 'packaged system' },
	{
		find: /\bdual fuel (?:systems?|heat pumps?|pairs?|setups?|thermostats?|homes?|kits?|controls?)\b/i,
		why: NAME,
		better: 'dual-fuel, before a noun',
	},
	{
		find: /\b(?:system|recommendation) wizard\b|\bsystem recommender\b/i,
		why: NAME,
		better: 'system recommendation tool',
	},
	{ find: /\bcustomer support\b/i, why: NAME, better: 'customer service' },
	{ find: /\bservice providers?\b|\bcontractors?\b/i, why: NAME, better: 'dealer', notIn: 'docs' },
	{ find: /\bwritten prices?\b/i, why: NAME, better: 'estimate (a range), quote (signed)' },
	{ find: /\bHVAC basics\b/i, why: NAME, better: 'HVAC 101' },
	{ find: /\bBook Online\b/, why: NAME, better: 'Book online' },
	{ find: /\bdated claims?\b/i, why: NAME, better: 'claim' },
	{ find: /\d+\s°[FC]/, why: 'US style', better: '5°F, without a space' },
];
