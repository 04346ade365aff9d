import { Card, CardBody, CardHeader } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { percent } from '../shared/days';
import { FunnelSteps } from '../shared/funnel';
import { Export } from './export';
import type { Flow, Statistics } from './types';
import { flowText, stepText } from './texts';

/** How far visitors came in the recommendation tool, and what the calculator answered. */
export function GuidanceStatistics( { report: { from, to, wizard, calculator } }: { report: Statistics } ) {
	const used = wizard.filter( isUsed );
	const results = calculator.replace + calculator.repair;
	const isEmpty = used.length === 0 && results === 0;

	return (
		<Card>
			<CardHeader>
				<h2>{ __( 'Recommendation tool', 'hvac-blocks' ) }</h2>
				{ ! isEmpty && <Export from={ from } to={ to } list="steps" /> }
			</CardHeader>
			<CardBody>
				{ isEmpty ? (
					<p className="hvac-report__lead">
						{ __( 'No one used the tool or the calculator in this period.', 'hvac-blocks' ) }
					</p>
				) : (
					<div className="hvac-report__tools">
						{ used.map( ( flow ) => (
							<FlowFunnel key={ flow.flow } flow={ flow } isOnly={ used.length === 1 && results === 0 } />
						) ) }
						{ results > 0 && <Calculator { ...calculator } /> }
					</div>
				) }
				<p className="hvac-report__lead">
					{ __(
						'Each step counts once per browser tab. Visitors who decline statistics or have JavaScript turned off are not counted.',
						'hvac-blocks'
					) }
				</p>
			</CardBody>
		</Card>
	);
}

const isUsed = ( { started, steps, finished }: Flow ): boolean =>
	started + finished + steps.reduce( ( sum, { total } ) => sum + total, 0 ) > 0;

interface FlowFunnelProps {
	flow: Flow;
	/** Whether it is the only one, so that it needs no heading. */
	isOnly: boolean;
}

function FlowFunnel( { flow: { flow, started, steps, finished }, isOnly }: FlowFunnelProps ) {
	const share = ( total: number ) =>
		started === 0
			? ''
			: sprintf(
					/* translators: %s: a percentage. */
					__( '%s of those who started', 'hvac-blocks' ),
					percent( total, started )
				);

	return (
		<section>
			{ ! isOnly && <h3>{ flowText( flow ) }</h3> }
			<FunnelSteps
				steps={ [
					{ label: __( 'Started', 'hvac-blocks' ), number: started, share: '' },
					...steps.map( ( { step, total } ) => ( {
						label: stepText( step ),
						number: total,
						share: share( total ),
					} ) ),
					{ label: __( 'Finished', 'hvac-blocks' ), number: finished, share: share( finished ) },
				] }
			/>
		</section>
	);
}

function Calculator( { replace, repair }: Statistics[ 'calculator' ] ) {
	const share = ( total: number ) =>
		sprintf(
			/* translators: %s: a percentage. */
			__( '%s of results', 'hvac-blocks' ),
			percent( total, replace + repair )
		);

	return (
		<section>
			<h3>{ __( 'Repair or replace calculator', 'hvac-blocks' ) }</h3>
			<FunnelSteps
				steps={ [
					{ label: __( 'Repair', 'hvac-blocks' ), number: repair, share: share( repair ) },
					{ label: __( 'Replace', 'hvac-blocks' ), number: replace, share: share( replace ) },
				] }
			/>
		</section>
	);
}
