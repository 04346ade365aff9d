import { Button, Flex, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { caution, check } from '@wordpress/icons';
import { ask, problemOf } from '../shared/api';

/** The sections whose upstream service has a test, by the services' names. */
const CONNECTIONS: Record< string, string > = { dealers: 'dealers', location: 'location', leads: 'leads' };

interface Outcome {
	ok: boolean;
	message: string;
}

/** Calls the service that a section's saved settings name, and says what it answered. */
export function ConnectionTest( { section, isDirty }: { section: string; isDirty: boolean } ) {
	const [ isTesting, setIsTesting ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const name = CONNECTIONS[ section ];

	if ( ! name ) {
		return null;
	}

	async function test(): Promise< void > {
		setIsTesting( true );
		setOutcome( null );

		try {
			setOutcome( await ask< Outcome >( `/connections/${ name }/test`, { method: 'POST' } ) );
		} catch ( error: unknown ) {
			setOutcome( { ok: false, message: problemOf( error ).message } );
		} finally {
			setIsTesting( false );
		}
	}

	return (
		<div className="hvac-settings__test">
			<Flex justify="flex-start" gap={ 3 } wrap>
				<Button
					variant="secondary"
					isBusy={ isTesting }
					aria-disabled={ isTesting }
					onClick={ () => isTesting || void test() }
				>
					{ __( 'Test connection', 'hvac-blocks' ) }
				</Button>
				{ isDirty && (
					<span>{ __( 'The test uses the saved settings: save your changes first.', 'hvac-blocks' ) }</span>
				) }
			</Flex>
			<p role="status" data-ok={ outcome?.ok } className="hvac-settings__outcome">
				{ isTesting && __( 'Calling the service…', 'hvac-blocks' ) }
				{ outcome && (
					<>
						<Icon icon={ outcome.ok ? check : caution } size={ 20 } /> { outcome.message }
					</>
				) }
			</p>
		</div>
	);
}
