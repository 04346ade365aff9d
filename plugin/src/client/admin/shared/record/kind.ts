import type { ComponentType, ReactNode } from 'react';
import type { FormProps, TextField } from './fields';

/** Records that are edited in a form, such as dealers. */
export interface RecordKind< Values extends object, Stored > {
	/** `dealer`: the open record's name in the address, in an answer about a conflict, and in that answer's code. */
	name: string;
	/** Below `/admin`; the key follows. */
	path: string;
	/** The field with the key, which a saved record keeps. */
	key: TextField< Values >;
	/** The fields that a request needs. */
	required: ReadonlyArray< TextField< Values > >;
	/** A new record. */
	empty: Values;
	valuesOf: ( stored: Stored ) => Values;
	/**
	 * The request body.
	 *
	 * @param values
	 * @param version of the edited record; empty for a new one
	 */
	bodyOf: ( values: Values, version: string ) => object;
	titleOf: ( stored: Stored ) => string;
	/** Contradictions that do not keep it from being saved. */
	warningsOf?: ( stored: Stored ) => readonly string[];
	fieldText: ( field: string ) => string;
	Form: ComponentType< FormProps< Values > & { stored: Stored | null } >;
	/** Links beside the title. */
	links?: ( stored: Stored ) => ReactNode;
	texts: RecordTexts;
}

export interface RecordTexts {
	back: string;
	isNew: string;
	failed: string;
	save: string;
	saved: string;
	/** What saving does after someone else deleted the record. */
	recreate: string;
	remove: string;
	removeQuestion: string;
	removing: ( title: string ) => string;
	removed: ( title: string ) => string;
}

/** What every stored record has. */
export interface StoredRecord {
	version: string;
	updated: string;
}
