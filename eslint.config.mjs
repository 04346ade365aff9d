import wordpress from '@wordpress/eslint-plugin';

export default [
	{
		ignores: [
			'**/node_modules/**',
			'vendor/**',
			'.cache/**',
			'artifacts/**',
			'plugin/build/**',
			'docs/reference/**',
			'plugin/src/client/admin/shared/answers.d.ts',
			// typescript-eslint's parser is not applied to it.
			'bin/lib/sources.d.cts',
		],
	},
	...wordpress.configs.recommended,
	{
		rules: {
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: 'hvac-blocks' } ],
			// The compiler and the bundler resolve imports; this rule knows neither their aliases nor `exports`.
			'import/no-unresolved': 'off',
			// Packages bundled with webpack, Jest, and WordPress are used only by their own configuration.
			'import/no-extraneous-dependencies': 'off',
			'jsdoc/check-line-alignment': 'off',
			'jsdoc/check-param-names': 'off',
			'jsdoc/require-param': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/require-returns-description': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/check-tag-names': [ 'error', { definedTags: [ 'jest-environment' ] } ],
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' },
			],
		},
	},
	{
		files: [ '**/*.test.{ts,tsx}' ],
		languageOptions: {
			globals: { describe: 'readonly', it: 'readonly', expect: 'readonly', jest: 'readonly' },
		},
	},
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: [ '**/*.test.{ts,tsx}' ],
	} ) ),
	...wordpress.configs[ 'test-playwright' ].map( ( config ) => ( {
		...config,
		files: [ 'e2e/**/*.spec.ts' ],
	} ) ),
	{
		files: [ 'e2e/**/*.spec.ts' ],
		// Proven tests are skipped.
		rules: { 'playwright/no-skipped-test': [ 'warn', { allowConditional: true } ] },
	},
	{
		// Command line scripts: they print, and run in Node.
		files: [ 'bin/**', 'e2e/**', 'bench/**', '*.{js,mjs,cjs,ts}' ],
		languageOptions: {
			globals: {
				AbortSignal: 'readonly',
				Buffer: 'readonly',
				URL: 'readonly',
				URLSearchParams: 'readonly',
				__dirname: 'readonly',
				clearTimeout: 'readonly',
				console: 'readonly',
				fetch: 'readonly',
				performance: 'readonly',
				process: 'readonly',
				setTimeout: 'readonly',
			},
		},
		rules: { 'no-console': 'off', 'no-bitwise': 'off' },
	},
];
