import { BaseControl, Disabled, PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { lockedBy } from '../bindings';
import type { AnyField, Control, ControlProps, Labels, Placed } from '../control';
import type { Select } from '../previews/queues';

export const isPlaced = ( control: Control ): control is Placed => 'place' in control;

/** A field under a condition, and one that edits an attribute. */
type Conditional = AnyField & { applies?: ( attributes: never ) => boolean; attribute?: string };

/** A field for an attribute that a source may fill: see `Connected`. */
export const of = < F extends AnyField >( attribute: string, field: F, label?: string ): F =>
	Object.assign( field, { attribute }, label !== undefined && { labels: { [ attribute ]: label } } );

export const labelsOf = ( controls: Control[] ): Labels =>
	Object.assign( {}, ...controls.map( ( { labels } ) => labels ) ) as Labels;

interface FieldsProps {
	fields: AnyField[];
	block: ControlProps< object >;
}

/** Renders fields in order, each with the block's props. */
export const Fields = ( { fields, block }: FieldsProps ) =>
	fields.map( ( field, index ) => {
		const Each = field as ( props: ControlProps< object > ) => JSX.Element;
		const { name, clientId, attributes, setAttributes, context } = block;
		const shown = <Each key={ index } { ...{ name, clientId, attributes, setAttributes, context } } />;
		const { attribute } = field as Conditional;

		return attribute === undefined ? (
			shown
		) : (
			<Connected key={ index } attribute={ attribute } block={ block }>
				{ shown }
			</Connected>
		);
	} );

interface ConnectedProps {
	attribute: string;
	block: ControlProps< object >;
	children: ReactNode;
}

/** A field cannot be used if its value comes from a source where the user cannot change it, as in WordPress' blocks. */
function Connected( { attribute, block, children }: ConnectedProps ) {
	const source = useSelect(
		( select: Select ) =>
			lockedBy( select, attribute, block.attributes as Record< string, unknown >, block.context ),
		[ attribute, block.attributes, block.context ]
	);

	return source === undefined ? (
		children
	) : (
		<BaseControl
			/* translators: %s: where a value comes from, such as "Post Meta" or "Product" */
			help={ sprintf( __( 'The value comes from “%s”.', 'hvac-blocks' ), source ) }
		>
			<Disabled>{ children }</Disabled>
		</BaseControl>
	);
}

/** Fields in a panel with a title. */
export const panel = ( title: string, fields: AnyField[], isOpen = false ): Placed => ( {
	place: 'panel',
	Control: ( block: ControlProps< object > ) => (
		<PanelBody title={ title } initialOpen={ isOpen }>
			<Fields fields={ fields } block={ block } />
		</PanelBody>
	),
	OnBlock: ( block: ControlProps< object > ) => (
		<Fields fields={ fields.flatMap( ( { OnBlock } ) => OnBlock ?? [] ) } block={ block } />
	),
	labels: labelsOf( fields ),
} );

/** A field in the Advanced panel. */
export const advanced = ( field: AnyField ): Placed => ( {
	place: 'advanced',
	Control: field,
	labels: field.labels,
} );

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
	const sometimes = ( field: AnyField ): AnyField =>
		Object.assign(
			( block: ControlProps< object > ) =>
				condition( block.attributes as never ) ? <Fields fields={ [ field ] } block={ block } /> : null,
			{ applies: condition, labels: field.labels }
		);

	return (
		isPlaced( control )
			? {
					...control,
					Control: sometimes( control.Control ),
					...( control.OnToolbar && { OnToolbar: sometimes( control.OnToolbar ) } ),
				}
			: sometimes( control )
	) as C;
}
