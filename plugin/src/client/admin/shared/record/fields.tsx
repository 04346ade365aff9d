import { Card, CardBody, CardHeader, CheckboxControl, TextareaControl, TextControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';

export type TextField< Values > = {
	[ K in keyof Values ]: Values[ K ] extends string ? K : never;
}[ keyof Values ] &
	string;

export type FlagField< Values > = Exclude< keyof Values, TextField< Values > > & string;

/** What every field of a form needs. A value is typed text, or whether a box is checked. */
export interface FormProps< Values > {
	values: Values;
	/** Messages by field name. */
	messages: Record< string, string >;
	change: ( part: Partial< Values > ) => void;
}

interface TextProps< Values > extends FormProps< Values > {
	name: TextField< Values >;
	label: string;
	help?: ReactNode;
	type?: 'text' | 'date' | 'tel' | 'time' | 'url';
	inputMode?: 'decimal' | 'numeric' | 'tel' | 'text';
	/** Several lines. */
	rows?: number;
	isRequired?: boolean;
	isReadOnly?: boolean;
	maxLength?: number;
	placeholder?: string;
}

export function Text< Values >( {
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
}: TextProps< Values > ) {
	const id = useId();
	const message = messages[ name ];
	const shared = {
		__nextHasNoMarginBottom: true,
		label,
		required: isRequired,
		readOnly: isReadOnly,
		value: String( values[ name ] ),
		'aria-invalid': message ? true : undefined,
		'aria-describedby': message || help ? id : undefined,
		'data-field': name,
		onChange: ( value: string ) => change( { [ name ]: value } as Partial< Values > ),
		...rest,
	} as const;

	return (
		<div className="hvac-record__field" data-invalid={ message ? true : undefined } data-name={ name }>
			{ rows ? (
				<TextareaControl { ...shared } rows={ rows } />
			) : (
				<TextControl __next40pxDefaultSize { ...shared } type={ type } />
			) }
			{ ( message || help ) && (
				<div id={ id } className="hvac-record__help">
					{ message && <strong>{ message }</strong> } { help }
				</div>
			) }
		</div>
	);
}

export function Flag< Values >( {
	values,
	change,
	name,
	label,
	help,
}: FormProps< Values > & { name: FlagField< Values >; label: string; help?: string } ) {
	return (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ values[ name ] === true }
			onChange={ ( checked ) => change( { [ name ]: checked } as Partial< Values > ) }
		/>
	);
}

export function Section( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<Card className="hvac-record__section">
			<CardHeader>
				<h3>{ title }</h3>
			</CardHeader>
			<CardBody>
				<div className="hvac-record__fields">{ children }</div>
			</CardBody>
		</Card>
	);
}
