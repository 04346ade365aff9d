/** Performance marks for the benchmark; each is set once per opened map. */
export type Mark = 'hvac-map-open' | 'hvac-map-drawn' | 'hvac-map-base';

export const mark = ( name: Mark ): void => {
	performance.mark?.( name );
};
