import { fill } from '@client/domain/text';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { showDialog, View as Dialog } from '../dialog/view';
import { View as Rating, type Props as RatingProps } from '../rating/view';

interface Props {
	id: string;
	/** Of the card's heading. */
	level: number;
	name: string;
	rating: RatingProps;
	reviewsHref: string;
	texts: { reviewsOf: string; toReviews: string; close: string };
}

/**
 * The rating of a card: it opens a dialog that says whose rating it is and leads to the reviews. Without this script it
 * leads there itself.
 */
export function Reviews( { id, level, name, rating, reviewsHref, texts }: Props ) {
	const isEditor = useIsEditor();
	const link = useRef< HTMLAnchorElement >( null );
	const dialog = useRef< HTMLDialogElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const Heading = `h${ Math.min( level + 1, 6 ) }` as 'h4';

	useEffect( () => {
		if ( isOpen ) {
			showDialog( dialog.current );
		}
	}, [ isOpen ] );

	const onPress = ( event: MouseEvent ) => {
		// With another key it is to open in a tab of its own.
		if ( isEditor || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
			return;
		}

		event.preventDefault();
		setOpen( true );
	};

	return (
		<>
			<a ref={ link } className="hvac-dealer-card__rating" href={ reviewsHref } onClick={ onPress }>
				<Rating { ...rating } />
			</a>
			{ isOpen && (
				<Dialog
					dialog={ dialog }
					returnTo={ link }
					className="hvac-dealer-card__reviews"
					labelledBy={ `${ id }-reviews` }
					close={ texts.close }
					isOpen={ false }
					onClose={ () => setOpen( false ) }
				>
					<Heading className="hvac-dealer-card__reviews-title" id={ `${ id }-reviews` }>
						{ fill( texts.reviewsOf, { name } ) }
					</Heading>
					<Rating { ...rating } />
					<a className="hvac-button hvac-button--secondary" href={ reviewsHref }>
						{ texts.toReviews }
					</a>
				</Dialog>
			) }
		</>
	);
}
