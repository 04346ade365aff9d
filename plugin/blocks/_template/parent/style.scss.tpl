.hvac-__NAME____heading {
	margin-block-end: var(--hvac-space-4);
	font-size: var(--hvac-text-2xl);
}

.hvac-__NAME____items {
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
	gap: var(--hvac-space-6);
}
