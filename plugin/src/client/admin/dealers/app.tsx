import { Card, CardBody, CardHeader } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store } from '@wordpress/icons';
import { count } from '../shared/format';
import { Empty, Failed, Skeleton } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { Import } from './import';
import { Places } from './places';
import { StarterSite } from './starter-site';
import type { DealersAnswer } from './types';

/** The dealers screen: how many there are, how more come in, and the places they are searched by. */
export function App() {
	const { data, problem, isLoading, reload } = useResource< DealersAnswer >( '/dealers?per_page=1' );

	return (
		<div className="hvac-dealers">
			{ problem && (
				<Failed
					title={ __( 'The dealers could not be counted.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 3 } /> }
			{ data && data.total > 0 && (
				<p className="hvac-dealers__count">
					{ createInterpolateElement(
						sprintf(
							/* translators: %s: number of dealers. Keep the tags around it. */
							_n(
								'<strong>%s</strong> dealer on this site',
								'<strong>%s</strong> dealers on this site',
								data.total,
								'hvac-blocks'
							),
							count( data.total )
						),
						{ strong: <strong /> }
					) }
				</p>
			) }
			{ data?.total === 0 && (
				<Empty icon={ store } title={ __( 'No dealers yet', 'hvac-blocks' ) }>
					<p>
						{ __(
							'Import a file below, or make the demo site, which brings 600 invented dealers along.',
							'hvac-blocks'
						) }
					</p>
					<StarterSite onMade={ reload } />
				</Empty>
			) }
			<Card>
				<CardHeader>
					<h2>{ __( 'Import dealers', 'hvac-blocks' ) }</h2>
				</CardHeader>
				<CardBody>
					<Import onImported={ reload } />
				</CardBody>
			</Card>
			<Card>
				<CardHeader>
					<h2>{ __( 'ZIP and postal codes', 'hvac-blocks' ) }</h2>
				</CardHeader>
				<CardBody>
					<Places />
				</CardBody>
			</Card>
		</div>
	);
}
