import { readRows } from '@client/domain/repeater';
import { speak } from '@wordpress/a11y';
import { BaseControl, Button, TextControl } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Field, FieldTexts, Values } from '../control';

interface Options< Key extends string > extends FieldTexts {
	/** One row's name, for its buttons: "Step". */
	row: string;
	/** Labels of a row's texts, by name. */
	texts: Record< Key, string >;
}

/** A list of rows with short texts; rows can be added, removed, and reordered. */
export const list = < Name extends string, Key extends string >(
	name: Name,
	{ label, help, row, texts }: Options< Key >
): Field< Values< Name, Array< Values< Key, string > > > > =>
	function List( { attributes, setAttributes } ) {
		type Row = Values< Key, string >;
		const stored: unknown = attributes[ name ];
		// Existing content may contain the rows as JSON.
		const rows = ( Array.isArray( stored ) ? stored : readRows( stored, Object.keys( texts ) ) ) as Row[];
		const set = ( changed: Row[] ) => setAttributes( { [ name ]: changed } as Values< Name, Row[] > );
		const id = useId();
		const fields = useRef< HTMLFieldSetElement >( null );
		const [ entered, setEntered ] = useState< { index: number; part: string } | null >( null );
		const nameOf = ( index: number ): string => sprintf( '%1$s %2$d', row, index + 1 );
		// The focus follows what a button did: to the new row, with the row that moved, or to the one after a removed row.
		const enter = ( index: number, part: string ) => setEntered( { index, part } );
		const move = ( from: number, to: number ) => {
			const others = rows.filter( ( _, index ) => index !== from );
			enter( to, `[data-move="${ Math.sign( to - from ) }"]` );
			set( [ ...others.slice( 0, to ), rows[ from ] as Row, ...others.slice( to ) ] );
			/* translators: %d: a place in a list. */
			speak( sprintf( __( 'Moved to place %d', 'hvac-blocks' ), to + 1 ), 'assertive' );
		};
		const remove = ( index: number ) => {
			enter( Math.min( index, rows.length - 2 ), '[data-remove]' );
			set( rows.filter( ( _, at ) => at !== index ) );
			/* translators: %s: a row of a list, such as "Step 2". */
			speak( sprintf( __( 'Removed: %s', 'hvac-blocks' ), nameOf( index ) ), 'assertive' );
		};
		const add = () => {
			enter( rows.length, 'input' );
			set( [ ...rows, {} as Row ] );
			/* translators: %s: a row of a list, such as "Step 2". */
			speak( sprintf( __( 'Added: %s', 'hvac-blocks' ), nameOf( rows.length ) ), 'assertive' );
		};

		useEffect( () => {
			if ( entered ) {
				const within = fields.current?.querySelectorAll( '.hvac-list-control__row' )[ entered.index ];
				const target = within?.querySelector( entered.part ) ?? fields.current?.querySelector( '[data-add]' );

				( target as HTMLElement | null | undefined )?.focus();
			}
		}, [ entered ] );

		return (
			<fieldset
				ref={ fields }
				className="hvac-list-control"
				aria-describedby={ help ? `${ id }-help` : undefined }
			>
				<BaseControl.VisualLabel as="legend">{ label }</BaseControl.VisualLabel>
				{ rows.map( ( each, index ) => (
					<div key={ index } className="hvac-list-control__row">
						{ ( Object.keys( texts ) as Key[] ).map( ( key ) => (
							<TextControl
								key={ key }
								__next40pxDefaultSize
								label={ texts[ key ] }
								value={ each[ key ] ?? '' }
								onChange={ ( value ) =>
									set(
										rows.map( ( old, at ) => ( at === index ? { ...old, [ key ]: value } : old ) )
									)
								}
							/>
						) ) }
						<RowButtons
							name={ nameOf( index ) }
							isFirst={ index === 0 }
							isLast={ index === rows.length - 1 }
							onUp={ () => move( index, index - 1 ) }
							onDown={ () => move( index, index + 1 ) }
							onRemove={ () => remove( index ) }
						/>
					</div>
				) ) }
				<Button __next40pxDefaultSize variant="secondary" data-add onClick={ add }>
					{
						/* translators: %s: what a row of the list is, such as "Step" */
						sprintf( __( 'Add: %s', 'hvac-blocks' ), row )
					}
				</Button>
				{ help && (
					<p id={ `${ id }-help` } className="hvac-list-control__help">
						{ help }
					</p>
				) }
			</fieldset>
		);
	};

interface RowButtonsProps {
	name: string;
	isFirst: boolean;
	isLast: boolean;
	onUp: () => void;
	onDown: () => void;
	onRemove: () => void;
}

const RowButtons = ( { name, isFirst, isLast, onUp, onDown, onRemove }: RowButtonsProps ) => (
	<div role="group" aria-label={ name } className="hvac-list-control__buttons">
		<Button
			size="small"
			icon="arrow-up-alt2"
			label={ __( 'Move up', 'hvac-blocks' ) }
			accessibleWhenDisabled
			disabled={ isFirst }
			data-move="-1"
			onClick={ onUp }
		/>
		<Button
			size="small"
			icon="arrow-down-alt2"
			label={ __( 'Move down', 'hvac-blocks' ) }
			accessibleWhenDisabled
			disabled={ isLast }
			data-move="1"
			onClick={ onDown }
		/>
		<Button size="small" isDestructive data-remove onClick={ onRemove }>
			{ __( 'Remove', 'hvac-blocks' ) }
		</Button>
	</div>
);
