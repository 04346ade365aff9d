/** The placeholder of a dealer's card. */
export const DealerSkeleton = () => (
	<div className="hvac-dealer-card hvac-dealer-skeleton" aria-hidden="true">
		<span className="hvac-skeleton" />
		<span className="hvac-skeleton" />
		<span className="hvac-skeleton" />
		<span className="hvac-skeleton" />
		<span className="hvac-skeleton" />
	</div>
);
