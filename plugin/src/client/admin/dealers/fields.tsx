import { Card, CardBody, CardHeader, CheckboxControl, TextareaControl, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { FlagField, FormValues, TextField } from './form-values';

/** What every field of the form needs. */
export interface FormProps {
	values: FormValues;
	/** Messages by field name. */
	messages: Record< string, string >;
	change: ( part: Partial< FormValues > ) => void;
}

interface TextProps extends FormProps {
	name: TextField;
	label: string;
	help?: ReactNode;
	type?: 'text' | 'date' | 'tel' | 'url';
	inputMode?: 'decimal' | 'numeric' | 'tel' | 'text';
	/** Several lines. */
	rows?: number;
	isRequired?: boolean;
	isReadOnly?: boolean;
	maxLength?: number;
	placeholder?: string;
}

export function Text( {
	values,
	messages,
	change,
	name,
	label,
	help,
	type,
	rows,
	isRequired = false,
	isReadOnly = false,
	...rest
}: TextProps ) {
	const id = useId();
	const message = messages[ name ];
	const shared = {
		__nextHasNoMarginBottom: true,
		label,
		required: isRequired,
		readOnly: isReadOnly,
		value: values[ name ],
		'aria-invalid': message ? true : undefined,
		'aria-describedby': message || help ? id : undefined,
		'data-field': name,
		onChange: ( value: string ) => change( { [ name ]: value } ),
		...rest,
	} as const;

	return (
		<div className="hvac-dealers__field" data-invalid={ message ? true : undefined } data-name={ name }>
			{ rows ? (
				<TextareaControl { ...shared } rows={ rows } />
			) : (
				<TextControl __next40pxDefaultSize { ...shared } type={ type } />
			) }
			{ ( message || help ) && (
				<div id={ id } className="hvac-dealers__help">
					{ message && <strong>{ message }</strong> } { help }
				</div>
			) }
		</div>
	);
}

export function Flag( {
	values,
	change,
	name,
	label,
	help,
}: FormProps & { name: FlagField; label: string; help?: string } ) {
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ values[ name ] }
			onChange={ ( checked ) => change( { [ name ]: checked } ) }
		/>
	);
}

export function Section( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<Card className="hvac-dealers__section">
			<CardHeader>
				<h3>{ title }</h3>
			</CardHeader>
			<CardBody>
				<div className="hvac-dealers__fields">{ children }</div>
			</CardBody>
		</Card>
	);
}
