/** Blocks turned into WordPress' and back, from their toolbar; and what a new claim says. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { contentOf } from './lib/block-store';
import { test } from './lib/editor-test';

interface Block {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

const words = ( blocks: Block[] ): string[] =>
	blocks.flatMap( ( { attributes, innerBlocks } ) => [
		...[ 'content', 'text', 'summary' ].flatMap( ( name ) =>
			attributes[ name ] ? [ String( attributes[ name ] ) ] : []
		),
		...words( innerBlocks ),
	] );

const CASES = [
	{
		ours: 'faq',
		name: 'FAQ',
		content:
			'<!-- wp:hvac-blocks/faq --><!-- wp:hvac-blocks/faq-item {"question":"Why?"} --><!-- wp:paragraph --><p>So.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/faq-item --><!-- /wp:hvac-blocks/faq -->',
		to: 'Details',
		blocks: [ 'core/heading', 'core/details' ],
		says: [ 'Frequently asked questions', 'Why?', 'So.' ],
		told: '',
	},
	{
		ours: 'topic-grid',
		name: 'Troubleshooting grid',
		content:
			'<!-- wp:hvac-blocks/topic-grid {"heading":"Help"} --><!-- wp:hvac-blocks/topic-card {"topic":"coils"} /--><!-- wp:hvac-blocks/topic-card {"topic":"heat-pumps","title":"Pumps"} /--><!-- /wp:hvac-blocks/topic-grid -->',
		to: 'Columns',
		blocks: [ 'core/heading', 'core/paragraph', 'core/columns' ],
		says: [ 'Help', 'Coils', 'Pumps' ],
		told: 'icons',
	},
	{
		ours: 'warranty-hero',
		name: 'Warranty hero',
		content: '<!-- wp:hvac-blocks/warranty-hero {"heading":"Covered"} /-->',
		to: 'Cover',
		blocks: [ 'core/cover', 'core/details', 'core/details' ],
		says: [ 'Covered', 'Register your warranty', 'Look up your warranty' ],
		told: 'the standard picture, links of the buttons',
	},
	{
		ours: 'slider',
		name: 'Slider',
		content:
			'<!-- wp:hvac-blocks/slider {"heading":"Our work","label":"Homes"} --><!-- wp:hvac-blocks/slide --><!-- wp:paragraph --><p>New ducts.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/slide --><!-- /wp:hvac-blocks/slider -->',
		to: 'Group',
		blocks: [ 'core/heading', 'core/group' ],
		says: [ 'Our work', 'New ducts.' ],
		told: 'Name of the slider',
	},
	{
		ours: 'award-banner',
		name: 'Award banner',
		content:
			'<!-- wp:hvac-blocks/award-banner {"awardText":"Best of all","awardDetailsLink":"/awards/","image":{"id":1}} /-->',
		to: 'Paragraph',
		blocks: [ 'core/paragraph' ],
		says: [ 'Best of all' ],
		told: 'Link to the details, Image',
	},
	{
		ours: 'video',
		name: 'Video',
		content:
			'<!-- wp:hvac-blocks/video {"url":"https://youtu.be/aqz-KE-bpKQ","title":"Quiet at night","transcript":"Hear it.","image":{"id":1}} /-->',
		to: 'Embed',
		blocks: [ 'core/embed' ],
		says: [],
		told: 'Preview image, Transcript',
	},
	{
		ours: 'leasing-steps',
		name: 'Leasing steps',
		content:
			'<!-- wp:hvac-blocks/leasing-steps {"buttonLink":"/lease/"} --><!-- wp:hvac-blocks/leasing-step {"title":"Measure","text":"In one visit.","image":{"id":1}} /--><!-- /wp:hvac-blocks/leasing-steps -->',
		to: 'List',
		blocks: [ 'core/list' ],
		says: [ 'Measure' ],
		told: 'Link of the button, Image, Text',
	},
	{
		ours: 'titling',
		name: 'Title and subtitle',
		content: '<!-- wp:hvac-blocks/titling {"titling_title":"Furnaces","titling_subtitle":"Steady warmth"} /-->',
		to: 'Heading',
		blocks: [ 'core/heading' ],
		says: [ 'Furnaces' ],
		told: 'Subtitle',
	},
];

for ( const { ours, name, content, to, blocks, says, told } of CASES ) {
	test( `${ name } becomes ${ to } with all of its words; what has no place is told, and is undone`, async ( {
		page,
		editor,
		open,
	} ) => {
		await open( content );
		const block = editor.canvas.locator( `[data-type="hvac-blocks/${ ours }"]` );

		await expect( block ).toContainText( says[ 0 ] ?? '' );
		await editor.selectBlocks( block );
		await page.locator( '.block-editor-block-switcher button' ).click();
		const choice = page.getByRole( 'menuitem', { name: to, exact: true } );
		// The menu previews what it would make: nothing has happened yet.
		await choice.hover();
		const notice = page
			.locator( '.components-notice' )
			.filter( { hasText: `The new block has no place for: ${ told }` } );
		await expect( notice ).toHaveCount( 0 );
		await choice.click();

		await expect
			.poll( async () => ( ( await contentOf( page ) ) as Block[] ).map( ( each ) => each.name ) )
			.toEqual( blocks );
		expect( words( ( await contentOf( page ) ) as Block[] ) ).toEqual( expect.arrayContaining( says ) );

		await expect( notice ).toHaveCount( told === '' ? 0 : 1 );
		// The notice's own, where there is one.
		await page.getByRole( 'button', { name: 'Undo', exact: true } ).last().click();
		await expect( block ).toBeVisible();
		await expect( notice ).toHaveCount( 0 );
	} );
}

async function turnInto( page: Page, title: string ): Promise< void > {
	await page.locator( '.block-editor-block-switcher button' ).click();
	await page
		.getByRole( 'menuitem' )
		.filter( { hasText: new RegExp( `^\\s*${ title }\\s*$` ) } )
		.first()
		.click();
}

/** Ours, its content, what it becomes and under which name it comes back; every word stays. */
const BOTH_WAYS = [
	[
		'award-banner',
		'Award banner',
		'<!-- wp:hvac-blocks/award-banner {"awardText":"Best of all"} /-->',
		'Paragraph',
	],
	[
		'image-link-card',
		'Image link card',
		'<!-- wp:hvac-blocks/image-link-card {"link_label":"Best of all"} /-->',
		'Heading',
	],
	[
		'leasing-steps',
		'Leasing steps',
		'<!-- wp:hvac-blocks/leasing-steps --><!-- wp:hvac-blocks/leasing-step {"title":"Best of all"} /--><!-- /wp:hvac-blocks/leasing-steps -->',
		'List',
	],
	[
		'regional-text',
		'Regional text',
		'<!-- wp:hvac-blocks/regional-text {"north_campaign_text":"Best of all"} /-->',
		'Paragraph',
	],
	...[ 'Columns', 'Group' ].map( ( to ) => [
		'slider',
		'Slider',
		'<!-- wp:hvac-blocks/slider --><!-- wp:hvac-blocks/slide --><!-- wp:heading --><h2 class="wp-block-heading">Best of all</h2><!-- /wp:heading --><!-- /wp:hvac-blocks/slide --><!-- /wp:hvac-blocks/slider -->',
		to,
	] ),
	[ 'titling', 'Title and subtitle', '<!-- wp:hvac-blocks/titling {"titling_title":"Best of all"} /-->', 'Heading' ],
	[
		'titling',
		'Title and subtitle',
		'<!-- wp:hvac-blocks/titling {"titling_subtitle":"Best of all"} /-->',
		'Paragraph',
	],
	[
		'video',
		'Video',
		'<!-- wp:hvac-blocks/video {"url":"https://youtu.be/aqz-KE-bpKQ","title":"Best of all"} /-->',
		'Embed',
	],
	[ 'phone-button', 'Phone button', '<!-- wp:hvac-blocks/phone-button {"buttonText":"Best of all"} /-->', 'Buttons' ],
] as const;

for ( const [ ours, name, content, to ] of BOTH_WAYS as ReadonlyArray< readonly [ string, string, string, string ] > ) {
	test( `${ name } becomes ${ to } and comes back`, async ( { page, editor, open } ) => {
		await open( content );
		const block = editor.canvas.locator( `[data-type="hvac-blocks/${ ours }"]` ).first();
		const names = async () => ( ( await contentOf( page ) ) as Block[] ).map( ( each ) => each.name );
		await expect( block ).toContainText( 'Best of all' );
		await editor.selectBlocks( block );
		await turnInto( page, to );
		await expect.poll( names ).not.toContain( `hvac-blocks/${ ours }` );
		expect( JSON.stringify( await contentOf( page ) ) ).toContain( 'Best of all' );

		await turnInto( page, name );
		await expect.poll( names ).toEqual( [ `hvac-blocks/${ ours }` ] );
		expect( JSON.stringify( await contentOf( page ) ) ).toContain( 'Best of all' );
	} );
}

for ( const [ kind, wrapped ] of [
	[
		'image',
		( picture: string, at: string ) =>
			`<figure class="wp-block-image">${ picture }<figcaption class="wp-element-caption">Words ${ at }</figcaption></figure>`,
	],
	[
		'cover',
		( picture: string, at: string ) =>
			`<div class="wp-block-cover">${ picture }<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"><!-- wp:paragraph --><p>Words ${ at }</p><!-- /wp:paragraph --></div></div>`,
	],
] as const ) {
	test( `three blocks ${ kind } become a slider and a group, with their words and pictures`, async ( {
		page,
		editor,
		open,
		picture,
	} ) => {
		const { id, source_url: url } = picture;
		await open(
			[ '1', '2', '3' ]
				.map( ( at ) =>
					kind === 'image'
						? `<!-- wp:image {"id":${ id }} -->${ wrapped( `<img src="${ url }" alt="Alt ${ at }" class="wp-image-${ id }"/>`, at ) }<!-- /wp:image -->`
						: `<!-- wp:cover {"url":"${ url }","id":${ id },"alt":"Alt ${ at }","dimRatio":50} -->${ wrapped( `<img class="wp-block-cover__image-background wp-image-${ id }" alt="Alt ${ at }" src="${ url }" data-object-fit="cover"/>`, at ) }<!-- /wp:cover -->`
				)
				.join( '' )
		);
		const theirs = editor.canvas.locator( `[data-type="core/${ kind }"]` );
		await expect( theirs ).toHaveCount( 3 );
		const before = ( await contentOf( page ) ) as Block[];
		expect( JSON.stringify( before ) ).toContain( 'Words 3' );
		await editor.selectBlocks( theirs.first(), theirs.last() );

		await turnInto( page, 'Slider' );
		await expect
			.poll( async () => ( ( await contentOf( page ) ) as Block[] ).map( ( { name } ) => name ) )
			.toEqual( [ 'hvac-blocks/slider' ] );
		const slides = ( ( await contentOf( page ) ) as Block[] )[ 0 ]?.innerBlocks ?? [];
		expect( slides.flatMap( ( { innerBlocks } ) => innerBlocks ) ).toEqual( before );

		await turnInto( page, 'Group' );
		await expect
			.poll( async () => ( ( await contentOf( page ) ) as Block[] ).map( ( { innerBlocks } ) => innerBlocks ) )
			.toEqual( [ before ] );
	} );
}

test( 'a card with a picture becomes an image as soon as its page is open', async ( {
	page,
	editor,
	open,
	picture,
} ) => {
	await open(
		`<!-- wp:hvac-blocks/image-link-card {"image":{"id":${ picture.id }},"link_label":"Best of all"} /-->`
	);
	const block = editor.canvas.locator( '[data-type="hvac-blocks/image-link-card"]' );

	await expect( block ).toContainText( 'Best of all' );
	await editor.selectBlocks( block );
	await page.locator( '.block-editor-block-switcher button' ).click();
	await page.getByRole( 'menuitem', { name: 'Image', exact: true } ).click();
	await expect( editor.canvas.locator( '[data-type="core/image"] img' ) ).toHaveAttribute(
		'src',
		picture.source_url
	);

	// The address that arrived is no step of its own.
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Undo', exact: true } )
		.click();
	await expect( block ).toContainText( 'Best of all' );
} );

test( 'a new award and a new offer do not warn before something is entered', async ( { editor, open } ) => {
	await open( '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' );

	for ( const [ name, text ] of [
		[ 'hvac-blocks/award-banner', 'awardText' ],
		[ 'hvac-blocks/campaign-banner', 'text' ],
	] as const ) {
		await editor.insertBlock( { name } );
		const block = editor.canvas.locator( `[data-type="${ name }"]` );
		const warning = block.locator( '.components-notice' );

		await expect( block.locator( '.hvac-in-editor__hint' ) ).toBeVisible();
		await expect( warning ).toHaveCount( 0 );

		await block
			.getByRole( 'textbox', { name: text === 'text' ? 'Offer' : 'Award', exact: true } )
			.fill( 'Best of 24 months' );
		await expect( warning.filter( { hasText: 'no dates' } ) ).toBeVisible();
	}
} );
