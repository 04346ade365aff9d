import { count } from './format';

export interface FunnelStep {
	/** One of a kind in its funnel. */
	label: string;
	number: number;
	/** Its share of the previous or the first step, as text; empty for none. */
	share: string;
}

/** The steps of a funnel: a bar and numbers for each. */
export function FunnelSteps( { steps }: { steps: FunnelStep[] } ) {
	const highest = Math.max( 1, ...steps.map( ( { number } ) => number ) );

	return (
		<ol className="hvac-funnel">
			{ steps.map( ( { label, number, share } ) => (
				<li key={ label }>
					<span className="hvac-funnel__step">
						<span>{ label }</span>
						<strong>{ count( number ) }</strong>
						<span>{ share }</span>
					</span>
					<svg width="100%" height="16" aria-hidden="true">
						<rect width="100%" height="16" rx="2" />
						<rect
							width={ `${ ( number / highest ) * 100 }%` }
							height="16"
							rx="2"
							className="hvac-funnel__bar"
						/>
					</svg>
				</li>
			) ) }
		</ol>
	);
}
