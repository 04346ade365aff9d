import { PanelBody } from '@wordpress/components';
import type { AnyField, Control, ControlProps, Placed } from '../control';

export const isPlaced = ( control: Control ): control is Placed => 'place' in control;

/** A field under a condition. */
type Conditional = AnyField & { applies?: ( attributes: never ) => boolean };

interface FieldsProps {
	fields: AnyField[];
	block: ControlProps< object >;
}

/** Renders fields in order, each with the block's props. */
export const Fields = ( { fields, block }: FieldsProps ) =>
	fields.map( ( field, index ) => {
		const Each = field as ( props: ControlProps< object > ) => JSX.Element;
		const { name, clientId, attributes, setAttributes } = block;

		return <Each key={ index } { ...{ name, clientId, attributes, setAttributes } } />;
	} );

/** Fields in a panel with a title. */
export const panel = ( title: string, fields: AnyField[], isOpen = false ): Placed => ( {
	place: 'panel',
	Control: ( block: ControlProps< object > ) => (
		<PanelBody title={ title } initialOpen={ isOpen }>
			<Fields fields={ fields } block={ block } />
		</PanelBody>
	),
} );

/** A field in the Advanced panel. */
export const advanced = ( field: AnyField ): Placed => ( { place: 'advanced', Control: field } );

/** The condition that an attribute has a value. */
export const is =
	( name: string, value: unknown = true ) =>
	( attributes: Record< string, unknown > ): boolean =>
		attributes[ name ] === value;

export const isNot =
	( name: string, value: unknown = true ) =>
	( attributes: Record< string, unknown > ): boolean =>
		attributes[ name ] !== value;

/** Whether any field has something to show: a panel without one is left out. */
export const isAnyShown = ( fields: AnyField[], attributes: object ): boolean =>
	fields.some( ( field ) => ( field as Conditional ).applies?.( attributes as never ) ?? true );

/** Shows a control under a condition. */
export function when< C extends Control >( condition: ( attributes: never ) => boolean, control: C ): C {
	const field: AnyField = isPlaced( control ) ? control.Control : control;
	const Sometimes = ( block: ControlProps< object > ) =>
		condition( block.attributes as never ) ? <Fields fields={ [ field ] } block={ block } /> : null;

	Sometimes.applies = condition;

	return ( isPlaced( control ) ? { ...control, Control: Sometimes } : Sometimes ) as C;
}
