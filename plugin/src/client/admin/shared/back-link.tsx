import { plainClick } from './plain-click';
import { addressWith } from './use-query';

interface Props {
	className: string;
	/** The parameters of the address that it changes. */
	to: Record< string, string >;
	text: string;
	onBack: () => void;
}

/** The link above a page that leads to the one before it. */
export function BackLink( { className, to, text, onBack }: Props ) {
	return (
		<p className={ className }>
			<a href={ addressWith( to ) } onClick={ plainClick( onBack ) }>
				{ text }
			</a>
		</p>
	);
}
