import contract from '@contracts/wizard.json';

export type StepName = 'homeSize' | 'outdoorUnit' | 'indoorUnit' | 'buyingFactors' | 'issues' | 'zipCode';
export type FlowName = keyof typeof contract.flows;

/** A visitor's answers: the data in section 3 of the specification. */
export interface WizardAnswers {
	/** The contract's label: `1,200-1,500`. */
	homeSize: string;
	/** Keys; empty if unanswered. */
	outdoorUnit: string;
	indoorUnit: string;
	issues: string[];
	buyingFactors: string[];
	/** As typed. */
	zipCode: string;
	/** Whether the last place that was looked up is served. */
	isServiceArea: boolean;
}

/** The initial answers, with the smallest size. */
export const NO_ANSWERS: WizardAnswers = {
	homeSize: contract.homeSizes[ 0 ]?.label ?? '',
	outdoorUnit: '',
	indoorUnit: '',
	issues: [],
	buyingFactors: [],
	zipCode: '',
	isServiceArea: false,
};

const FLOWS: Record< FlowName, string[] > = contract.flows;
const COOKIE = new Map< string, string >( Object.entries( contract.cookie ) );

/** The flow for a value of an experiment's cookie. */
export const flowOf = ( cookie: string ): FlowName => ( COOKIE.get( cookie ) ?? 'flow1' ) as FlowName;

export const isFlow = ( name: unknown ): name is FlowName => typeof name === 'string' && Object.hasOwn( FLOWS, name );

export const stepsOf = ( flow: FlowName ) => FLOWS[ flow ] as StepName[];

/** The size for a key, a label, or a slider value. */
export const homeSizeOf = ( name: string ) =>
	contract.homeSizes.find( ( { key, label, stop } ) => [ key, label, String( stop ) ].includes( name ) );

/** The smallest for an unknown size. */
export const tonnageOf = ( homeSize: string ): string => homeSizeOf( homeSize )?.tonnage ?? contract.defaultTonnage;

/** The system's power source; empty if the units do not determine it. */
export const powerTypeOf = ( outdoorUnit: string, indoorUnit: string ): string =>
	contract.powerTypes.find( ( rule ) => rule.outdoorUnit === outdoorUnit && rule.indoorUnit === indoorUnit )
		?.powerType ?? '';

/**
 * The answers as the query of the results' address; the twin of `Recommendation\WizardAnswers::address()`.
 *
 * @param answers
 * @param zip     the postal code in its stored form
 * @param steps   the visited steps: answers of other flows are left out
 */
export function addressOf( answers: WizardAnswers, zip: string, steps: StepName[] ): string {
	const asked = ( step: StepName, value: string ) => ( steps.includes( step ) ? value : '' );
	const outdoorUnit = asked( 'outdoorUnit', answers.outdoorUnit );
	const indoorUnit = asked( 'indoorUnit', answers.indoorUnit );
	const values = {
		tonnage: tonnageOf( answers.homeSize ),
		zipCode: zip,
		powerType: powerTypeOf( outdoorUnit, indoorUnit ),
		homeSize: homeSizeOf( answers.homeSize )?.key ?? '',
		outdoorUnit,
		indoorUnit,
		buyingFactors: asked( 'buyingFactors', answers.buyingFactors.join() ),
		issues: asked( 'issues', answers.issues.join() ),
	};

	return new URLSearchParams( Object.entries( values ).filter( ( [ , value ] ) => value !== '' ) )
		.toString()
		.replaceAll( '%2C', ',' );
}

/** Answers from the browser's storage. Unknown values are left out. */
export function readAnswers( kept: unknown ): WizardAnswers {
	const given = ( typeof kept === 'object' && kept !== null ? kept : {} ) as Record< string, unknown >;
	const one = ( value: unknown, of: string[] ) => of.find( ( choice ) => choice === value ) ?? '';
	const many = ( values: unknown, of: string[] ) =>
		of.filter( ( choice ) => Array.isArray( values ) && values.includes( choice ) );

	return {
		homeSize: homeSizeOf( String( given.homeSize ) )?.label ?? NO_ANSWERS.homeSize,
		outdoorUnit: one( given.outdoorUnit, contract.outdoorUnit ),
		indoorUnit: one( given.indoorUnit, contract.indoorUnit ),
		issues: many( given.issues, contract.issues ),
		buyingFactors: many( given.buyingFactors, contract.buyingFactors ),
		zipCode: typeof given.zipCode === 'string' ? given.zipCode.slice( 0, 20 ) : '',
		isServiceArea: given.isServiceArea === true,
	};
}
