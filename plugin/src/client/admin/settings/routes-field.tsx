import { Button, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, plus, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Group } from './group';
import { ErrorText } from './help';
import type { Route, Setting } from './types';
import { isRoute, routesOf } from './values';

interface RoutesFieldProps {
	setting: Setting;
	/** The rows as JSON. */
	input: string;
	help: ReactNode;
	/** By `key.number`, counted from 0 without empty rows. */
	problems: Record< string, string >;
	onChange: ( input: string ) => void;
}

/** Ordered rules: which leads are mailed to whom. */
export function RoutesField( { setting, input, help, problems, onChange }: RoutesFieldProps ) {
	const rows = routesOf( input );
	const list = useRef< HTMLOListElement >( null );
	const focusNew = useRef( false );

	useEffect( () => {
		if ( focusNew.current ) {
			focusNew.current = false;
			list.current?.lastElementChild?.querySelector( 'select' )?.focus();
		}
	} );

	const set = ( next: Route[] ) => onChange( JSON.stringify( next ) );

	return (
		<Group label={ setting.label } help={ help } disabled={ setting.locked }>
			<ol ref={ list } className="hvac-settings__map hvac-settings__routes">
				{ rows.map( ( row, index ) => (
					<Row
						// Two rules may be equal while typing.
						key={ index }
						number={ index + 1 }
						row={ row }
						isLast={ index === rows.length - 1 }
						problem={ problemOf( index ) }
						onChange={ ( next ) => set( rows.map( ( old, at ) => ( at === index ? next : old ) ) ) }
						onMove={ ( by ) => set( moved( rows, index, index + by ) ) }
						onRemove={ () => set( rows.filter( ( _, at ) => at !== index ) ) }
					/>
				) ) }
			</ol>
			<Button
				variant="secondary"
				icon={ plus }
				onClick={ () => {
					focusNew.current = true;
					set( [ ...rows, { by: 'state', value: '', to: '' } ] );
				} }
			>
				{ __( 'Add rule', 'hvac-blocks' ) }
			</Button>
		</Group>
	);

	/** The server numbers only the rules that it receives. */
	function problemOf( index: number ): string | undefined {
		const row = rows[ index ];

		return row && isRoute( row )
			? problems[ `${ setting.key }.${ rows.slice( 0, index ).filter( isRoute ).length }` ]
			: undefined;
	}
}

function moved( rows: Route[], from: number, to: number ): Route[] {
	const next = rows.slice();

	next.splice( to, 0, ...next.splice( from, 1 ) );
	return next;
}

interface RowProps {
	number: number;
	row: Route;
	isLast: boolean;
	problem: string | undefined;
	onChange: ( row: Route ) => void;
	onMove: ( by: 1 | -1 ) => void;
	onRemove: () => void;
}

function Row( { number, row, isLast, problem, onChange, onMove, onRemove }: RowProps ) {
	const kinds = {
		state: {
			name: __( 'State', 'hvac-blocks' ),
			label: __( 'State or province', 'hvac-blocks' ),
			example: 'TX, OK',
		},
		dealer: { name: __( 'Dealer', 'hvac-blocks' ), label: __( 'Company ID', 'hvac-blocks' ), example: 'D100' },
		form: { name: __( 'Form', 'hvac-blocks' ), label: __( 'Form', 'hvac-blocks' ), example: 'contact-dealer' },
	};

	return (
		<li
			className="hvac-settings__row"
			aria-label={ sprintf(
				/* translators: %d: a number from 1. */
				__( 'Rule %d', 'hvac-blocks' ),
				number
			) }
		>
			<SelectControl
				className="hvac-settings__id"
				label={ __( 'Leads by', 'hvac-blocks' ) }
				value={ row.by }
				options={ Object.entries( kinds ).map( ( [ value, { name } ] ) => ( { value, label: name } ) ) }
				onChange={ ( by ) => onChange( { ...row, by: by as Route[ 'by' ] } ) }
			/>
			<TextControl
				className="hvac-settings__id"
				label={ kinds[ row.by ].label }
				placeholder={ kinds[ row.by ].example }
				value={ row.value }
				maxLength={ 300 }
				spellCheck={ false }
				aria-invalid={ !! problem }
				help={ problem && <ErrorText text={ problem } /> }
				onChange={ ( value ) => onChange( { ...row, value } ) }
			/>
			<TextControl
				className="hvac-settings__url"
				label={ __( 'Email addresses', 'hvac-blocks' ) }
				inputMode="email"
				placeholder="name@example.com"
				value={ row.to }
				maxLength={ 1000 }
				spellCheck={ false }
				aria-invalid={ !! problem }
				onChange={ ( to ) => onChange( { ...row, to } ) }
			/>
			<span className="hvac-settings__tools">
				<Button
					icon={ chevronUp }
					accessibleWhenDisabled
					disabled={ number === 1 }
					label={ sprintf(
						/* translators: %d: a number from 1. */
						__( 'Move rule %d up', 'hvac-blocks' ),
						number
					) }
					onClick={ () => onMove( -1 ) }
				/>
				<Button
					icon={ chevronDown }
					accessibleWhenDisabled
					disabled={ isLast }
					label={ sprintf(
						/* translators: %d: a number from 1. */
						__( 'Move rule %d down', 'hvac-blocks' ),
						number
					) }
					onClick={ () => onMove( 1 ) }
				/>
				<Button
					icon={ trash }
					label={ sprintf(
						/* translators: %d: a number from 1. */
						__( 'Remove rule %d', 'hvac-blocks' ),
						number
					) }
					onClick={ onRemove }
				/>
			</span>
		</li>
	);
}
