import { Button, Card, CardBody, CardHeader, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { dateTime } from '../shared/format';
import { plainClick } from '../shared/plain-click';
import { Failed, Skeleton } from '../shared/states';
import { addressWith } from '../shared/use-query';
import { ConsentReceipt } from './consent-receipt';
import { DeleteLead } from './delete-lead';
import { Deliveries } from './deliveries';
import { Ledger } from './ledger';
import { Pairs } from './pairs';
import { Status } from './status';
import { formName, languageName } from './names';
import { useLead } from './use-lead';

interface LeadPageProps {
	reference: string;
	/** Not where it is the first thing of a page that was just loaded. */
	takesFocus: boolean;
	onClose: () => void;
}

/** One lead with all that is known of it. */
export function LeadPage( { reference, takesFocus, onClose }: LeadPageProps ) {
	const { lead, problem, isLoading, reload, replace, retry, isRetrying, outcome } = useLead( reference );
	const heading = useRef< HTMLHeadingElement >( null );

	const said = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( takesFocus ) {
			heading.current?.focus();
		}
	}, [ takesFocus ] );
	// The button that was pressed may be gone, and what it came to stands above it.
	useEffect( () => said.current?.focus(), [ outcome ] );

	return (
		<div className="hvac-leads" aria-busy={ isLoading }>
			<p className="hvac-leads__back">
				<a href={ addressWith( { lead: '' } ) } onClick={ plainClick( onClose ) }>
					{ __( '← All leads', 'hvac-blocks' ) }
				</a>
			</p>
			<Flex className="hvac-leads__title" justify="flex-start" gap={ 3 } wrap>
				<h2 ref={ heading } tabIndex={ -1 }>
					{ sprintf(
						/* translators: %s: reference of a lead, such as HB-7K3M-92QD. */
						__( 'Lead %s', 'hvac-blocks' ),
						reference
					) }
				</h2>
				{ lead && <Status status={ lead.status } /> }
			</Flex>
			{ problem && (
				<Failed
					title={ __( 'The lead could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! lead && isLoading && <Skeleton lines={ 12 } /> }
			{ outcome && (
				<div ref={ said } tabIndex={ -1 }>
					<Notice status={ outcome.status } isDismissible={ false }>
						{ outcome.message }
					</Notice>
				</div>
			) }
			{ lead && (
				<div className="hvac-leads__page">
					<div>
						<Section title={ __( 'What was sent', 'hvac-blocks' ) }>
							<Pairs pairs={ lead.fields.map( ( { label, value } ) => [ label, value ] ) } />
						</Section>
						<Section title={ __( 'Deliveries', 'hvac-blocks' ) }>
							<Deliveries
								deliveries={ lead.deliveries }
								isQuarantined={ lead.status === 'quarantined' }
							/>
							{ lead.deliveries.some( ( { state } ) => state === 'waiting' || state === 'failed' ) && (
								<Button
									variant="primary"
									isBusy={ isRetrying }
									aria-disabled={ isRetrying }
									onClick={ () => isRetrying || void retry() }
								>
									{ isRetrying
										? __( 'Sending…', 'hvac-blocks' )
										: __( 'Try again now', 'hvac-blocks' ) }
								</Button>
							) }
						</Section>
						<Section title={ __( 'History', 'hvac-blocks' ) }>
							<Ledger lines={ lead.ledger } />
						</Section>
					</div>
					<div>
						<Section title={ __( 'About this lead', 'hvac-blocks' ) }>
							<Pairs
								pairs={ [
									[ __( 'Received', 'hvac-blocks' ), dateTime( lead.created ) ],
									[ __( 'Form', 'hvac-blocks' ), formName( lead.form ) ],
									[ __( 'Dealer', 'hvac-blocks' ), lead.dealer ],
									[ __( 'Language', 'hvac-blocks' ), languageName( lead.lang ) ],
									[ __( 'Source', 'hvac-blocks' ), lead.source ],
									[ __( 'Page', 'hvac-blocks' ), lead.pageUrl ],
									[
										__( 'Visitor’s token', 'hvac-blocks' ),
										lead.verified
											? __( 'Good', 'hvac-blocks' )
											: __( 'None; taken all the same', 'hvac-blocks' ),
									],
								] }
							/>
						</Section>
						<Section title={ __( 'Consent', 'hvac-blocks' ) }>
							<ConsentReceipt lead={ lead } onChange={ replace } />
						</Section>
					</div>
					<DeleteLead reference={ reference } onDeleted={ onClose } />
				</div>
			) }
		</div>
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
