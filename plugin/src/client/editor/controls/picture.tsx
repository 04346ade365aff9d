import { MediaReplaceFlow, MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import {
	BaseControl,
	Button,
	DropZone,
	Flex,
	FocalPointPicker,
	FormFileUpload,
	Notice,
	PanelBody,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { fileOf, isSameFile } from '@client/domain/library-file';
import type { ControlProps, FieldTexts, Placed, Values } from '../control';
import { of } from './placement';
import { sayChosen, useMedia, usePictureUpload, type Media } from './use-media';
import { keepFocus, Remove, staying } from './remove';

/** An attribute's value for a picture; read on the server by `Media\Picture`. */
export interface PictureValue {
	/** The media ID; 0 for no picture, if the block has a default. */
	id?: number;
	/** Its address when it was chosen, which tells the site that the ID belongs to. */
	url?: string;
	/** The name of one of the plugin's illustrations, for patterns. */
	illustration?: string;
	/** Undefined uses the media library's alternative text; empty marks the picture as decorative. */
	alt?: string;
	focalPoint?: { x: number; y: number };
}

interface Options extends Partial< FieldTexts > {
	/** Whether the block shows a default picture if none is chosen. */
	hasDefault?: boolean;
}

type Stored = PictureValue | number;

const isNumberOf = ( block: string, attribute: string ): boolean => {
	const { attributes = {} } = ( getBlockType( block ) ?? {} ) as {
		attributes?: Record< string, { type?: unknown } >;
	};

	return attributes[ attribute ]?.type === 'integer' || attributes[ attribute ]?.type === 'number';
};
type Props< Name extends string > = ControlProps< Values< Name, Stored > >;

/**
 * A picture: chosen in the media library, uploaded, or dropped on the block; with its focal point and alternative
 * text. The attribute is an object, or a number for a media ID alone.
 */
export const picture = < Name extends string >( name: Name, options: Options = {} ): Placed => {
	const use = ( { name: block, attributes, setAttributes }: Props< Name > ) => {
		const stored = attributes[ name ];
		const isNumber = isNumberOf( block, name );
		const set = ( value: PictureValue | undefined ) =>
			setAttributes( { [ name ]: isNumber ? ( value?.id ?? 0 ) : value } as Values< Name, Stored > );

		return {
			value: ( typeof stored === 'number' ? { id: stored } : stored ) as PictureValue | undefined,
			isNumber,
			set,
			choose: ( media: Media ) => set( fileOf( media ) ),
		};
	};

	const title = options.label ?? __( 'Image', 'hvac-blocks' );

	const Panel = ( block: Props< Name > ) => {
		const { value, isNumber, set, choose } = use( block );
		const remove = () => set( options.hasDefault ? { id: 0 } : undefined );

		return (
			<PanelBody title={ title }>
				{ value?.id ? (
					<Chosen
						key={ value.id }
						id={ value.id }
						value={ value }
						isNumber={ isNumber }
						set={ set }
						choose={ choose }
						remove={ remove }
					/>
				) : (
					<Choice help={ options.help } choose={ choose }>
						{ value?.illustration && <Remove remove={ remove } /> }
						{ value?.id === 0 && options.hasDefault && (
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								onClick={ staying( () => set( undefined ) ) }
							>
								{ __( 'Use default image', 'hvac-blocks' ) }
							</Button>
						) }
					</Choice>
				) }
			</PanelBody>
		);
	};

	const Drop = ( block: Props< Name > ) => {
		const { choose } = use( block );
		const upload = usePictureUpload( choose );

		return upload && <DropZone label={ __( 'Drop image here', 'hvac-blocks' ) } onFilesDrop={ upload } />;
	};

	const Toolbar = ( block: Props< Name > ) => {
		const { value, choose } = use( block );
		const isShown = value ? value.id !== 0 : options.hasDefault;
		const verb = isShown ? __( 'Replace', 'hvac-blocks' ) : __( 'Choose image', 'hvac-blocks' );

		return (
			<MediaReplaceFlow
				mediaId={ value?.id }
				allowedTypes={ [ 'image' ] }
				accept="image/*"
				// Of several pictures, each has its own name.
				name={ options.label ?? verb }
				// Without an ID, it is still being uploaded.
				onSelect={ ( { id, url } ) => id && choose( { id, url } ) }
			/>
		);
	};

	return {
		place: 'panel',
		Control: of( name, Panel ),
		OnBlock: Drop,
		OnToolbar: of( name, Toolbar ),
		labels: { [ name ]: title },
	};
};

interface ChoiceProps {
	help?: string;
	choose: ( media: Media ) => void;
	children?: React.ReactNode;
}

function Choice( { help, choose, children }: ChoiceProps ) {
	const id = useId();
	const upload = usePictureUpload( choose );

	return (
		<MediaUploadCheck fallback={ <p>{ __( 'You are not allowed to add images.', 'hvac-blocks' ) }</p> }>
			<BaseControl id={ id } help={ help ?? __( 'You can also drop a file onto the block.', 'hvac-blocks' ) }>
				<Flex wrap justify="flex-start">
					<Library
						text={ __( 'Choose image', 'hvac-blocks' ) }
						describedBy={ `${ id }__help` }
						choose={ choose }
					/>
					{ upload && (
						<FormFileUpload
							__next40pxDefaultSize
							accept="image/*"
							onChange={ ( { currentTarget } ) => upload( [ ...( currentTarget.files ?? [] ) ] ) }
						>
							{ __( 'Upload', 'hvac-blocks' ) }
						</FormFileUpload>
					) }
					{ children }
				</Flex>
			</BaseControl>
		</MediaUploadCheck>
	);
}

interface LibraryProps {
	text: string;
	chosen?: number;
	describedBy?: string;
	choose: ( media: Media ) => void;
}

function Library( { text, chosen, describedBy, choose }: LibraryProps ) {
	const keep = useRef( () => {} );

	return (
		<MediaUpload
			allowedTypes={ [ 'image' ] }
			value={ chosen }
			onSelect={ ( media: Media ) => {
				choose( media );
				sayChosen();
			} }
			// The library returns the focus to the button, which a choice replaces. The published types lack `onClose`.
			{ ...{ onClose: () => keep.current() } }
			render={ ( { open }: { open: () => void } ) => (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-describedby={ describedBy }
					onClick={ ( { currentTarget }: MouseEvent ) => {
						keep.current = keepFocus( currentTarget as Element );
						open();
					} }
				>
					{ text }
				</Button>
			) }
		/>
	);
}

interface ChosenProps {
	id: number;
	value: PictureValue;
	/** Whether the attribute contains only the media ID. */
	isNumber: boolean;
	set: ( value: PictureValue ) => void;
	choose: ( media: Media ) => void;
	remove: () => void;
}

function Chosen( { id, value, isNumber, set, choose, remove }: ChosenProps ) {
	const { media: found, isMissing } = useMedia( id );
	const isForeign = found !== undefined && ! isSameFile( value.url, found.source_url );
	const media = isForeign ? undefined : found;

	return (
		<Flex direction="column" gap={ 4 } align="stretch">
			{ isMissing && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This image is no longer in the media library, so the page shows none.', 'hvac-blocks' ) }
				</Notice>
			) }
			{ isForeign && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'This image is from another site, so the page shows none. Choose it here.', 'hvac-blocks' ) }
				</Notice>
			) }
			{ media && isNumber && <img style={ { maxInlineSize: '100%' } } src={ media.source_url } alt="" /> }
			{ media && ! isNumber && (
				<>
					<FocalPointPicker
						label={ __( 'Focal point', 'hvac-blocks' ) }
						url={ media.source_url }
						value={ value.focalPoint ?? { x: 0.5, y: 0.5 } }
						onChange={ ( focalPoint ) => set( { ...value, focalPoint } ) }
					/>
					<Words value={ value } ofLibrary={ media.alt_text } set={ set } />
				</>
			) }
			<Flex wrap justify="flex-start">
				<MediaUploadCheck>
					<Library text={ __( 'Replace', 'hvac-blocks' ) } chosen={ id } choose={ choose } />
				</MediaUploadCheck>
				<Remove remove={ remove } />
			</Flex>
		</Flex>
	);
}

interface WordsProps {
	value: PictureValue;
	ofLibrary: string;
	set: ( value: PictureValue ) => void;
}

/** The picture's alternative text. */
function Words( { value: { alt, ...value }, ofLibrary, set }: WordsProps ) {
	const isDecoration = alt === '';

	return (
		<>
			<ToggleControl
				label={ __( 'Decorative', 'hvac-blocks' ) }
				help={ __( 'The image adds nothing to the text beside it, so screen readers skip it.', 'hvac-blocks' ) }
				checked={ isDecoration }
				onChange={ ( checked ) => set( checked ? { ...value, alt: '' } : value ) }
			/>
			{ ! isDecoration && (
				<TextareaControl
					label={ __( 'Alternative text', 'hvac-blocks' ) }
					help={ __(
						"Describe the image for people who can't see it. Leave empty to use the text from the media library.",
						'hvac-blocks'
					) }
					rows={ 2 }
					placeholder={ ofLibrary }
					value={ alt ?? '' }
					onChange={ ( words ) => set( words.trim() === '' ? value : { ...value, alt: words } ) }
				/>
			) }
		</>
	);
}
