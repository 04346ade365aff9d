.hvac-__NAME____heading {
	margin-block-end: var(--hvac-space-3);
	font-size: var(--hvac-text-2xl);
}

.hvac-__NAME____more {
	max-inline-size: var(--hvac-line-length);
	margin-block-end: var(--hvac-space-4);
}

// Without a script everything is shown, and nothing that would not answer.
.hvac-__NAME__ .hvac-__NAME____toggle {
	display: none;
}

@media (scripting: enabled) {
	.hvac-__NAME____more[data-open="false"] {
		display: none;
	}

	.hvac-__NAME__ .hvac-__NAME____toggle {
		display: inline-flex;
	}
}

.hvac-in-editor .hvac-__NAME____more[data-open="false"] {
	display: block;
}
