import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../../shared/message';
import { downloadFile, fetchText, problemOf } from '../../shared/api';
import { dateTime } from '../../shared/format';
import { languageLabel } from '../../shared/form-names';
import { DefinitionList } from './definition-list';
import { printPage } from './print-page';
import { RevokeConsent } from './revoke-consent';
import type { Consent, Lead } from '../types';

interface Props {
	lead: Lead;
	/** Receives the lead once its consent is revoked. */
	onChange: ( lead: Lead ) => void;
}

/** What the visitor agreed to, word for word, the proof, and buttons to save it or to record a withdrawal. */
export function ConsentReceipt( { lead, onChange }: Props ) {
	const { consent, marketing, reference, revokedAt, marketingRevokedAt } = lead;
	const [ problem, setProblem ] = useState( '' );
	const revoked = useRef< HTMLDivElement >( null );
	const wasRevoked = useRef( revokedAt !== '' );
	const path = `/leads/${ encodeURIComponent( reference ) }/consent`;

	// The pressed button is gone; its outcome is here.
	useEffect( () => {
		if ( revokedAt !== '' && ! wasRevoked.current ) {
			wasRevoked.current = true;
			revoked.current?.focus();
		}
	}, [ revokedAt ] );

	async function get( work: () => Promise< void > ): Promise< void > {
		setProblem( '' );

		try {
			await work();
		} catch ( error: unknown ) {
			setProblem( problemOf( error ).message );
		}
	}

	return (
		<>
			{ revokedAt && (
				<div ref={ revoked } tabIndex={ -1 }>
					<Notice status="warning" isDismissible={ false }>
						{ sprintf(
							/* translators: %s: date and time. */
							__( 'Revoked: %s', 'hvac-blocks' ),
							dateTime( revokedAt )
						) }
					</Notice>
				</div>
			) }
			<Message text={ problem } onRemove={ () => setProblem( '' ) } />
			{ consent ? (
				<Words consent={ consent } />
			) : (
				<p>{ __( 'This form does not ask for consent.', 'hvac-blocks' ) }</p>
			) }
			<h4>{ __( 'Marketing', 'hvac-blocks' ) }</h4>
			{ marketingRevokedAt && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: date and time. */
						__( 'Revoked: %s', 'hvac-blocks' ),
						dateTime( marketingRevokedAt )
					) }
				</Notice>
			) }
			{ marketing ? <Words consent={ marketing } /> : <p>{ __( 'Not asked', 'hvac-blocks' ) }</p> }
			<Flex justify="flex-start" className="hvac-leads__receipt" wrap>
				{ consent && (
					<>
						<Button
							variant="secondary"
							onClick={ () =>
								void get( async () => printPage( await fetchText( `${ path }?format=html` ) ) )
							}
						>
							{ __( 'Print receipt', 'hvac-blocks' ) }
						</Button>
						<Button
							variant="tertiary"
							onClick={ () =>
								void get( () => downloadFile( `${ path }?format=text`, `consent-${ reference }.txt` ) )
							}
						>
							{ __( 'Save as text', 'hvac-blocks' ) }
						</Button>
						<Button
							variant="tertiary"
							onClick={ () =>
								void get( () => downloadFile( `${ path }?format=json`, `consent-${ reference }.json` ) )
							}
						>
							{ __( 'Save as JSON', 'hvac-blocks' ) }
						</Button>
					</>
				) }
				{ ! revokedAt && lead.canManage && <RevokeConsent lead={ lead } onRevoked={ onChange } /> }
			</Flex>
		</>
	);
}

function Words( { consent }: { consent: Consent } ) {
	return (
		<>
			{ ! consent.matches && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The text does not match its hash, so the stored text was changed.', 'hvac-blocks' ) }
				</Notice>
			) }
			<blockquote lang={ consent.language }>{ consent.text }</blockquote>
			<DefinitionList
				pairs={ [
					[ __( 'Status', 'hvac-blocks' ), consent.stateText ],
					[ __( 'Time', 'hvac-blocks' ), dateTime( consent.givenAt ) ],
					[ __( 'Language', 'hvac-blocks' ), languageLabel( consent.language ) ],
					[ __( 'Text version', 'hvac-blocks' ), consent.version ],
					[ __( 'SHA-256 of the text', 'hvac-blocks' ), consent.hash ],
					[
						__( 'Recomputed SHA-256', 'hvac-blocks' ),
						consent.matches ? __( 'Matches', 'hvac-blocks' ) : __( 'Does not match', 'hvac-blocks' ),
					],
					...( consent.notice
						? ( [ [ __( 'Other notice shown', 'hvac-blocks' ), consent.notice ] ] satisfies Array<
								[ string, string ]
							> )
						: [] ),
				] }
			/>
		</>
	);
}
