/**
 * Creates `plugin/src/starter-site/social/*.png`, which social networks show for pages without a picture, from
 * illustrations: they do not accept SVG. To use another illustration, change its name here and run `node
 * bin/social-images.mjs`; its texts are in `Seo\SocialImage`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, say } from './lib/log.mjs';
import { browser as program } from './lib/machine.mjs';
import { inRoot } from './lib/paths.mjs';
import { png } from './lib/png.mjs';

const WIDTH = 1200;
const HEIGHT = 630;

// An illustration has ten; the others are for anti-aliasing.
const COLORS = 32;

/** The illustration of each family of pages. */
const PICTURES = {
	home: 'daytime',
	products: 'outdoor-unit',
	troubleshooting: 'noise',
	maintenance: 'filter',
	learning: 'article',
	prices: 'rebate',
	warranty: 'warranty',
	dealers: 'truck',
};

/**
 * Draws in the browser: a wide illustration fills the image, another is centered and its edges extend to both sides.
 */
async function draw( { svg, width, height } ) {
	const image = document.createElement( 'img' );
	image.src = `data:image/svg+xml;base64,${ svg }`;
	await image.decode();

	const scale = Math.max( height / image.height, image.width / image.height > 1.7 ? width / image.width : 0 );
	const drawn = { width: Math.round( image.width * scale ), height: image.height * scale };
	// The browser draws a whole SVG sharply at any size, but parts of it only at its own size.
	image.width = drawn.width;
	image.height = drawn.height;

	const canvas = document.createElement( 'canvas' );
	canvas.width = width;
	canvas.height = height;
	const context = canvas.getContext( '2d' );
	const left = Math.round( ( width - drawn.width ) / 2 );
	context.drawImage( image, left, ( height - drawn.height ) / 2, drawn.width, drawn.height );

	if ( left > 0 ) {
		context.drawImage( canvas, left + 1, 0, 1, height, 0, 0, left + 1, height );
		context.drawImage( canvas, left + drawn.width - 2, 0, 1, height, left + drawn.width - 1, 0, left + 1, height );
	}

	const reader = new window.FileReader();
	reader.readAsDataURL( new Blob( [ context.getImageData( 0, 0, width, height ).data ] ) );
	await new Promise( ( resolve ) => reader.addEventListener( 'load', resolve ) );

	return reader.result.split( ',' )[ 1 ];
}

run( async () => {
	const folder = inRoot( 'plugin/src/starter-site' );
	const browser = await chromium.launch( { executablePath: program() || undefined, args: [ '--no-sandbox' ] } );

	try {
		const page = await browser.newPage();
		mkdirSync( `${ folder }/social`, { recursive: true } );

		for ( const [ name, illustration ] of Object.entries( PICTURES ) ) {
			const svg = readFileSync( `${ folder }/images/${ illustration }.svg` ).toString( 'base64' );
			const pixels = await page.evaluate( draw, { svg, width: WIDTH, height: HEIGHT } );
			const file = png( Buffer.from( pixels, 'base64' ), WIDTH, HEIGHT, COLORS );
			writeFileSync( `${ folder }/social/${ name }.png`, file );
			say( `${ name }.png: ${ Math.round( file.length / 1024 ) } KB` );
		}
	} finally {
		await browser.close();
	}
} );
