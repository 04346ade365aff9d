import icons from '@contracts/icons.json';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef } from '@wordpress/element';
import { Icon } from '../icon/view';

type ViewKind = 'list' | 'map';

export interface Props {
	id: string;
	view: ViewKind;
	isDisabled: boolean;
	texts: { label: string; list: string; map: string };
	onView?: ( view: ViewKind ) => void;
}

const KINDS: readonly ViewKind[] = [ 'list', 'map' ];
const ICONS = { list: icons.list, map: icons.map };

/** Shows dealers as a list or on a map. */
export function View( { id, view, isDisabled, texts, onView }: Props ) {
	const group = useRef< HTMLFieldSetElement >( null );
	const isEditor = useIsEditor();
	const isFirst = useRef( true );
	const buttons = () => [ ...( group.current?.querySelectorAll< HTMLInputElement >( 'input' ) ?? [] ) ];

	// A choice made before this ran is the visitor's; later the address bar decides.
	useEffect( () => {
		const chosen = buttons().find( ( { checked } ) => checked )?.value;

		if ( isFirst.current && ! isEditor && chosen && chosen !== view ) {
			onView?.( chosen as ViewKind );
		} else {
			buttons().forEach( ( button ) => {
				button.checked = button.value === view;
			} );
		}
		isFirst.current = false;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of the view moves the buttons.
	}, [ view ] );

	return (
		<fieldset ref={ group } className="hvac-view-switch" disabled={ isDisabled }>
			<legend className="hvac-visually-hidden">{ texts.label }</legend>
			{ KINDS.map( ( kind ) => (
				<label key={ kind } className="hvac-view-switch__option" htmlFor={ `${ id }-view-${ kind }` }>
					<input
						className="hvac-view-switch__input"
						id={ `${ id }-view-${ kind }` }
						type="radio"
						name={ `${ id }-view` }
						value={ kind }
						defaultChecked={ kind === view }
						onChange={ () => onView?.( kind ) }
					/>
					<Icon svg={ ICONS[ kind ] } />
					<span>{ texts[ kind ] }</span>
				</label>
			) ) }
		</fieldset>
	);
}
