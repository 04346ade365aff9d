export type Region = 'north' | 'south';

/** @param northern the codes of the northern states and provinces */
export const regionIn = ( northern: string[], code: string ): Region =>
	northern.includes( code ) ? 'north' : 'south';
