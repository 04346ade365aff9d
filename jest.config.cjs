const path = require( 'node:path' );

const client = '<rootDir>/plugin/src/client';

/** @type {import('jest').Config} */
module.exports = {
	preset: '@wordpress/jest-preset-default',
	roots: [ '<rootDir>/plugin' ],
	modulePathIgnorePatterns: [ '<rootDir>/plugin/build', '<rootDir>/.cache' ],
	testPathIgnorePatterns: [ '/node_modules/', '/plugin/build/' ],
	testMatch: [ '**/*.test.{ts,tsx}' ],
	cacheDirectory: '<rootDir>/.cache/jest',
	moduleNameMapper: {
		'^@hvac-blocks/(view|runtime)$': `${ client }/islands/$1`,
		'^@hvac-blocks/(?!runtime|island)(.*)$': `${ client }/modules/$1`,
		'^@client/(.*)$': `${ client }/$1`,
		'^@ui/(.*)$': '<rootDir>/plugin/src/ui/$1',
		'^@contracts/(.*)$': '<rootDir>/plugin/src/contracts/$1',
		'\\.(scss|css)$': '<rootDir>/bin/build/no-style.js',
	},
	setupFiles: [ `${ client }/testing/setup.ts` ],
	transform: {
		'\\.[jt]sx?$': path.join(
			path.dirname( require.resolve( '@wordpress/scripts/package.json' ) ),
			'config/babel-transform'
		),
	},
};
