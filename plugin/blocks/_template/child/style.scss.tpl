.hvac-__NAME____heading {
	margin-block-end: var(--hvac-space-2);
	font-size: var(--hvac-text-l);
}

.hvac-__NAME____text {
	max-inline-size: var(--hvac-line-length);

	&:empty {
		display: none;
	}
}
