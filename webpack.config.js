/**
 * The compilations: the blocks' styles, the shared style with the editor's script and the admin screens (classic scripts,
 * as WordPress wants them), the islands (script modules without a bundler runtime), and the one shared module that holds
 * React, in a production and a development build.
 */
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const wordpress = require( '@wordpress/scripts/config/webpack.config' );
const { BlocksManifest } = require( './bin/build/blocks-manifest' );
const { BundledPackages } = require( './bin/build/bundled-packages' );
const { EarlyScripts, earlyEntry, minimizer } = require( './bin/build/early-scripts' );
const { Guards } = require( './bin/build/guards' );
const { ModuleManifest } = require( './bin/build/module-manifest' );
const { PhpContracts } = require( './bin/build/php-contracts' );
const { onSharedScript, sharedScript } = require( './bin/build/shared-script' );
const { SourceMapOfStrings } = require( './bin/build/i18n-map' );
const { shortNames } = require( './bin/build/short-names' );
const { StylesOnly } = require( './bin/build/styles-only' );
const { withoutScript } = require( './bin/build/without-script' );

const nativeImports = require.resolve( './bin/build/native-imports' );

const plugin = path.resolve( __dirname, 'plugin' );
const source = path.join( plugin, 'src/client' );
// The build is made elsewhere and put in place whole: see bin/build.mjs.
const build = process.env.HVAC_BLOCKS_BUILD ?? path.join( plugin, 'build' );

// What the islands and the editor share as modules, each loaded when it is wanted.
const MODULES = [
	'plugin/src/client/modules/*/index.ts',
	'plugin/src/client/data/*/index.ts',
	'plugin/src/ui/*/*/module.ts',
];
const modules = Object.fromEntries(
	glob( MODULES, { cwd: __dirname } ).map( ( file ) => [
		`@hvac-blocks/${ path.basename( path.dirname( file ) ) }`,
		path.resolve( __dirname, file ),
	] )
);

const aliases = {
	'@hvac-blocks/view': path.join( source, 'islands/view' ),
	...modules,
	'@client': source,
	'@ui': path.join( plugin, 'src/ui' ),
	'@contracts': path.join( plugin, 'src/contracts' ),
};

const resolve = {
	...wordpress.resolve,
	alias: {
		...wordpress.resolve?.alias,
		...aliases,
		leaflet$: path.join( source, 'modules/map/leaflet.ts' ),
	},
};

/** `island.ts` is its block's, `island-slider.ts` of `dealer-locator` is `dealer-locator-slider`; so are early scripts. */
const variantOf = ( block, file ) => file.replace( /^(island|early)/, block ).replace( /\.ts$/, '' );

/** The folders of the given entry files: `blocks/zip-form/island.ts` is `zip-form`. */
const entries = ( pattern, name ) =>
	Object.fromEntries(
		glob( pattern, { cwd: __dirname } ).map( ( file ) => [
			name( path.basename( path.dirname( file ) ), path.basename( file ) ),
			path.resolve( __dirname, file ),
		] )
	);

for ( const { loader, options } of wordpress.module.rules.flatMap( ( { use } ) => [ use ?? [] ].flat() ) ) {
	if ( loader?.includes( 'postcss-loader' ) ) {
		options.postcssOptions.plugins.unshift( withoutScript );
	}
}

// One style serves both directions: it has logical properties, and `:dir(rtl)` where there is none.
const isMirror = ( { constructor: { name } } ) => name === 'RtlCssPlugin';

// Of a block's folder WordPress gets its block.json and its style; the editor's script, one for all, is among the assets.
const blocks = {
	...wordpress,
	name: 'blocks',
	entry: entries( 'plugin/blocks/[a-z]*/style.scss', ( name ) => `${ name }/index` ),
	devtool: false,
	resolve,
	output: { ...wordpress.output, path: path.join( build, 'blocks' ) },
	// The manifest holds the hashes of the shared styles.
	dependencies: [ 'assets' ],
	plugins: [
		...wordpress.plugins.filter( ( item ) => ! isMirror( item ) ),
		new StylesOnly(),
		new BlocksManifest( {
			'hvac-blocks-base': '../assets/base.css',
			'hvac-blocks-content': '../assets/content.css',
		} ),
	],
};

const isOfBlocks = ( { constructor: { name } } ) =>
	/^(CopyPlugin|CopyWebpackPlugin|PhpFilePathsPlugin|BlockJsonDependenciesPlugin)$/.test( name );

const babel = require.resolve( 'babel-loader' );

/** WordPress' rules, whose scripts import our modules as the browser does. */
const withNativeImports = ( rules ) =>
	rules.map( ( rule ) => ( {
		...rule,
		use: Array.isArray( rule.use )
			? rule.use.map( ( item ) =>
					item.loader === babel
						? { ...item, options: { ...item.options, plugins: [ ...item.options.plugins, nativeImports ] } }
						: item
				)
			: rule.use,
	} ) );

const screens = entries( 'plugin/src/client/admin/*/index.tsx', ( screen ) => screen );

const assets = {
	...wordpress,
	name: 'assets',
	devtool: false,
	resolve,
	module: { ...wordpress.module, rules: withNativeImports( wordpress.module.rules ) },
	entry: {
		base: path.join( source, 'styles/base.scss' ),
		content: path.join( source, 'styles/content.scss' ),
		navigation: path.join( source, 'styles/navigation.scss' ),
		editor: path.join( source, 'editor/index.ts' ),
		'before-publishing': path.join( source, 'admin/before-publishing/panel/index.tsx' ),
		'language-panel': path.join( source, 'admin/language-report/panel/index.tsx' ),
		'product-panel': path.join( source, 'admin/products/panel/index.tsx' ),
		...onSharedScript( screens, 'admin' ),
	},
	optimization: {
		...wordpress.optimization,
		splitChunks: {
			cacheGroups: {
				...wordpress.optimization.splitChunks.cacheGroups,
				// PHP's `AdminScreens` registers it.
				admin: sharedScript( 'admin', Object.keys( screens ) ),
			},
		},
	},
	output: { ...wordpress.output, path: path.join( build, 'assets' ) },
	plugins: [
		...wordpress.plugins.filter( ( item ) => ! isOfBlocks( item ) && ! isMirror( item ) ),
		new StylesOnly( [ 'navigation' ] ),
		new SourceMapOfStrings( plugin, build, 'assets' ),
		new Guards(),
		new PhpContracts( path.join( plugin, 'src/contracts' ), path.join( build, 'contracts' ) ),
	],
};

const ofModules = {
	mode: 'production',
	devtool: false,
	context: __dirname,
	target: [ 'web', 'es2022' ],
	resolve,
	experiments: { outputModule: true },
	output: {
		path: path.join( build, 'modules' ),
		filename: '[name].js',
		library: { type: 'module' },
		module: true,
	},
	module: {
		// Quotes within a text of JSON would be escaped.
		generator: { json: { JSONParse: false } },
		rules: [
			{
				test: /\.tsx?$/,
				exclude: /node_modules/,
				use: {
					loader: require.resolve( 'babel-loader' ),
					options: {
						babelrc: false,
						configFile: false,
						targets: 'chrome 115, firefox 115, safari 16.4',
						plugins: [ nativeImports ],
						presets: [
							require.resolve( '@babel/preset-env' ),
							[ require.resolve( '@babel/preset-react' ), { runtime: 'automatic' } ],
							require.resolve( '@babel/preset-typescript' ),
						],
					},
				},
			},
			{
				// A module's style is a text in it, which it gives to the document itself.
				test: /\.scss$/,
				use: [
					require.resolve( './bin/build/text.js' ),
					{ loader: require.resolve( 'sass-loader' ), options: { sassOptions: { style: 'compressed' } } },
				],
			},
		],
	},
	optimization: { minimizer: wordpress.optimization.minimizer },
	performance: { hints: false },
};

// What a page may hold only once: the shared module answers for all of these.
const shared = {
	react: '@hvac-blocks/runtime',
	'react/jsx-runtime': '@hvac-blocks/runtime',
	'@wordpress/element': '@hvac-blocks/runtime',
	'@hvac-blocks/view': '@hvac-blocks/runtime',
};

const islands = {
	...ofModules,
	name: 'islands',
	entry: {
		loader: path.join( source, 'loaders/loader.ts' ),
		places: path.join( source, 'loaders/places.ts' ),
		...entries( 'plugin/blocks/*/island*.ts', ( name, file ) => `island/${ variantOf( name, file ) }` ),
		...entries( MODULES, ( name ) => name ),
	},
	externalsType: 'module-import',
	externals: [
		( { request }, callback ) => {
			const id = shared[ request ] ?? request;
			return id.startsWith( '@hvac-blocks/' ) ? callback( null, id ) : callback();
		},
	],
	// The manifest holds the hash of the runtime.
	dependencies: [ 'runtime', 'runtime.dev' ],
	plugins: [ new ModuleManifest( [ 'runtime.js', 'runtime.dev.js' ] ) ],
};

// What PHP prints in the page: see PHP's `EarlyScript`.
const early = {
	...ofModules,
	name: 'early',
	entry: {
		...Object.fromEntries(
			Object.entries( entries( 'plugin/blocks/*/early{,-+([a-z])}.ts', variantOf ) ).map( ( [ name, file ] ) => [
				name,
				earlyEntry( file, path.basename( path.dirname( file ) ) ),
			] )
		),
		menu: path.join( source, 'loaders/menu.ts' ),
	},
	experiments: {},
	output: { path: path.join( build, 'early' ), filename: '[name].js', iife: false },
	optimization: { minimizer: [ minimizer ] },
	plugins: [ new EarlyScripts() ],
};

const runtime = {
	...ofModules,
	name: 'runtime',
	resolve: {
		...resolve,
		alias: {
			...aliases,
			'@wordpress/element$': 'react',
			'react/jsx-runtime$': path.join( source, 'islands/jsx.ts' ),
		},
	},
	entry: { runtime: path.join( source, 'islands/runtime.ts' ) },
};

const productionRuntime = {
	...runtime,
	optimization: { minimizer: [ shortNames ] },
	resolve: {
		...runtime.resolve,
		alias: {
			...runtime.resolve.alias,
			// Its entry exports all of React DOM; of the file itself, webpack keeps what we import.
			'react-dom/client$': path.resolve( require.resolve( 'react-dom' ), '../cjs/react-dom.production.min.js' ),
		},
	},
	module: {
		...runtime.module,
		rules: [
			...runtime.module.rules,
			{
				test: /[\\/](react|scheduler)\.production\.min\.js$/,
				use: require.resolve( './bin/build/without-exports' ),
			},
			{
				test: /[\\/]react-dom\.production\.min\.js$/,
				use: {
					loader: babel,
					options: {
						babelrc: false,
						configFile: false,
						plugins: [ require.resolve( './bin/build/only-used' ) ],
					},
				},
			},
		],
	},
};

const developmentRuntime = {
	...runtime,
	name: 'runtime.dev',
	mode: 'development',
	entry: { 'runtime.dev': path.join( source, 'islands/runtime.ts' ) },
};

const listed = ( config ) => ( {
	...config,
	plugins: [ ...( config.plugins ?? [] ), new BundledPackages( __dirname, build ) ],
} );

module.exports = [ ...[ blocks, assets, islands, early, productionRuntime ].map( listed ), developmentRuntime ];
