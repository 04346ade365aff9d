import { fill } from '@client/domain/text';
import { showDialog, View as Dialog } from '../../controls/dialog/view';
import { View as Rating, type Props as RatingProps } from '../rating/view';
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

export interface ReviewsProps {
	id: string;
	/** The level of the card's heading. */
	level: number;
	name: string;
	rating: RatingProps;
	reviewsHref: string;
	texts: { reviewsOf: string; toReviews: string; close: string };
}

interface Props extends ReviewsProps {
	/** The element that opened it. */
	opener: RefObject< HTMLElement >;
	onClose: () => void;
}

/** States whose rating it is and links to the reviews; opens when mounted. */
export function ReviewsDialog( { id, level, name, rating, reviewsHref, texts, opener, onClose }: Props ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const Heading = `h${ Math.min( level + 1, 6 ) }` as 'h4';

	useEffect( () => showDialog( dialog.current ), [] );

	return (
		<Dialog
			dialog={ dialog }
			returnTo={ opener }
			className="hvac-dealer-card__reviews"
			labelledBy={ `${ id }-reviews` }
			close={ texts.close }
			isOpen={ false }
			onClose={ onClose }
		>
			<Heading className="hvac-dealer-card__reviews-title" id={ `${ id }-reviews` }>
				{ fill( texts.reviewsOf, { name } ) }
			</Heading>
			<Rating { ...rating } />
			<a className="hvac-button hvac-button--secondary" href={ reviewsHref }>
				{ texts.toReviews }
			</a>
		</Dialog>
	);
}
