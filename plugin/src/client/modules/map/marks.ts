/** Points in time that the benchmark reads; each is set once for each opening of a map. */
export type Mark = 'hvac-map-open' | 'hvac-map-drawn' | 'hvac-map-base';

export const mark = ( name: Mark ): void => {
	performance.mark?.( name );
};
