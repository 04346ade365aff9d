import { Button, Flex, TextControl } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Setting, InputValue } from './types';

interface SecretFieldProps {
	setting: Setting;
	/** Undefined if unchanged. */
	input: InputValue | undefined;
	help: ReactNode;
	isInvalid: boolean;
	onChange: ( input: InputValue | undefined ) => void;
}

/** Shows whether a secret is set and accepts another; the secret itself never reaches the browser. */
export function SecretField( { setting, input, help, isInvalid, onChange }: SecretFieldProps ) {
	const id = useId();
	const control = useRef< HTMLInputElement >( null );
	const isTyping = typeof input === 'string';

	useEffect( () => {
		if ( isTyping ) {
			control.current?.focus();
		}
	}, [ isTyping ] );

	if ( isTyping ) {
		return (
			<>
				<TextControl
					ref={ control }
					type="password"
					autoComplete="new-password"
					label={ setting.label }
					help={ help }
					aria-invalid={ isInvalid }
					value={ input }
					onChange={ onChange }
				/>
				<Button variant="link" onClick={ () => onChange( undefined ) }>
					{ __( 'Cancel', 'hvac-blocks' ) }
				</Button>
			</>
		);
	}

	return (
		<div role="group" aria-labelledby={ `${ id }-label` } aria-describedby={ `${ id }-help` }>
			<p id={ `${ id }-label` } className="hvac-settings__label">
				{ setting.label }
			</p>
			<Flex justify="flex-start" gap={ 3 } wrap>
				<span className="hvac-settings__secret">{ stateOf( setting, input ) }</span>
				{ ! setting.locked && input === null && (
					<Button variant="link" onClick={ () => onChange( undefined ) }>
						{ __( 'Keep', 'hvac-blocks' ) }
					</Button>
				) }
				{ ! setting.locked && input !== null && (
					<Button
						variant="secondary"
						onClick={ () => onChange( '' ) }
						aria-label={ sprintf(
							/* translators: 1: "Replace" or "Set", 2: the name of a setting. */
							__( '%1$s: %2$s', 'hvac-blocks' ),
							setLabel( setting ),
							setting.label
						) }
					>
						{ setLabel( setting ) }
					</Button>
				) }
				{ ! setting.locked && input !== null && setting.isSet && (
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () => onChange( null ) }
						aria-label={ sprintf(
							/* translators: %s: the name of a setting. */
							__( 'Remove: %s', 'hvac-blocks' ),
							setting.label
						) }
					>
						{ __( 'Remove', 'hvac-blocks' ) }
					</Button>
				) }
			</Flex>
			<p id={ `${ id }-help` } className="hvac-settings__help">
				{ help }
			</p>
		</div>
	);
}

function setLabel( { isSet }: Setting ): string {
	return isSet ? __( 'Replace', 'hvac-blocks' ) : __( 'Set', 'hvac-blocks' );
}

function stateOf( { isSet }: Setting, input: InputValue | undefined ): string {
	if ( input === null ) {
		return __( 'Will be removed when you save', 'hvac-blocks' );
	}

	return isSet ? __( 'Set (hidden)', 'hvac-blocks' ) : __( 'Not set', 'hvac-blocks' );
}
