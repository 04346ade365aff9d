import { Button, CheckboxControl, Flex, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { Message } from '../shared/message';
import type { LeadColumns } from '../shared/answers';
import { Pending } from '../shared/states';
import { useDownload } from '../shared/use-download';
import { useResource } from '../shared/use-resource';
import type { Query } from './filter';
import { leadsText } from './texts';

const KEPT = 'hvac-blocks-lead-columns';

/** Exports the filtered leads as CSV with the chosen columns. */
export function Export( { filter, total, isMore }: { filter: Query; total: number; isMore: boolean } ) {
	const [ isOpen, setIsOpen ] = useState( false );

	return (
		<>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => setIsOpen( true ) }>
				{ __( 'Export…', 'hvac-blocks' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ sprintf(
						/* translators: %s: "12 leads". */
						__( 'Export %s as CSV', 'hvac-blocks' ),
						leadsText( total, isMore )
					) }
					size="medium"
					onRequestClose={ () => setIsOpen( false ) }
				>
					<Columns filter={ filter } onClose={ () => setIsOpen( false ) } />
				</Modal>
			) }
		</>
	);
}

function Columns( { filter, onClose }: { filter: Query; onClose: () => void } ) {
	const { data, problem, reload } = useResource< LeadColumns >( '/lead-columns' );
	const [ left, setLeft ] = useState< string[] >( leftOut );
	const { isBusy, problem: failure, save } = useDownload();

	if ( ! data ) {
		return (
			<Pending
				problem={ problem }
				title={ __( 'The columns could not be loaded.', 'hvac-blocks' ) }
				lines={ 6 }
				onRetry={ reload }
			/>
		);
	}

	const names = data.columns.map( ( { name } ) => name );
	const chosen = names.filter( ( name ) => ! left.includes( name ) );

	function choose( next: string[] ): void {
		setLeft( next );
		// The excluded columns are stored, not the chosen ones: fields added later are in the file.
		window.localStorage.setItem( KEPT, JSON.stringify( next ) );
	}

	async function saveChosen(): Promise< void > {
		const columns = chosen.length < names.length ? { columns: chosen.join( ',' ) } : {};

		if ( await save( addQueryArgs( '/leads/export', { ...filter, ...columns } ), 'leads.csv' ) ) {
			onClose();
		}
	}

	return (
		<div className="hvac-leads__export">
			<fieldset>
				<legend>{ __( 'Columns in the file', 'hvac-blocks' ) }</legend>
				<Flex justify="flex-start" gap={ 3 }>
					<Button variant="link" onClick={ () => choose( [] ) }>
						{ __( 'Select all', 'hvac-blocks' ) }
					</Button>
					<Button variant="link" onClick={ () => choose( names ) }>
						{ __( 'Select none', 'hvac-blocks' ) }
					</Button>
				</Flex>
				<div className="hvac-leads__columns">
					{ data.columns.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							__nextHasNoMarginBottom
							label={ label }
							checked={ ! left.includes( name ) }
							onChange={ ( isChosen ) =>
								choose( isChosen ? left.filter( ( other ) => other !== name ) : [ ...left, name ] )
							}
						/>
					) ) }
				</div>
			</fieldset>
			<p className="hvac-leads__hint">
				{ __(
					'The file contains personal data. An apostrophe is added before anything that looks like a formula so that spreadsheets do not run it.',
					'hvac-blocks'
				) }
			</p>
			<Message text={ failure?.message } />
			<Flex justify="flex-end">
				<Button variant="tertiary" onClick={ onClose }>
					{ __( 'Cancel', 'hvac-blocks' ) }
				</Button>
				<Button
					variant="primary"
					isBusy={ isBusy }
					aria-disabled={ isBusy || chosen.length === 0 }
					onClick={ () => ! isBusy && chosen.length > 0 && void saveChosen() }
				>
					{ __( 'Export', 'hvac-blocks' ) }
				</Button>
			</Flex>
		</div>
	);
}

/** The columns excluded last time. */
function leftOut(): string[] {
	try {
		const kept: unknown = JSON.parse( window.localStorage.getItem( KEPT ) ?? '[]' );

		return Array.isArray( kept ) ? kept.filter( ( name ) => typeof name === 'string' ) : [];
	} catch {
		return [];
	}
}
