import { Button, Flex, Modal, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SettingsImport } from '../shared/answers';
import { apiRequest, problemOf, type ApiProblem } from '../shared/api';
import { count, labelledText } from '../shared/format';
import { StackedTable } from '../shared/stacked-table';
import { LoadingState } from '../shared/states';

interface ImportPreviewProps {
	file: File;
	onClose: () => void;
	/** @param changed how many settings have changed */
	onImported: ( changed: number ) => void;
}

/** What a file would change and what is refused; nothing changes before confirmation. */
export function ImportPreview( { file, onClose, onImported }: ImportPreviewProps ) {
	const [ answer, setAnswer ] = useState< SettingsImport | null >( null );
	const [ problem, setProblem ] = useState< ApiProblem | null >( null );
	const [ isBusy, setIsBusy ] = useState( false );
	const refusal = useRef< HTMLDivElement >( null );
	const changed = answer?.changes.length ?? 0;

	// The pressed button may be gone: without the focus, the dialog would receive no keys.
	useEffect( () => {
		if ( problem ) {
			refusal.current?.focus();
		}
	}, [ problem ] );

	useEffect( () => {
		let isGone = false;

		send( file ).then(
			( plan ) => isGone || setAnswer( plan ),
			( error: unknown ) => isGone || setProblem( problemOf( error ) )
		);

		return () => {
			isGone = true;
		};
	}, [ file ] );

	async function save(): Promise< void > {
		setIsBusy( true );
		setProblem( null );

		try {
			onImported( ( await send( file, answer?.mark ) ).changes.length );
		} catch ( error: unknown ) {
			const refused = problemOf( error );

			// Someone else changed the settings: the preview shows what would change now.
			if ( refused.status === 409 ) {
				await send( file ).then( setAnswer, () => setAnswer( null ) );
			}

			setProblem( refused );
			setIsBusy( false );
		}
	}

	return (
		<Modal title={ __( 'Import settings', 'hvac-blocks' ) } onRequestClose={ onClose } size="large">
			<div className="hvac-settings__import">
				{ problem && (
					<div ref={ refusal } tabIndex={ -1 }>
						<Notice status="error" isDismissible={ false }>
							{ labelledText( file.name, problem.message ) }
						</Notice>
					</div>
				) }
				{ ! answer && ! problem && <LoadingState text={ __( 'Checking the file…', 'hvac-blocks' ) } /> }
				{ answer && <Plan answer={ answer } /> }
			</div>
			<Flex justify="flex-end" className="hvac-screen__confirm">
				<Button variant="tertiary" onClick={ onClose }>
					{ changed > 0 ? __( 'Cancel', 'hvac-blocks' ) : __( 'Close', 'hvac-blocks' ) }
				</Button>
				{ changed > 0 && (
					<Button
						variant="primary"
						isBusy={ isBusy }
						aria-disabled={ isBusy }
						onClick={ () => isBusy || void save() }
					>
						{ sprintf(
							/* translators: %s: number of settings. */
							_n( 'Import %s setting', 'Import %s settings', changed, 'hvac-blocks' ),
							count( changed )
						) }
					</Button>
				) }
			</Flex>
		</Modal>
	);
}

function Plan( { answer: { changes, refused, unchanged } }: { answer: SettingsImport } ) {
	return (
		<>
			{ refused.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					<p>
						{ sprintf(
							/* translators: %s: number of settings. */
							_n(
								'%s setting is not imported and keeps its value:',
								'%s settings are not imported and keep their values:',
								refused.length,
								'hvac-blocks'
							),
							count( refused.length )
						) }
					</p>
					<ul>
						{ refused.map( ( { key, label, reasons } ) => (
							<li key={ key }>
								<strong>{ label }</strong>{ ' ' }
								{ reasons.map( ( reason, index ) => (
									<span key={ index }>{ reason } </span>
								) ) }
							</li>
						) ) }
					</ul>
				</Notice>
			) }
			{ changes.length === 0 && (
				<p>{ __( 'Nothing to import: these settings are in force already.', 'hvac-blocks' ) }</p>
			) }
			{ changes.length > 0 && (
				<StackedTable
					caption={ __( 'Changes', 'hvac-blocks' ) }
					rows={ changes }
					columns={ [
						{ title: __( 'Setting', 'hvac-blocks' ), cell: ( { label } ) => <strong>{ label }</strong> },
						{
							title: __( 'Now', 'hvac-blocks' ),
							className: 'hvac-settings__value',
							cell: ( { from } ) => from,
						},
						{
							title: __( 'After the import', 'hvac-blocks' ),
							className: 'hvac-settings__value',
							cell: ( { to } ) => to,
						},
					] }
				/>
			) }
			{ changes.length > 0 && unchanged > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of settings. */
						_n(
							'%s setting in the file is the same already.',
							'%s settings in the file are the same already.',
							unchanged,
							'hvac-blocks'
						),
						count( unchanged )
					) }
				</p>
			) }
		</>
	);
}

/** @param mark of the confirmed preview; without it nothing changes */
async function send( file: File, mark?: string ): Promise< SettingsImport > {
	const data = { file: await file.text(), save: mark !== undefined, ...( mark !== undefined && { mark } ) };

	return apiRequest< SettingsImport >( '/settings-import', { method: 'POST', data } );
}
