import { Button, Flex, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	label: string;
	type: 'url' | 'password' | 'text';
	help?: string;
	/** What may be shown of the stored text; empty if there is none. */
	stored: string;
	/** Undefined if the stored text stays. */
	value: string | undefined;
	problem?: string;
	onChange: ( value: string ) => void;
}

/** A text that the server never sends back: it stays, or another is typed. */
export function StoredText( { label, type, help, stored, value, problem, onChange }: Props ) {
	if ( value === undefined && stored !== '' ) {
		return (
			<Flex justify="flex-start" wrap>
				<strong>{ label }</strong>
				<span>{ stored }</span>
				<Button
					variant="link"
					onClick={ () => onChange( '' ) }
					/* translators: %s: the name of a field. */
					aria-label={ sprintf( __( 'Replace: %s', 'hvac-blocks' ), label ) }
				>
					{ __( 'Replace', 'hvac-blocks' ) }
				</Button>
			</Flex>
		);
	}

	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			type={ type }
			autoComplete="off"
			spellCheck={ false }
			value={ value ?? '' }
			aria-invalid={ problem !== undefined }
			help={ problem ? <strong className="hvac-screen__wrong">{ problem }</strong> : help }
			onChange={ onChange }
		/>
	);
}
