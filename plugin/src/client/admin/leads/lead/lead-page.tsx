import { Button, Card, CardBody, CardHeader, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { dateTime } from '../../shared/format';
import { plainClick } from '../../shared/plain-click';
import { ErrorState, Skeleton } from '../../shared/states';
import { addressWith } from '../../shared/use-query';
import { BackToList } from '../back-to-list';
import { ConsentReceipt } from './consent-receipt';
import { DeleteLead } from './delete-lead';
import { Deliveries } from './deliveries';
import type { Query } from '../filter';
import { Ledger } from './ledger';
import { Notes } from './notes';
import { DefinitionList } from './definition-list';
import { Resend } from './resend';
import { StatusLabel } from '../status';
import type { Lead } from '../types';
import { formName, languageLabel } from '../../shared/form-names';
import { useLead } from './use-lead';

interface LeadPageProps {
	reference: string;
	/** The list it was opened from, as query arguments. */
	list: Query;
	/** False if it is the first view of a page that was just loaded. */
	takesFocus: boolean;
	/** Opens an adjacent lead. */
	onOpen: ( reference: string ) => void;
	onClose: ( announcement?: string ) => void;
}

/** One lead with everything known about it. */
export function LeadPage( { reference, list, takesFocus, onOpen, onClose }: LeadPageProps ) {
	const { lead, problem, isLoading, reload, take, send, isSending, outcome } = useLead( reference, list );
	const heading = useRef< HTMLHeadingElement >( null );

	const announcement = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( takesFocus ) {
			heading.current?.focus();
		}
	}, [ takesFocus ] );
	// The pressed button may be gone; the outcome is above it.
	useEffect( () => announcement.current?.focus(), [ outcome ] );

	return (
		<div className="hvac-leads" aria-busy={ isLoading }>
			<Flex className="hvac-leads__top" justify="space-between" gap={ 3 } wrap>
				<BackToList onClose={ () => onClose() } />
				{ lead && <AdjacentLeads lead={ lead } onOpen={ onOpen } /> }
			</Flex>
			<Flex className="hvac-leads__title" justify="flex-start" gap={ 3 } wrap>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ sprintf(
						/* translators: %s: reference of a lead, such as HB-7K3M-92QD. */
						__( 'Lead %s', 'hvac-blocks' ),
						reference
					) }
				</h2>
				{ lead && <StatusLabel status={ lead.status } /> }
				{ lead?.isTest && <em>{ __( 'Test lead', 'hvac-blocks' ) }</em> }
			</Flex>
			{ problem && (
				<ErrorState
					title={ __( 'The lead could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! lead && isLoading && <Skeleton lines={ 12 } /> }
			{ outcome && (
				<div ref={ announcement } tabIndex={ -1 }>
					<Notice status={ outcome.status } isDismissible={ false }>
						{ outcome.message }
					</Notice>
				</div>
			) }
			{ lead && (
				<div className="hvac-leads__page">
					<div>
						<Section title={ __( 'Submitted data', 'hvac-blocks' ) }>
							<DefinitionList pairs={ lead.fields.map( ( { label, value } ) => [ label, value ] ) } />
						</Section>
						{ lead.answers.length > 0 && (
							<Section title={ __( 'Answers in the system recommendation tool', 'hvac-blocks' ) }>
								<DefinitionList
									pairs={ lead.answers.map( ( { label, value } ) => [ label, value ] ) }
								/>
							</Section>
						) }
						<Section title={ __( 'Deliveries', 'hvac-blocks' ) }>
							<Deliveries
								deliveries={ lead.deliveries }
								isQuarantined={ lead.status === 'quarantined' }
							/>
							{ lead.canManage && (
								<Flex justify="flex-start" gap={ 2 } wrap>
									{ lead.status === 'quarantined' && (
										<SendButton
											text={ __( 'Not spam', 'hvac-blocks' ) }
											isSending={ isSending }
											onSend={ () => send( 'release' ) }
										/>
									) }
									{ lead.deliveries.some(
										( { state } ) => state === 'waiting' || state === 'failed'
									) && (
										<SendButton
											text={ __( 'Try again now', 'hvac-blocks' ) }
											isSending={ isSending }
											onSend={ () => send( 'retry' ) }
										/>
									) }
									<Resend reference={ reference } list={ list } onSent={ take } />
								</Flex>
							) }
						</Section>
						<Section title={ __( 'Notes', 'hvac-blocks' ) }>
							<Notes
								reference={ reference }
								notes={ lead.notes }
								canManage={ lead.canManage }
								onChange={ ( notes ) => take( { notes } ) }
							/>
						</Section>
						<Section title={ __( 'History', 'hvac-blocks' ) }>
							<Ledger lines={ lead.ledger } />
						</Section>
					</div>
					<div>
						<Section title={ __( 'About this lead', 'hvac-blocks' ) }>
							<DefinitionList
								pairs={ [
									[ __( 'Received', 'hvac-blocks' ), dateTime( lead.created ) ],
									[ __( 'Form', 'hvac-blocks' ), formName( lead.form ) ],
									[ __( 'Dealer', 'hvac-blocks' ), lead.dealer ],
									...( lead.productId
										? ( [
												[ __( 'Product', 'hvac-blocks' ), lead.product ],
												[ __( 'Model number', 'hvac-blocks' ), lead.productId ],
											] satisfies Array< [ string, string ] > )
										: [] ),
									[ __( 'Language', 'hvac-blocks' ), languageLabel( lead.lang ) ],
									[ __( 'Source', 'hvac-blocks' ), lead.source ],
									[ __( 'Page', 'hvac-blocks' ), lead.pageUrl ],
									[
										__( 'Visitor’s token', 'hvac-blocks' ),
										lead.verified
											? __( 'Valid', 'hvac-blocks' )
											: __( 'None (accepted anyway)', 'hvac-blocks' ),
									],
								] }
							/>
						</Section>
						<Section title={ __( 'Consent', 'hvac-blocks' ) }>
							<ConsentReceipt lead={ lead } onChange={ take } />
						</Section>
					</div>
					{ lead.canManage && (
						<DeleteLead
							reference={ reference }
							onDeleted={ () =>
								onClose(
									sprintf(
										/* translators: %s: reference of a lead. */
										__( 'Lead %s deleted.', 'hvac-blocks' ),
										reference
									)
								)
							}
						/>
					) }
				</div>
			) }
		</div>
	);
}

interface SendButtonProps {
	text: string;
	isSending: boolean;
	onSend: () => Promise< void >;
}

const SendButton = ( { text, isSending, onSend }: SendButtonProps ) => (
	<Button
		variant="primary"
		isBusy={ isSending }
		aria-disabled={ isSending }
		onClick={ () => isSending || void onSend() }
	>
		{ isSending ? __( 'Sending…', 'hvac-blocks' ) : text }
	</Button>
);

/** The previous and next lead in the list it was opened from. */
function AdjacentLeads( { lead, onOpen }: { lead: Lead; onOpen: ( reference: string ) => void } ) {
	const ways = [
		[ lead.previous, __( '‹ Previous lead', 'hvac-blocks' ) ],
		[ lead.next, __( 'Next lead ›', 'hvac-blocks' ) ],
	] as const;

	return (
		<nav className="hvac-leads__beside" aria-label={ __( 'Lead navigation', 'hvac-blocks' ) }>
			{ ways.map( ( [ reference, text ] ) =>
				reference === '' ? (
					<span key={ text }>{ text }</span>
				) : (
					<a
						key={ text }
						href={ addressWith( { lead: reference } ) }
						onClick={ plainClick( () => onOpen( reference ) ) }
					>
						{ text }
					</a>
				)
			) }
		</nav>
	);
}

function Section( { title, children }: { title: string; children: ReactNode } ) {
	return (
		<Card>
			<CardHeader>
				<h3>{ title }</h3>
			</CardHeader>
			<CardBody>{ children }</CardBody>
		</Card>
	);
}
