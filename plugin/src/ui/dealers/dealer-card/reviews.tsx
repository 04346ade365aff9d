import { useIsEditor } from '@hvac-blocks/view';
import { useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { View as Rating } from '../rating/view';
import type { ReviewsDialog, ReviewsProps } from '../reviews/dialog';

/** The rating of a card: a link to the reviews, which opens a dialog first once its module has loaded. */
export function Reviews( props: ReviewsProps ) {
	const { rating, reviewsHref } = props;
	const isEditor = useIsEditor();
	const link = useRef< HTMLAnchorElement >( null );
	const [ Panel, open ] = useState< typeof ReviewsDialog | null >( null );

	const onPress = ( event: MouseEvent< HTMLAnchorElement > ) => {
		// With a modifier key it opens in a new tab.
		if ( isEditor || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
			return;
		}

		event.preventDefault();
		import( '@hvac-blocks/reviews' ).then(
			( reviews ) => open( () => reviews.ReviewsDialog ),
			() => window.location.assign( reviewsHref )
		);
	};

	return (
		<>
			<a ref={ link } className="hvac-dealer-card__rating" href={ reviewsHref } onClick={ onPress }>
				<Rating { ...rating } />
			</a>
			{ Panel && <Panel { ...props } opener={ link } onClose={ () => open( null ) } /> }
		</>
	);
}
