import { Slot } from '@hvac-blocks/view';
import { useState } from '@wordpress/element';

export interface Props {
	id: string;
	level: number;
	texts: { show: string; hide: string };
}

/** The twin of view.php: the same markup at first, and everything that happens later. */
export function View( { id, level, texts }: Props ) {
	const Heading = `h${ level }` as 'h2';
	const [ isOpen, setOpen ] = useState( false );

	return (
		<>
			<Slot as={ Heading } className="hvac-__NAME____heading" name="heading" />
			<div className="hvac-__NAME____more" id={ `${ id }-more` } data-open={ isOpen }>
				<Slot as="p" name="text" />
			</div>
			<button
				type="button"
				className="hvac-button hvac-button--secondary hvac-__NAME____toggle"
				aria-expanded={ isOpen }
				aria-controls={ `${ id }-more` }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ isOpen ? texts.hide : texts.show }
			</button>
		</>
	);
}
