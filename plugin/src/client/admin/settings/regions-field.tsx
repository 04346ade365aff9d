import provinces from '@contracts/ca-provinces.json';
import states from '@contracts/us-states.json';
import { Button, CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { count } from '../shared/format';
import { regionName, type Region } from '../shared/regions';
import { Group } from './group';
import type { Setting } from './types';

interface RegionsFieldProps {
	setting: Setting;
	/** Codes separated by commas, in the contracts' order. */
	input: string;
	help: ReactNode;
	onChange: ( input: string ) => void;
}

const COUNTRIES: Array< { title: () => string; regions: Region[] } > = [
	{ title: () => __( 'United States', 'hvac-blocks' ), regions: states },
	{ title: () => __( 'Canada', 'hvac-blocks' ), regions: provinces },
];

/** States and provinces by name. */
export function RegionsField( { setting, input, help, onChange }: RegionsFieldProps ) {
	const chosen = new Set( input.split( ',' ).map( ( code ) => code.trim() ) );

	const choose = ( codes: string[], isChosen: boolean ) => {
		const next = new Set( chosen );

		codes.forEach( ( code ) => ( isChosen ? next.add( code ) : next.delete( code ) ) );
		onChange(
			COUNTRIES.flatMap( ( { regions } ) => regions.map( ( { code } ) => code ) )
				.filter( ( code ) => next.has( code ) )
				.join( ', ' )
		);
	};

	return (
		<Group label={ setting.label } help={ help } disabled={ setting.locked }>
			{ COUNTRIES.map( ( { title, regions } ) => {
				const codes = regions.map( ( { code } ) => code );
				const here = codes.filter( ( code ) => chosen.has( code ) );

				return (
					<details key={ codes[ 0 ] } className="hvac-settings__regions">
						<summary>
							{ title() }{ ' ' }
							<span>
								{ sprintf(
									/* translators: 1: number of chosen states, 2: number of all. */
									__( '%1$s of %2$s', 'hvac-blocks' ),
									count( here.length ),
									count( codes.length )
								) }
							</span>
						</summary>
						<p>
							<Button variant="link" onClick={ () => choose( codes, true ) }>
								{ __( 'Select all', 'hvac-blocks' ) }
							</Button>
							<Button variant="link" onClick={ () => choose( codes, false ) }>
								{ __( 'Select none', 'hvac-blocks' ) }
							</Button>
						</p>
						<div className="hvac-settings__checks">
							{ regions.map( ( region ) => (
								<CheckboxControl
									key={ region.code }
									label={ regionName( region ) }
									checked={ chosen.has( region.code ) }
									onChange={ ( isChosen ) => choose( [ region.code ], isChosen ) }
								/>
							) ) }
						</div>
					</details>
				);
			} ) }
		</Group>
	);
}
