import { Button, Flex, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { caution, check } from '@wordpress/icons';
import { apiRequest, problemOf } from '../shared/api';

/** Services with a connection test, by the setting of their address. */
const CONNECTIONS: Record< string, string > = {
	dealers_url: 'dealers',
	location_url: 'location',
	recommendation_url: 'recommendation',
	leads_url: 'leads',
	whodis_url: 'whodis',
};

interface Outcome {
	ok: boolean;
	message: string;
}

interface ConnectionTestProps {
	/** Keys of the settings in the same section. */
	settings: string[];
	isDirty: boolean;
}

/** Calls the service in a section's saved settings and shows its answer. */
export function ConnectionTest( { settings, isDirty }: ConnectionTestProps ) {
	const [ isTesting, setIsTesting ] = useState( false );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const name = CONNECTIONS[ settings.find( ( key ) => key in CONNECTIONS ) ?? '' ];

	if ( ! name ) {
		return null;
	}

	async function test(): Promise< void > {
		setIsTesting( true );
		setOutcome( null );

		try {
			setOutcome( await apiRequest< Outcome >( `/connections/${ name }/test`, { method: 'POST' } ) );
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
					<span>{ __( 'The test uses the saved settings. Save your changes first.', 'hvac-blocks' ) }</span>
				) }
			</Flex>
			<p role="status" data-ok={ outcome?.ok } className="hvac-settings__outcome">
				{ isTesting && __( 'Testing connection…', 'hvac-blocks' ) }
				{ outcome && (
					<>
						<Icon icon={ outcome.ok ? check : caution } size={ 20 } /> { outcome.message }
					</>
				) }
			</p>
		</div>
	);
}
