import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

interface GroupProps {
	label: string;
	help: ReactNode;
	disabled: boolean;
	children: ReactNode;
}

/** Several controls that are one setting. */
export function Group( { label, help, disabled, children }: GroupProps ) {
	const id = useId();

	return (
		<fieldset className="hvac-settings__group" disabled={ disabled } aria-describedby={ id }>
			<legend className="hvac-settings__label">{ label }</legend>
			{ children }
			<p id={ id } className="hvac-settings__help">
				{ help }
			</p>
		</fieldset>
	);
}
