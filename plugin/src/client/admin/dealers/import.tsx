import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useId, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import { Loading } from '../shared/states';
import { Report } from './report';
import { useImport } from './use-import';

/** Takes a file of dealers, says what it would change, and imports it when that was seen. */
export function Import( { onImported }: { onImported: () => void } ) {
	const { stage, file, report, problem, check, bring, restart } = useImport( onImported );
	const id = useId();
	const heading = useRef< HTMLHeadingElement >( null );
	const written = report ? report.new + report.changed : 0;

	// The report takes the place of the control that had the focus.
	useEffect( () => {
		if ( stage === 'checked' || stage === 'done' ) {
			heading.current?.focus();
		}
	}, [ stage ] );

	return (
		<div className="hvac-dealers__import">
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ file ? `${ file.name }: ` : '' }
					{ problem.message }
				</Notice>
			) }
			{ stage === 'choose' && (
				<>
					<label htmlFor={ id }>{ __( 'File of dealers, CSV or JSON', 'hvac-blocks' ) }</label>
					<input
						id={ id }
						type="file"
						accept=".csv,.json,text/csv,application/json"
						aria-describedby={ `${ id }-help` }
						onChange={ ( { target } ) => target.files?.[ 0 ] && void check( target.files[ 0 ] ) }
					/>
					<p id={ `${ id }-help` }>
						{ __(
							'The file is checked first; nothing is written before you have seen what it changes. Dealers that it does not name stay as they are.',
							'hvac-blocks'
						) }
					</p>
				</>
			) }
			{ stage === 'checking' && (
				<Loading text={ __( 'Checking the file; nothing is written yet…', 'hvac-blocks' ) } />
			) }
			{ stage === 'importing' && <Loading text={ __( 'Importing…', 'hvac-blocks' ) } /> }
			{ report && file && ( stage === 'checked' || stage === 'done' ) && (
				<>
					<h3 ref={ heading } tabIndex={ -1 }>
						{ stage === 'done' ? importedText( file.name ) : foreseenText( file.name ) }
					</h3>
					<Report report={ report } />
					<Flex justify="flex-start" gap={ 3 } wrap>
						{ stage === 'checked' && written > 0 && (
							<Button variant="primary" onClick={ () => void bring() }>
								{ sprintf(
									/* translators: %s: number of dealers. */
									_n( 'Import %s dealer', 'Import %s dealers', written, 'hvac-blocks' ),
									count( written )
								) }
							</Button>
						) }
						{ stage === 'checked' && written === 0 && (
							<span>{ __( 'There is nothing new in this file.', 'hvac-blocks' ) }</span>
						) }
						<Button variant={ stage === 'done' ? 'secondary' : 'tertiary' } onClick={ restart }>
							{ __( 'Choose another file', 'hvac-blocks' ) }
						</Button>
					</Flex>
				</>
			) }
		</div>
	);
}

function foreseenText( file: string ): string {
	/* translators: %s: name of a file. */
	return sprintf( __( 'What %s would change', 'hvac-blocks' ), file );
}

function importedText( file: string ): string {
	/* translators: %s: name of a file. */
	return sprintf( __( '%s is imported', 'hvac-blocks' ), file );
}
