import type { Rebate } from './types';

/** The form's values, as typed: the server reads them as it reads an import's. */
export interface FormValues {
	id: string;
	title: string;
	titleEs: string;
	titleFr: string;
	amount: string;
	upTo: boolean;
	provider: string;
	url: string;
	starts: string;
	expires: string;
	areas: string;
	/** With spaces between them. */
	categories: string;
}

export const EMPTY: FormValues = {
	id: '',
	title: '',
	titleEs: '',
	titleFr: '',
	amount: '',
	upTo: false,
	provider: '',
	url: '',
	starts: '',
	expires: '',
	areas: '',
	categories: '',
};

export const categoriesOf = ( { categories }: FormValues ): string[] => categories.split( ' ' ).filter( Boolean );

export function valuesOf( rebate: Rebate ): FormValues {
	const { id, title, titleEs, titleFr, amount, upTo, provider, url, starts, expires, areas, categories } = rebate;

	return {
		...{ id, title, titleEs, titleFr, upTo, provider, url, starts, expires },
		amount: amount === null ? '' : String( amount ),
		areas: areas.join( ' ' ),
		categories: categories.join( ' ' ),
	};
}

/** What the server reads; the address of a saved rebate has its ID. */
export function rebateBody( values: FormValues ) {
	const { id, ...rest } = values;

	return { ...rest, categories: categoriesOf( values ) };
}
