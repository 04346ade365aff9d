import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { DeadLinks } from './types';

/** Links on the pages whose targets do not exist yet. */
export function DeadLinkList( { pages }: { pages: DeadLinks[] } ) {
	const total = pages.reduce( ( sum, { links } ) => sum + links.length, 0 );

	if ( total === 0 ) {
		return null;
	}

	return (
		<details className="hvac-setup__links">
			<summary>
				{ sprintf(
					/* translators: %s: number of links. */
					_n(
						'%s link leads to a page that does not exist yet',
						'%s links lead to pages that do not exist yet',
						total,
						'hvac-blocks'
					),
					count( total )
				) }
			</summary>
			<p>{ __( 'Write these pages, or remove the links.', 'hvac-blocks' ) }</p>
			<ul>
				{ pages.map( ( { title, editUrl, links } ) => (
					<li key={ editUrl }>
						<a href={ editUrl }>{ title }</a>: { links.join( ', ' ) }
					</li>
				) ) }
			</ul>
		</details>
	);
}
