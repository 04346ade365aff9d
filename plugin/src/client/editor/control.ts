import type { ReactNode } from 'react';

type Attributes = Record< string, unknown >;

/** The props that WordPress passes to a block's `edit`. */
export interface EditProps< A extends object = Attributes > {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: A;
	setAttributes: ( attributes: Partial< A > ) => void;
	/** Values from surrounding blocks, by the names in `usesContext`. */
	context?: Record< string, unknown >;
}

/** A control's props: the attributes it reads, and a setter for those it writes. */
export interface ControlProps< Reads extends object, Writes extends object = Reads > {
	name: string;
	clientId: string;
	attributes: Reads;
	setAttributes: ( change: Partial< Writes > ) => void;
	/** Values from surrounding blocks and the page, by the names in `usesContext`. */
	context?: Record< string, unknown >;
}

/** A field in a block's settings. Any component works, including hooks. */
export type Field< Reads extends object, Writes extends object = Reads > = (
	props: ControlProps< Reads, Writes >
) => ReactNode;

/** What the attributes that a control sets are called, by name: "Preview image". */
export type Labels = Record< string, string >;

/** A field for any attributes. `blocks.test.ts` checks that the block has them, since block.json has no types. */
export type AnyField = ( ( props: never ) => ReactNode ) & {
	/** What it adds to the block itself. */
	OnBlock?: ( props: never ) => ReactNode;
	labels?: Labels;
};

/** A control in another place: its own panel, the block's toolbar, or the Advanced panel. */
export interface Placed {
	place: 'panel' | 'toolbar' | 'advanced';
	Control: AnyField;
	/** What it adds to the block itself, such as a drop zone. */
	OnBlock?: AnyField;
	/** What it adds to the block's toolbar. */
	OnToolbar?: AnyField;
	labels?: Labels;
}

export type Control = AnyField | Placed;

/** Texts of every field. */
export interface FieldTexts {
	label: string;
	help?: string;
}

/** Attributes by name: `Values< 'from' | 'to', string >`. */
export type Values< Name extends string, Value > = { [ name in Name ]?: Value };
