import type { CSSProperties } from 'react';

export interface Props {
	/** As it is read in the page's language: `4,9`. */
	value: string;
	/** As CSS reads it: `4.9`. */
	stars: string;
	label: string;
	reviews: string;
}

/** Stars, the figure and how many reviews. */
export const View = ( { value, stars, label, reviews }: Props ) => (
	<p className="hvac-rating">
		<span className="hvac-rating__stars" style={ { '--hvac-rating': stars } as CSSProperties } aria-hidden="true" />
		<strong className="hvac-rating__score" aria-hidden="true">
			{ value }
		</strong>
		<span className="hvac-visually-hidden">{ label }</span>
		<span className="hvac-rating__reviews">{ reviews }</span>
	</p>
);
