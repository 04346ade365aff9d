import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Group } from './group';
import { ErrorText } from './help';
import { chooseImage, hasMedia } from './media';
import type { Setting } from './types';
import type { MapRow } from './values';

interface MapFieldProps {
	setting: Setting;
	/** The rows as JSON. */
	input: string;
	help: ReactNode;
	/** By `key.id`. */
	problems: Record< string, string >;
	onChange: ( input: string ) => void;
}

/** An address per dealer. */
export function MapField( { setting, input, help, problems, onChange }: MapFieldProps ) {
	const rows = JSON.parse( input ) as MapRow[];
	const list = useRef< HTMLDivElement >( null );
	const focusNew = useRef( false );

	useEffect( () => {
		if ( focusNew.current ) {
			focusNew.current = false;
			list.current?.lastElementChild?.querySelector( 'input' )?.focus();
		}
	} );

	const set = ( next: MapRow[] ) => onChange( JSON.stringify( next ) );

	return (
		<Group label={ setting.label } help={ help } disabled={ setting.locked }>
			<div ref={ list } className="hvac-settings__map">
				{ rows.map( ( row, index ) => (
					<Row
						// Two rows may have the same ID while typing.
						key={ index }
						number={ index + 1 }
						row={ row }
						isImage={ setting.control === 'images' }
						problem={ problems[ `${ setting.key }.${ row[ 0 ].trim() }` ] }
						onChange={ ( next ) => set( rows.map( ( old, at ) => ( at === index ? next : old ) ) ) }
						onRemove={ () => {
							set( rows.filter( ( _, at ) => at !== index ) );
						} }
					/>
				) ) }
			</div>
			<Button
				variant="secondary"
				icon={ plus }
				onClick={ () => {
					focusNew.current = true;
					set( [ ...rows, [ '', '' ] ] );
				} }
			>
				{ __( 'Add a dealer', 'hvac-blocks' ) }
			</Button>
		</Group>
	);
}

interface RowProps {
	number: number;
	row: MapRow;
	isImage: boolean;
	problem: string | undefined;
	onChange: ( row: MapRow ) => void;
	onRemove: () => void;
}

function Row( { number, row: [ id, text ], isImage, problem, onChange, onRemove }: RowProps ) {
	const texts = {
		title: __( 'Choose image', 'hvac-blocks' ),
		button: __( 'Use this image', 'hvac-blocks' ),
	};

	return (
		<div
			className="hvac-settings__row"
			role="group"
			aria-label={ sprintf(
				/* translators: %d: a number from 1. */
				__( 'Dealer %d', 'hvac-blocks' ),
				number
			) }
		>
			{ isImage && (
				<span className="hvac-settings__picture">
					{ /^https?:\/\//.test( text ) && <img src={ text } alt="" /> }
				</span>
			) }
			<TextControl
				className="hvac-settings__id"
				label={ __( 'Company ID', 'hvac-blocks' ) }
				value={ id }
				maxLength={ 64 }
				spellCheck={ false }
				aria-invalid={ !! problem }
				help={ problem && <ErrorText text={ problem } /> }
				onChange={ ( next ) => onChange( [ next, text ] ) }
			/>
			<TextControl
				className="hvac-settings__url"
				type="url"
				label={ isImage ? __( 'Image URL', 'hvac-blocks' ) : __( 'Address', 'hvac-blocks' ) }
				placeholder="https://"
				value={ text }
				spellCheck={ false }
				aria-invalid={ !! problem }
				onChange={ ( next ) => onChange( [ id, next ] ) }
			/>
			<span className="hvac-settings__tools">
				{ isImage && hasMedia() && (
					<Button
						variant="secondary"
						onClick={ () => chooseImage( texts, ( url ) => onChange( [ id, url ] ) ) }
					>
						{ texts.title }
					</Button>
				) }
				<Button
					icon={ trash }
					label={
						id === ''
							? sprintf(
									/* translators: %d: a number from 1. */
									__( 'Remove dealer %d', 'hvac-blocks' ),
									number
								)
							: sprintf(
									/* translators: %s: a company ID. */
									__( 'Remove %s', 'hvac-blocks' ),
									id
								)
					}
					onClick={ onRemove }
				/>
			</span>
		</div>
	);
}
