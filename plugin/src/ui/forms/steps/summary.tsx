import type { FormMessage } from '@client/domain/form';
import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';
import type { MouseEvent } from 'react';

interface Props {
	id: string;
	title: string;
	items: FormMessage[];
	onError: ( event: MouseEvent, name: string ) => void;
}

/** All errors, each linked to its field. */
export const Summary = ( { id, title, items, onError }: Props ) => (
	<div
		className="hvac-notice hvac-notice--error hvac-form__summary"
		id={ `${ id }-summary` }
		role="alert"
		tabIndex={ -1 }
	>
		<Icon svg={ icons.circleAlert } />
		<div>
			<p className="hvac-form__summary-title">{ title }</p>
			<ul className="hvac-form__summary-list">
				{ items.map( ( { name, message } ) => (
					<li key={ name }>
						<a href={ `#${ id }-${ name }` } onClick={ ( event ) => onError( event, name ) }>
							{ message }
						</a>
					</li>
				) ) }
			</ul>
		</div>
	</div>
);
