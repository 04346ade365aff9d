import type { ReactNode } from 'react';

type Attributes = Record< string, unknown >;

/** What WordPress hands to a block's `edit`. */
export interface EditProps< A extends object = Attributes > {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: A;
	setAttributes: ( attributes: Partial< A > ) => void;
	/** What blocks around it say, by the names of its `usesContext`. */
	context?: Record< string, unknown >;
}

/** What a control is given: the attributes that it reads, and a way to set those that it writes. */
export interface ControlProps< Reads extends object, Writes extends object = Reads > {
	name: string;
	clientId: string;
	attributes: Reads;
	setAttributes: ( change: Partial< Writes > ) => void;
}

/** A field among a block's settings. Any component will do: it may use hooks. */
export type Field< Reads extends object, Writes extends object = Reads > = (
	props: ControlProps< Reads, Writes >
) => ReactNode;

/** A field of whatever attributes. That the block has them is tested by `blocks.test.ts`: block.json has no types. */
export type AnyField = ( props: never ) => ReactNode;

/** A control that stands elsewhere: a panel of its own, the block's toolbar, or the fields that few need. */
export interface Placed {
	place: 'panel' | 'toolbar' | 'advanced';
	Control: AnyField;
	/** What it adds to the block itself, such as a place to drop a file on. */
	OnBlock?: AnyField;
}

export type Control = AnyField | Placed;

/** What every field says of itself. */
export interface FieldTexts {
	label: string;
	help?: string;
}

/** Attributes by name: `Values< 'from' | 'to', string >`. */
export type Values< Name extends string, Value > = { [ name in Name ]?: Value };
