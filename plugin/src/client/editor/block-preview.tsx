import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ClipboardEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { dressAll } from '../islands/theme-buttons';
import { ViewProvider } from '../islands/view';
import { claimOf } from './claim/claimed';
import { claimNotice, isBegun } from './claim/notice';
import type { ControlProps, EditProps } from './control';
import { Fields } from './controls/placement';
import { EditorNotices } from './editor-notices';
import { useInitialInnerBlocks } from './inner/use-initial-inner-blocks';
import { type Editor, moveOn, oneLineField } from './one-line';
import { expectedHeight, rememberHeight } from './previews/heights';
import { previewAttributes, type Schema } from './previews/preview-attributes';
import { type EditorNotice, type Preview, savedTitle, type Select } from './previews/queues';
import { usePreview } from './previews/use-preview';
import { ServerView, wrapperProps } from './server-view';
import { type BlockPresentation, textsOf } from './presentation';
import { Skeleton } from './skeleton';
import { textFields } from './text-field';
import type { Texts } from './texts';
import { NearProvider, useNear } from './use-near';
import { useSampleNotice } from './use-sample-notice';

interface PreviewProps< A extends object, P extends object > {
	block: EditProps< A >;
	shown: BlockPresentation< A, P >;
	/** Content above the block. */
	children?: ReactNode;
}

/** A block in the editor: as on the page, with editing controls in its slots. */
export const BlockPreview = < A extends object, P extends object >( props: PreviewProps< A, P > ) =>
	props.shown.inner ? <WithInnerBlocks { ...props } /> : <Frame { ...props } inner={ null } />;

function WithInnerBlocks< A extends object, P extends object >( props: PreviewProps< A, P > ) {
	useInitialInnerBlocks( props.block.clientId );

	return <Frame { ...props } inner={ { ...useInnerBlocksProps( {}, { orientation: props.shown.orientation } ) } } />;
}

interface FrameProps< A extends object, P extends object > extends PreviewProps< A, P > {
	/** Props of the element that contains the inner blocks. */
	inner: Record< string, unknown > | null;
}

function Frame< A extends object, P extends object >( { block, shown, inner, children }: FrameProps< A, P > ) {
	const {
		title,
		icon,
		attributes: schema,
		supports,
		parent,
	} = getBlockType( block.name ) as unknown as {
		title: string;
		icon: { src?: string };
		attributes: Schema;
		supports?: { hvacBlocks?: { frame?: boolean; showsTitle?: boolean; height?: number } };
		parent?: string[];
	};
	const texts = textsOf( shown, block.attributes );
	const stored = block.attributes as Record< string, unknown >;
	const pageTitle = useSelect(
		( select: Select ) => ( supports?.hvacBlocks?.showsTitle ? savedTitle( select ) : undefined ),
		[ supports ]
	);
	// The server knows the title: it is here so that another one is another question.
	const asked = { ...previewAttributes( stored, schema, texts, block.context ), ...( pageTitle && { pageTitle } ) };
	const { preview, error, retry } = usePreview< P >( block.name, asked, block.clientId );
	const slotValues = Object.fromEntries( Object.keys( texts ).map( ( name ) => [ name, stored[ name ] ] ) );
	const hint = typeof shown.hint === 'function' ? shown.hint( { ...asked, ...slotValues } as A ) : shown.hint;
	const { className = '', ...wrapper } = shown.view ? {} : wrapperProps( preview?.wrapper ?? {} );
	const samples = useSampleNotice( block.clientId );
	const isNewClaim = claimOf( block.name ) !== undefined && ! isBegun( block.name, block.attributes );
	const needed = preview?.notices ?? [];
	const isEmpty = preview && preview.props === null && preview.html === null;
	const registry = useRegistry();
	const pastesOneLine = useRef( false );
	const [ isComposing, setIsComposing ] = useState( false );
	const isShown = preview !== undefined && ! isComposing;
	const chip = shown.chip && ( isEmpty || ! preview ) ? shown.chip( asked as A ) : null;
	const element = useRef< HTMLDivElement >( null );
	const isNear = useNear( element, block.clientId );
	const height = expectedHeight( block.name, supports?.hvacBlocks?.height ?? ( parent ? 0 : undefined ) );
	const isDrawn = isShown && isNear;

	useEffect(
		() => ( isDrawn && element.current ? rememberHeight( element.current, block.name ) : undefined ),
		[ isDrawn, block.name ]
	);

	// The editor's own React draws islands.
	useEffect( () => dressAll( element.current ) );

	const blockProps = useBlockProps( {
		ref: element,
		...wrapper,
		className: [
			// Blocks inside a frame look the same as outside of it.
			supports?.hvacBlocks?.frame ? '' : 'hvac-block ',
			block.name.replace( '/', '-' ).replace( 'hvac-blocks-', 'hvac-' ),
			` hvac-in-editor ${ String( className ) }`,
		].join( '' ),
	} );

	return (
		<div
			{ ...blockProps }
			onSubmitCapture={ ( event ) => event.preventDefault() }
			onClickCapture={ keepInEditor }
			onAuxClickCapture={ keepInEditor }
			onKeyDownCapture={ ( event: KeyboardEvent< HTMLElement > ) =>
				moveOn(
					event,
					texts,
					() =>
						( {
							...registry.select( 'core/block-editor' ),
							...registry.dispatch( 'core/block-editor' ),
						} ) as unknown as Editor
				)
			}
			onPasteCapture={ ( event: ClipboardEvent< HTMLElement > ) => {
				pastesOneLine.current = oneLineField( event, texts ) !== null;
			} }
		>
			{ ! isNear && <div style={ { minBlockSize: height } } /> }
			{ isNear && (
				<NearProvider value={ true }>
					<EditorNotices
						title={ title }
						notices={ [ ...ownNotices( block, samples, isNewClaim ), ...( isNewClaim ? [] : needed ) ] }
						// What a claim needs is no fault until something was entered.
						hints={ [ hint ?? '', ...( isNewClaim ? needed.map( ( { text } ) => text ) : [] ) ].filter(
							Boolean
						) }
						isSpoken={ block.isSelected }
					/>
					{ error !== '' && (
						<Notice status="error" isDismissible={ false }>
							{ error }{ ' ' }
							<Button
								variant="link"
								onClick={ () => {
									// The notice goes.
									element.current?.focus();
									retry();
								} }
							>
								{ __( 'Try again', 'hvac-blocks' ) }
							</Button>
						</Notice>
					) }
					{ chip !== null && (
						<p className="hvac-in-editor__chip" title={ shown.empty }>
							{ `${ title }: ${ chip }` }
						</p>
					) }
					{ isEmpty && ! shown.chip && (
						<Placeholder
							icon={ icon.src as never }
							label={ title }
							instructions={
								shown.empty ??
								__( 'With these settings, the block shows nothing on the page.', 'hvac-blocks' )
							}
						>
							{ shown.choose && (
								<Fields
									fields={ [ shown.choose ] }
									block={ block as unknown as ControlProps< object > }
								/>
							) }
						</Placeholder>
					) }
					{ isShown && ! isEmpty && <View { ...{ block, shown, preview, texts, inner, pastesOneLine } } /> }
					{ ! isShown && chip === null && (
						<Skeleton
							{ ...{ title, texts, inner, height } }
							level={ stored.level }
							fields={ textFields( block, texts, pastesOneLine ) }
							onComposing={ setIsComposing }
						/>
					) }
					{ children }
				</NearProvider>
			) }
		</div>
	);
}

/** Notices of the editor itself, without the server. */
const ownNotices = < A extends object >(
	{ name, attributes }: EditProps< A >,
	samples: string,
	isNewClaim: boolean
): EditorNotice[] =>
	[ claimOf( name ) && ! isNewClaim ? claimNotice( attributes, claimOf( name ) ) : '', samples ]
		.filter( ( text ) => text !== '' )
		.map( ( text ) => ( { text, action: null } ) );

interface ViewProps< A extends object, P extends object > extends FrameProps< A, P > {
	preview: Preview< P >;
	texts: Texts;
	/** Whether the latest text was pasted into a text of one line. */
	pastesOneLine: { current: boolean };
}

function View< A extends object, P extends object >( {
	block,
	shown,
	preview,
	texts,
	inner,
	pastesOneLine,
}: ViewProps< A, P > ) {
	const { view: Island } = shown;
	const fields = textFields( block, texts, pastesOneLine, preview.slots );
	const content = inner && { content: <div { ...inner } /> };
	// Typing re-renders the slots alone.
	const island = useMemo(
		() => Island && preview.props && <Island { ...preview.props } />,
		[ Island, preview.props ]
	);

	return island ? (
		<ViewProvider value={ { isEditor: true, slots: { ...preview.slots, ...fields, ...content } } }>
			{ island }
		</ViewProvider>
	) : (
		<ServerView html={ preview.html ?? '' } texts={ fields } inner={ inner } />
	);
}

/** A link would leave the editor; a label would take the focus from its text. */
function keepInEditor( event: MouseEvent< HTMLElement > ) {
	const target = event.target as Element;
	const link = target.closest( 'a, label' );
	// React events also bubble from popovers, and inner blocks handle their own links.
	const isOwn = link && event.currentTarget.contains( link ) && ! isInInnerBlocks( link, event.currentTarget );

	if ( isOwn && ! target.closest( '.hvac-in-editor__notices, input' ) ) {
		event.preventDefault();
	}
}

const isInInnerBlocks = ( element: Element, block: Element ): boolean => element.closest( '[data-block]' ) !== block;
