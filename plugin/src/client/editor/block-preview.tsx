import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ClipboardEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { ViewProvider } from '../islands/view';
import { serverBindings } from './bindings';
import { claimOf } from './claim/claim';
import { claimNotice } from './claim/notice';
import type { ControlProps, EditProps } from './control';
import { Fields } from './controls/placement';
import { EditorNotices } from './editor-notices';
import { TimedOutProvider, useTimedOut } from './inner/use-timed-out';
import { useInitialInnerBlocks } from './inner/use-initial-inner-blocks';
import { type Editor, moveOn, oneLineField, withAllowedFormats } from './one-line';
import { previewAttributes, type Schema } from './previews/preview-attributes';
import { type EditorNotice, type Preview, savedTitle, type Select } from './previews/queues';
import { usePreview } from './previews/use-preview';
import { ServerView, wrapperProps } from './server-view';
import { type BlockPresentation, textsOf } from './presentation';
import { editable, type Texts } from './texts';
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

	return <Frame { ...props } inner={ { ...useInnerBlocksProps() } } />;
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
	} = getBlockType( block.name ) as unknown as {
		title: string;
		icon: { src?: string };
		attributes: Schema;
		supports?: { hvacBlocks?: { frame?: boolean; showsTitle?: boolean } };
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
	const isEmpty = preview && preview.props === null && preview.html === null;
	const isWaiting = ! preview && error === '';
	const registry = useRegistry();
	const pastesOneLine = useRef( false );
	const isLate = useTimedOut( isWaiting && inner !== null );
	const blockProps = useBlockProps( {
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
			<EditorNotices
				notices={ [ ...ownNotices( block, samples ), ...( preview?.notices ?? [] ) ] }
				hint={ hint }
			/>
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }{ ' ' }
					<Button variant="link" onClick={ retry }>
						{ __( 'Try again', 'hvac-blocks' ) }
					</Button>
				</Notice>
			) }
			{ isEmpty && shown.chip && (
				<p className="hvac-in-editor__chip" title={ shown.empty }>
					{ `${ title }: ${ shown.chip( asked as A ) }` }
				</p>
			) }
			{ isEmpty && ! shown.chip && (
				<Placeholder
					icon={ icon.src as never }
					label={ title }
					instructions={
						shown.empty ?? __( 'With these settings, the block shows nothing on the page.', 'hvac-blocks' )
					}
				>
					{ shown.choose && (
						<Fields fields={ [ shown.choose ] } block={ block as unknown as ControlProps< object > } />
					) }
				</Placeholder>
			) }
			{ preview && ! isEmpty ? (
				<View { ...{ block, shown, preview, texts, inner, pastesOneLine } } />
			) : (
				<>
					{ isWaiting && <Spinner /> }
					{ /* Inner blocks are rendered with their surroundings: mounting them twice would take twice the time. */ }
					{ inner && ( ! isWaiting || isLate ) && (
						<TimedOutProvider value={ true }>
							<div { ...inner } />
						</TimedOutProvider>
					) }
				</>
			) }
			{ children }
		</div>
	);
}

/** Notices of the editor itself, without the server. */
const ownNotices = < A extends object >( { name, attributes }: EditProps< A >, samples: string ): EditorNotice[] =>
	[ claimOf( name ) ? claimNotice( attributes, claimOf( name ) ) : '', samples ]
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
	const bound = serverBindings( block.attributes as Record< string, unknown > );
	const stored = block.attributes as Record< string, string | undefined >;
	const fields: Record< string, ReactNode > = Object.fromEntries(
		Object.entries( texts ).map( ( [ name, text ] ) => {
			const { label, formats } = editable( text );
			const shownText = ( name in bound ? undefined : stored[ name ] ) ?? preview.slots[ name ] ?? '';
			const set = ( html: string ) => {
				const allowed = withAllowedFormats( html, shownText, formats, ! pastesOneLine.current );

				pastesOneLine.current = false;
				block.setAttributes( { [ name ]: allowed } as Partial< A > );
			};

			return [
				name,
				<RichText
					key={ name }
					identifier={ name }
					tagName="span"
					aria-label={ label }
					placeholder={ label }
					allowedFormats={ formats }
					value={ shownText }
					onChange={ set }
				/>,
			];
		} )
	);

	const content = inner && { content: <div { ...inner } /> };

	if ( ! Island || preview.props === null ) {
		return <ServerView html={ preview.html ?? '' } texts={ fields } inner={ inner } />;
	}
	return (
		<ViewProvider value={ { isEditor: true, slots: { ...preview.slots, ...fields, ...content } } }>
			<Island { ...preview.props } />
		</ViewProvider>
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
