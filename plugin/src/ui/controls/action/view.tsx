import { Slot } from '@hvac-blocks/view';

export interface Props {
	text?: string;
	/** The slot in which its text is edited. */
	slot?: string;
	href?: string;
	look?: 'primary' | 'secondary';
	class?: string;
	/** The announcement of a link that opens a new tab; empty for others. */
	newTab?: string;
}

/** A call to action: a link, or a button without an address. */
export function View( { text = '', slot = '', href = '', look, class: own = '', newTab = '' }: Props ) {
	const className = `hvac-button${ look === 'secondary' ? ' hvac-button--secondary' : '' } ${ own }`.trim();
	const label = slot === '' ? text : <Slot as="span" name={ slot } />;

	return href === '' ? (
		<button type="button" className={ className }>
			{ label }
		</button>
	) : (
		<a className={ className } href={ href } { ...( newTab && { target: '_blank', rel: 'noopener' } ) }>
			{ label }
			{ newTab !== '' && <span className="hvac-visually-hidden">{ ` ${ newTab }` }</span> }
		</a>
	);
}
