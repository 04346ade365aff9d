import { useEffect } from '@wordpress/element';

const LIST = '.editor-start-page-options__modal-content .block-editor-block-patterns-list';

/**
 * The patterns that a new page is offered are drawn when they are scrolled to. By itself, WordPress draws all of them,
 * the theme's too, each in a frame; no filter of its decides that. It draws a preview as soon as the element that
 * measures its width has one (`AutoBlockPreview`), so controls.scss hides that element until the pattern is seen.
 *
 * Only a list with patterns of ours, since they make it long. What is not marked is drawn as WordPress does.
 */
export function DrawnWhenSeen() {
	useEffect( () => {
		const seen = new IntersectionObserver( ( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					seen.unobserve( target );
					target.classList.remove( 'hvac-pattern-unseen' );
				}
			}
		} );
		const dialogs = new MutationObserver( () => {
			for ( const list of document.querySelectorAll(
				`${ LIST }:has([id^="hvac-blocks/"]):not(.hvac-patterns)`
			) ) {
				list.classList.add( 'hvac-patterns' );

				for ( const item of list.children ) {
					item.classList.add( 'hvac-pattern-unseen' );
					seen.observe( item );
				}
			}
		} );

		// A dialog is a child of the body.
		dialogs.observe( document.body, { childList: true } );

		return () => {
			dialogs.disconnect();
			seen.disconnect();
		};
	}, [] );

	return null;
}
