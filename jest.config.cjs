const path = require( 'node:path' );

const client = '<rootDir>/plugin/src/client';

/** @type {import('jest').Config} */
module.exports = {
	preset: '@wordpress/jest-preset-default',
	roots: [ '<rootDir>/plugin', '<rootDir>/bin/i18n' ],
	modulePathIgnorePatterns: [ '<rootDir>/plugin/build', '<rootDir>/.cache' ],
	testPathIgnorePatterns: [ '/node_modules/', '/plugin/build/' ],
	testMatch: [ '**/*.test.{ts,tsx}' ],
	// A busy machine is no failure.
	testTimeout: 30000,
	cacheDirectory: '<rootDir>/.cache/jest',
	moduleNameMapper: {
		'^@wordpress/theme$': `${ client }/testing/wordpress-theme.ts`,
		'^@hvac-blocks/(view|runtime)$': `${ client }/islands/$1`,
		'^@hvac-blocks/(?!runtime|island)(.*)$': [
			`${ client }/modules/$1`,
			`${ client }/data/$1`,
			'<rootDir>/plugin/src/ui/dealers/$1/module',
		],
		'^leaflet$': `${ client }/modules/map/leaflet`,
		'^@client/(.*)$': `${ client }/$1`,
		'^@ui/(.*)$': '<rootDir>/plugin/src/ui/$1',
		'^@contracts/(.*)$': '<rootDir>/plugin/src/contracts/$1',
		'\\.(scss|css)$': '<rootDir>/bin/build/no-style.js',
	},
	setupFiles: [ `${ client }/testing/setup.ts` ],
	// Published as a module only.
	transformIgnorePatterns: [
		'/node_modules/(?!(.*/)?(uuid|leaflet|supercluster|kdbush|html-dom-parser|domhandler|domelementtype|style-to-js|style-to-object|inline-style-parser|entities|htmlparser2|domutils|dom-serializer)/)',
	],
	transform: {
		'\\.[jt]sx?$': path.join(
			path.dirname( require.resolve( '@wordpress/scripts/package.json' ) ),
			'config/babel-transform'
		),
	},
};
