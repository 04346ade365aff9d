import { Button } from '@wordpress/components';
import { plainClick } from './plain-click';
import { addressWith, type ChangeQuery } from './use-query';

interface ViewLinkProps {
	/** The parameters it changes. */
	to: Record< string, string >;
	text: string;
	variant?: 'primary' | 'secondary';
	setQuery: ChangeQuery;
}

/** A link to another view of the screen, styled as a button. */
export function ViewLink( { to, text, variant = 'secondary', setQuery }: ViewLinkProps ) {
	return (
		<Button
			__next40pxDefaultSize
			variant={ variant }
			href={ addressWith( to ) }
			onClick={ plainClick( () => setQuery( to ) ) }
		>
			{ text }
		</Button>
	);
}
