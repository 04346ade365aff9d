import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { search as searchIcon } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { isByWeek } from '../shared/chart-bars';
import { Chart } from '../shared/chart';
import { daysText } from '../shared/days';
import { count } from '../shared/format';
import { OpenSettings } from '../shared/open-settings';
import { periodOf, PeriodPicker } from '../shared/period';
import { EmptyState, ErrorState, Skeleton } from '../shared/states';
import { useQuery } from '../shared/use-query';
import { useResource } from '../shared/use-resource';
import { GuidanceStatistics } from './guidance-statistics';
import { Export } from './export';
import { PlacesTable } from './places-table';
import { TotalsRow } from './totals';
import { OUTCOMES, type Statistics } from './types';
import { UnservedMap } from './unserved-map';
import { chartTitle, outcomeText, searchesText } from './texts';

/** The statistics: what visitors searched for in a period. The address keeps the period. */
export function App() {
	const [ query, setQuery ] = useQuery();
	const period = periodOf( query );
	const { data, problem, isLoading, reload } = useResource< Statistics >( addQueryArgs( '/search-report', period ) );

	return (
		<div className="hvac-report">
			<PeriodPicker query={ query } report={ data } setQuery={ setQuery } />
			{ data && ! data.isOn && <CountingOff /> }
			{ problem && (
				<ErrorState
					title={ __( 'The report could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 12 } /> }
			{ data && (
				<div className="hvac-report__body" aria-busy={ isLoading }>
					<p className="hvac-report__period" role="status">
						{ daysText( data.from, data.to ) }
					</p>
					{ data.totals.searches === 0 ? (
						<NoSearches isOn={ data.isOn } />
					) : (
						<SearchStatistics report={ data } />
					) }
					<GuidanceStatistics report={ data } />
					<p className="hvac-report__note">
						{ sprintf(
							/* translators: %s: number of days. */
							__(
								'Counts are kept by day and place for %s days, with no data about the person who searched. Days follow the site’s time zone.',
								'hvac-blocks'
							),
							count( data.daysKept )
						) }
					</p>
				</div>
			) }
		</div>
	);
}

function SearchStatistics( { report }: { report: Statistics } ) {
	const { from, to, unserved, places } = report;

	return (
		<>
			<TotalsRow totals={ report.totals } before={ report.before } />
			<Card>
				<CardHeader>
					<h2>{ chartTitle( isByWeek( report.days ) ) }</h2>
				</CardHeader>
				<CardBody>
					<Chart
						days={ report.days.map( ( { day, ...counts } ) => ( { day, counts } ) ) }
						series={ OUTCOMES.map( ( key ) => ( { key, label: outcomeText( key ) } ) ) }
						title={ chartTitle( isByWeek( report.days ) ) }
						totalLabel={ __( 'Searches', 'hvac-blocks' ) }
						totalText={ searchesText }
					/>
				</CardBody>
			</Card>
			<Card>
				<CardHeader>
					<h2>{ __( 'Places without a dealer', 'hvac-blocks' ) }</h2>
					{ unserved.length > 0 && <Export from={ from } to={ to } list="unserved" /> }
				</CardHeader>
				<CardBody>
					{ unserved.length === 0 ? (
						<p className="hvac-report__good">
							{ __( 'Every search for a known place found a dealer.', 'hvac-blocks' ) }
						</p>
					) : (
						<>
							<p className="hvac-report__lead">
								{ __(
									'Visitors searched here but found no dealer nearby. A new dealer or a larger service area would reach them.',
									'hvac-blocks'
								) }
							</p>
							<UnservedMap places={ unserved } />
							<PlacesTable
								caption={ __( 'Places without a dealer', 'hvac-blocks' ) }
								places={ unserved }
								columns={ [ 'zip', 'place', 'nobody', 'last' ] }
								first="nobody"
							/>
						</>
					) }
				</CardBody>
			</Card>
			<Card>
				<CardHeader>
					<h2>{ __( 'Most searched places', 'hvac-blocks' ) }</h2>
					{ places.length > 0 && <Export from={ from } to={ to } list="places" /> }
				</CardHeader>
				<CardBody>
					<PlacesTable
						caption={ __( 'Most searched places', 'hvac-blocks' ) }
						places={ places }
						columns={ [ 'zip', 'place', 'searches', 'nobody', 'last' ] }
						first="searches"
					/>
				</CardBody>
			</Card>
		</>
	);
}

function NoSearches( { isOn }: { isOn: boolean } ) {
	return (
		<EmptyState icon={ searchIcon } title={ __( 'No searches in this period', 'hvac-blocks' ) }>
			<p>
				{ isOn
					? __( 'Each dealer search by a visitor is counted here the same day.', 'hvac-blocks' )
					: __( 'Choose another period or turn on counting.', 'hvac-blocks' ) }
			</p>
		</EmptyState>
	);
}

function CountingOff() {
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>{ __( 'Searches are not being counted. Earlier counts are still shown.', 'hvac-blocks' ) }</p>
			<OpenSettings section="reports" />
		</Notice>
	);
}
