import { URLInput } from '@wordpress/block-editor';

interface Props {
	label: string;
	help: string;
	value: string;
	onChange: ( url: string ) => void;
}

/** A page of this site, found as its title is typed, or any address. */
export function PageControl( { label, help, value, onChange }: Props ) {
	// The published types lack `label`.
	const named = { label, value, className: 'hvac-page-control', onChange: ( url: string ) => onChange( url ) };

	return (
		<div className="components-base-control">
			<URLInput { ...named } />
			<p className="components-base-control__help">{ help }</p>
		</div>
	);
}
