.hvac-__NAME____heading {
	margin-block-end: var(--hvac-space-3);
	font-size: var(--hvac-text-2xl);
}

.hvac-__NAME____text {
	max-inline-size: var(--hvac-line-length);
}
