/**
 * Creates `plugin/src/contracts/icons.json` from Lucide (ISC): each icon's inner SVG markup by its name in camel
 * case. PHP and TypeScript both use it. To use another icon, add its name here and run `node bin/icons.mjs`. SVGO
 * makes them a quarter shorter: they are in the page and in the scripts.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const NAMES = [
	'activity',
	'air-vent',
	'arrow-left',
	'arrow-right',
	'award',
	'badge-check',
	'calendar-check',
	'captions',
	'check',
	'chevron-down',
	'chevron-left',
	'chevron-right',
	'circle-alert',
	'circle-check',
	'circle-dollar-sign',
	'clock',
	'clock-alert',
	'credit-card',
	'download',
	'droplets',
	'external-link',
	'fan',
	'file-text',
	'flame',
	'funnel',
	'gauge',
	'globe',
	'hand',
	'heater',
	'house',
	'info',
	'key',
	'layers',
	'leaf',
	'list',
	'loader-circle',
	'locate-fixed',
	'lock',
	'mail',
	'map',
	'map-pin',
	'map-pin-off',
	'minus',
	'package',
	'pause',
	'phone',
	'play',
	'plus',
	'power',
	'quote',
	'receipt',
	'refresh-cw',
	'rotate-ccw',
	'search',
	'search-x',
	'shield',
	'shield-check',
	'sliders-horizontal',
	'smartphone',
	'snowflake',
	'star',
	'sun',
	'tag',
	'thermometer',
	'thermometer-snowflake',
	'thermometer-sun',
	'trending-up',
	'triangle-alert',
	'trophy',
	'user',
	'volume-2',
	'wind',
	'wrench',
	'x',
	'zap',
];

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const lucide = path.join( root, 'node_modules/lucide-static' );
const contracts = path.join( root, 'plugin/src/contracts' );

const camelCase = ( name ) => name.replace( /-(\w)/g, ( _, letter ) => letter.toUpperCase() );

// An icon's paths share the same stroke and have no fill, so they can be merged, even if they cross.
const plugins = [ { name: 'preset-default', params: { overrides: { mergePaths: { force: true } } } } ];

const inner = ( name ) =>
	optimize( readFileSync( path.join( lucide, `icons/${ name }.svg` ), 'utf8' ), {
		multipass: true,
		plugins,
	} ).data.replace( /^<svg[^>]*>|<\/svg>$/g, '' );

const icons = Object.fromEntries( NAMES.map( ( name ) => [ camelCase( name ), inner( name ) ] ) );

writeFileSync( path.join( contracts, 'icons.json' ), `${ JSON.stringify( icons, null, '\t' ) }\n` );
copyFileSync( path.join( lucide, 'LICENSE' ), path.join( contracts, 'icons.LICENSE.txt' ) );
