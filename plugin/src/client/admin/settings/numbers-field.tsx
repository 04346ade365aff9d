import { Button, TextControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Group } from './group';
import type { Setting } from './types';

interface NumbersFieldProps {
	setting: Setting;
	/** Separated by commas. */
	input: string;
	help: ReactNode;
	isInvalid: boolean;
	onChange: ( input: string ) => void;
}

/** A short list of numbers, one field each. */
export function NumbersField( { setting, input, help, isInvalid, onChange }: NumbersFieldProps ) {
	const { items, minItems = 0, maxItems = 20 } = setting.schema;
	const numbers = input.split( ',' ).map( ( number ) => number.trim() );
	const list = useRef< HTMLDivElement >( null );
	const focusLast = useRef( false );

	useEffect( () => {
		if ( focusLast.current ) {
			focusLast.current = false;
			list.current?.lastElementChild?.querySelector( 'input' )?.focus();
		}
	} );

	const set = ( next: string[] ) => onChange( next.join( ', ' ) );

	return (
		<Group label={ setting.label } help={ help } disabled={ setting.locked }>
			<div ref={ list } className="hvac-settings__numbers">
				{ numbers.map( ( number, index ) => (
					// A number's only name is its position.
					<div key={ index } className="hvac-settings__row">
						<TextControl
							type="number"
							label={ sprintf(
								/* translators: 1: the name of a setting, 2: a number from 1. */
								__( '%1$s, number %2$d', 'hvac-blocks' ),
								setting.label,
								index + 1
							) }
							hideLabelFromVision
							value={ number }
							min={ items?.minimum }
							max={ items?.maximum }
							aria-invalid={ isInvalid }
							onChange={ ( value ) =>
								set( numbers.map( ( old, at ) => ( at === index ? value : old ) ) )
							}
						/>
						{ numbers.length > Math.max( 1, minItems ) && (
							<Button
								icon={ trash }
								label={ sprintf(
									/* translators: %s: a number. */
									__( 'Remove %s', 'hvac-blocks' ),
									number
								) }
								onClick={ () => set( numbers.filter( ( _, at ) => at !== index ) ) }
							/>
						) }
					</div>
				) ) }
			</div>
			{ numbers.length < maxItems && (
				<Button
					variant="secondary"
					icon={ plus }
					onClick={ () => {
						focusLast.current = true;
						set( [ ...numbers, '' ] );
					} }
				>
					{ __( 'Add number', 'hvac-blocks' ) }
				</Button>
			) }
		</Group>
	);
}
