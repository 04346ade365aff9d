import type { CSSProperties } from 'react';

export interface Props {
	/** In the page's language: `4,9`. */
	value: string;
	/** For CSS: `4.9`. */
	stars: string;
	label: string;
	reviews: string;
}

/** Stars, the rating, and the number of reviews. */
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
