import { Slot } from '@hvac-blocks/view';

export interface Props {
	text?: string;
	/** The slot that its text is edited in. */
	slot?: string;
	href?: string;
	look?: 'primary' | 'secondary';
	class?: string;
	/** What is said of a link that opens a new tab; the others have none. */
	newTab?: string;
}

/** What a visitor can do next: a link, or a button where there is no address. */
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
