/** Names with their values. */
export function DefinitionList( { pairs }: { pairs: Array< [ string, string ] > } ) {
	return (
		<dl className="hvac-leads__pairs">
			{ pairs.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value || '—' }</dd>
				</div>
			) ) }
		</dl>
	);
}
