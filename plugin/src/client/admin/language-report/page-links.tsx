import { __, sprintf } from '@wordpress/i18n';
import { languageName } from '../shared/form-names';
import type { Page } from './types';

export const titleOf = ( { title }: Page ): string => title || __( '(no title)', 'hvac-blocks' );

/** Links to the page's editor and to the page, if they exist. */
export function PageLinks( { page }: { page: Page } ) {
	const { lang, editUrl, viewUrl } = page;
	const name = `${ titleOf( page ) } (${ languageName( lang ) })`;

	return (
		<>
			{ editUrl && (
				<a
					href={ editUrl }
					aria-label={
						/* translators: %s: title of a page. */
						sprintf( __( 'Edit “%s”', 'hvac-blocks' ), name )
					}
				>
					{ __( 'Edit', 'hvac-blocks' ) }
				</a>
			) }
			{ viewUrl && (
				<a
					href={ viewUrl }
					aria-label={
						/* translators: %s: title of a page. */
						sprintf( __( 'View “%s”', 'hvac-blocks' ), name )
					}
				>
					{ __( 'View', 'hvac-blocks' ) }
				</a>
			) }
		</>
	);
}
