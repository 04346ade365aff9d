/**
 * Makes `plugin/src/contracts/icons.json` from Lucide (ISC): each icon's inner SVG markup by its name in camel
 * case. PHP and TypeScript both draw from it. To use another icon, add its name here and run `node bin/icons.mjs`.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = [
	'activity',
	'arrow-left',
	'arrow-right',
	'award',
	'badge-check',
	'calendar-check',
	'check',
	'chevron-down',
	'chevron-left',
	'chevron-right',
	'circle-alert',
	'circle-check',
	'clock',
	'clock-alert',
	'credit-card',
	'external-link',
	'info',
	'key',
	'list',
	'loader-circle',
	'locate-fixed',
	'lock',
	'mail',
	'map',
	'map-pin',
	'map-pin-off',
	'minus',
	'pause',
	'phone',
	'plus',
	'play',
	'rotate-ccw',
	'search',
	'search-x',
	'shield-check',
	'sliders-horizontal',
	'star',
	'triangle-alert',
	'user',
	'x',
];

const root = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '..' );
const lucide = path.join( root, 'node_modules/lucide-static' );
const contracts = path.join( root, 'plugin/src/contracts' );

const camelCase = ( name ) => name.replace( /-(\w)/g, ( _, letter ) => letter.toUpperCase() );

// Written as a browser serialises it (`></path>`), so that React compares it letter by letter with the document's.
const inner = ( name ) =>
	readFileSync( path.join( lucide, `icons/${ name }.svg` ), 'utf8' )
		.replace( /^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '' )
		.replace( /<(\w+)([^>]*?)\s*\/>/g, '<$1$2></$1>' )
		.replace( />\s+</g, '><' )
		.trim();

const icons = Object.fromEntries( NAMES.map( ( name ) => [ camelCase( name ), inner( name ) ] ) );

writeFileSync( path.join( contracts, 'icons.json' ), `${ JSON.stringify( icons, null, '\t' ) }\n` );
copyFileSync( path.join( lucide, 'LICENSE' ), path.join( contracts, 'icons.LICENSE.txt' ) );
