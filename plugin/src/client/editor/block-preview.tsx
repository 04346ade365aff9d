import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MouseEvent, ReactNode } from 'react';
import { ViewProvider } from '../islands/view';
import { serverBindings } from './bindings';
import { claimOf } from './claim/claim';
import { claimNotice } from './claim/notice';
import type { ControlProps, EditProps } from './control';
import { Fields } from './controls/placement';
import { EditorNotices } from './editor-notices';
import { TimedOutProvider, useTimedOut } from './inner/use-timed-out';
import { useInitialInnerBlocks } from './inner/use-initial-inner-blocks';
import { previewAttributes, type Schema } from './previews/preview-attributes';
import type { EditorNotice, Preview } from './previews/queues';
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
		supports?: { hvacBlocks?: { frame?: boolean } };
	};
	const texts = textsOf( shown, block.attributes );
	const stored = block.attributes as Record< string, unknown >;
	const asked = previewAttributes( stored, schema, texts, block.context );
	const { preview, error, retry } = usePreview< P >( block.name, asked, block.clientId );
	const slotValues = Object.fromEntries( Object.keys( texts ).map( ( name ) => [ name, stored[ name ] ] ) );
	const hint = typeof shown.hint === 'function' ? shown.hint( { ...asked, ...slotValues } as A ) : shown.hint;
	const { className = '', ...wrapper } = shown.view ? {} : wrapperProps( preview?.wrapper ?? {} );
	const samples = useSampleNotice( block.clientId );
	const isEmpty = preview && preview.props === null && preview.html === null;
	const isWaiting = ! preview && error === '';
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
				<View { ...{ block, shown, preview, texts, inner } } />
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
}

function View< A extends object, P extends object >( { block, shown, preview, texts, inner }: ViewProps< A, P > ) {
	const { view: Island } = shown;
	const bound = serverBindings( block.attributes as Record< string, unknown > );
	const stored = block.attributes as Record< string, string | undefined >;
	const fields: Record< string, ReactNode > = Object.fromEntries(
		Object.entries( texts ).map( ( [ name, text ] ) => {
			const { label, formats } = editable( text );

			return [
				name,
				<RichText
					key={ name }
					identifier={ name }
					tagName="span"
					aria-label={ label }
					placeholder={ label }
					allowedFormats={ formats }
					value={ ( name in bound ? undefined : stored[ name ] ) ?? preview.slots[ name ] ?? '' }
					onChange={ ( value: string ) => block.setAttributes( { [ name ]: value } as Partial< A > ) }
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
