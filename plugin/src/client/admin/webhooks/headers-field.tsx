import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { StoredText } from '../shared/stored-text';
import type { Header } from './types';

const MOST = 10;

interface Props {
	headers: Header[];
	/** By `headers.NAME`. */
	messages: Record< string, string >;
	onChange: ( headers: Header[] ) => void;
}

/** Headers that a service asks for, such as Authorization. */
export function HeadersField( { headers, messages, onChange }: Props ) {
	const change = ( at: number, part: Partial< Header > ) =>
		onChange( headers.map( ( header, i ) => ( i === at ? { ...header, ...part } : header ) ) );

	return (
		<fieldset className="hvac-webhooks__headers">
			<legend>{ __( 'Headers', 'hvac-blocks' ) }</legend>
			{ headers.map( ( { name, value }, i ) => {
				const problem = messages[ `headers.${ name.trim() }` ];

				return (
					// Two may have the same name while typing.
					<div key={ i } className="hvac-webhooks__header">
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Name', 'hvac-blocks' ) }
							placeholder="Authorization"
							maxLength={ 60 }
							readOnly={ value === undefined }
							value={ name }
							aria-invalid={ problem !== undefined }
							help={ problem && <strong className="hvac-screen__wrong">{ problem }</strong> }
							onChange={ ( typed ) => change( i, { name: typed } ) }
						/>
						<StoredText
							label={ __( 'Value', 'hvac-blocks' ) }
							type="password"
							stored={ value === undefined ? __( 'Set (hidden)', 'hvac-blocks' ) : '' }
							value={ value }
							onChange={ ( typed ) => change( i, { value: typed } ) }
						/>
						<Button
							icon={ trash }
							label={ sprintf(
								/* translators: %s: the name of a header, or its number. */
								__( 'Remove header %s', 'hvac-blocks' ),
								name === '' ? String( i + 1 ) : name
							) }
							onClick={ () => onChange( headers.filter( ( _, other ) => other !== i ) ) }
						/>
					</div>
				);
			} ) }
			{ headers.length < MOST && (
				<Button
					variant="secondary"
					icon={ plus }
					onClick={ () => onChange( [ ...headers, { name: '', value: '' } ] ) }
				>
					{ __( 'Add header', 'hvac-blocks' ) }
				</Button>
			) }
		</fieldset>
	);
}
