import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chartBar } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { isByWeek } from '../shared/chart-bars';
import { Chart } from '../shared/chart';
import { changeText, daysText } from '../shared/days';
import { count } from '../shared/format';
import { OpenSettings } from '../shared/open-settings';
import { periodOf, PeriodPicker } from '../shared/period';
import { EmptyState, ErrorState, Skeleton } from '../shared/states';
import { addressWith } from '../shared/use-query';
import { useResource } from '../shared/use-resource';
import { BackToList } from './back-to-list';
import type { Query } from './filter';
import { Funnel } from './funnel';
import { formName } from '../shared/form-names';
import type { LeadReport } from './types';
import { leadsText } from './texts';

interface StatisticsProps {
	query: Query;
	setQuery: ( change: Query ) => void;
	onClose: () => void;
}

/** Leads per period, and the share of searchers who sent one. The address keeps the period. */
export function Statistics( { query, setQuery, onClose }: StatisticsProps ) {
	const { data, problem, isLoading, reload } = useResource< LeadReport >(
		addQueryArgs( '/lead-report', periodOf( query ) )
	);
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => heading.current?.focus(), [] );

	return (
		<div className="hvac-leads">
			<BackToList onClose={ onClose } />
			<h2 ref={ heading } tabIndex={ -1 } className="hvac-leads__heading">
				{ __( 'Statistics', 'hvac-blocks' ) }
			</h2>
			<PeriodPicker query={ query } report={ data } setQuery={ setQuery } />
			{ problem && (
				<ErrorState
					title={ __( 'The statistics could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 12 } /> }
			{ data && <Report report={ data } isBusy={ isLoading } /> }
		</div>
	);
}

function Report( { report, isBusy }: { report: LeadReport; isBusy: boolean } ) {
	const { days, forms, products, total, before, funnel, isOn } = report;
	const title = isByWeek( days )
		? __( 'Leads by week and form', 'hvac-blocks' )
		: __( 'Leads by day and form', 'hvac-blocks' );

	return (
		<div className="hvac-leads__report" aria-busy={ isBusy }>
			<p className="hvac-leads__period" role="status">
				{ daysText( report.from, report.to ) }
			</p>
			{ total === 0 ? (
				<EmptyState icon={ chartBar } title={ __( 'No leads in this period', 'hvac-blocks' ) }>
					<p>{ __( 'Choose another period to see leads.', 'hvac-blocks' ) }</p>
				</EmptyState>
			) : (
				<>
					<dl className="hvac-totals">
						<div>
							<dt>{ __( 'Leads', 'hvac-blocks' ) }</dt>
							<dd>
								<strong>{ count( total ) }</strong>
								<span>{ changeText( total, before ) }</span>
							</dd>
						</div>
						{ forms.map( ( form, index ) => (
							<div key={ form } data-series={ index }>
								<dt>{ formName( form ) }</dt>
								<dd>
									<strong>
										{ count(
											days.reduce( ( sum, { counts } ) => sum + ( counts[ form ] ?? 0 ), 0 )
										) }
									</strong>
								</dd>
							</div>
						) ) }
					</dl>
					<Card>
						<CardHeader>
							<h2>{ title }</h2>
						</CardHeader>
						<CardBody>
							<Chart
								days={ days }
								series={ forms.map( ( key ) => ( { key, label: formName( key ) } ) ) }
								title={ title }
								totalLabel={ __( 'Leads', 'hvac-blocks' ) }
								totalText={ leadsText }
							/>
						</CardBody>
					</Card>
				</>
			) }
			{ products.length > 0 && (
				<Card>
					<CardHeader>
						<h2>{ __( 'Leads by product', 'hvac-blocks' ) }</h2>
					</CardHeader>
					<CardBody>
						<ol className="hvac-leads__products">
							{ products.map( ( product ) => (
								<li key={ product.id }>
									<a
										href={ addressWith( {
											view: '',
											days: '',
											product: product.id,
											from: report.from,
											to: report.to,
										} ) }
									>
										{ product.name }
									</a>{ ' ' }
									<strong>{ count( product.total ) }</strong>
								</li>
							) ) }
						</ol>
					</CardBody>
				</Card>
			) }
			<Card>
				<CardHeader>
					<h2>{ __( 'From search to lead', 'hvac-blocks' ) }</h2>
				</CardHeader>
				<CardBody>
					{ ! isOn && (
						<Notice status="warning" isDismissible={ false }>
							<p>
								{ __(
									'Searches and forms are not being counted. Earlier counts are still shown.',
									'hvac-blocks'
								) }
							</p>
							<OpenSettings section="reports" />
						</Notice>
					) }
					<Funnel funnel={ funnel } />
				</CardBody>
			</Card>
			<p className="hvac-leads__hint">
				{ __(
					'Test leads and quarantined leads are not counted. Deleted leads are removed from the chart. Days follow the site’s time zone.',
					'hvac-blocks'
				) }
			</p>
		</div>
	);
}
