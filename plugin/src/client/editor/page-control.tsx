import { URLInput } from '@wordpress/block-editor';
import { BaseControl } from '@wordpress/components';

interface Props {
	label: string;
	help: string;
	value: string;
	onChange: ( url: string ) => void;
}

/** A page of this site, found as its title is typed, or any address. */
export function PageControl( { label, help, value, onChange }: Props ) {
	// The published types lack `label`.
	const named = { label, value, isFullWidth: true, onChange: ( url: string ) => onChange( url ) };

	return (
		<BaseControl id="hvac-page-control" help={ help }>
			<URLInput { ...named } />
		</BaseControl>
	);
}
