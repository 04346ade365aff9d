import { BlockControls, MediaReplaceFlow, MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, Notice } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { fileOf, isSameFile } from '@client/domain/library-file';
import type { ControlProps, Field, FieldTexts, Values } from '../control';
import { of } from './placement';
import { sayChosen, useMedia, type Media } from './use-media';
import { Remove } from './remove';

/** An attribute's value for a file; read on the server by `Media\Document` and `Media\VideoFile`. */
export interface FileValue {
	/** The media ID. */
	id?: number;
	/** Its address when it was chosen, which tells the site that the ID belongs to. */
	url?: string;
	/** The name of one of the plugin's samples, for patterns. */
	sample?: string;
}

interface Kind {
	types: string[];
	/** The button's text. */
	choose: string;
	/** The extension of the plugin's samples. */
	extension: string;
}

const ofKind = < Name extends string >(
	name: Name,
	texts: FieldTexts,
	{ types, choose, extension }: Kind
): Field< Values< Name, FileValue | number >, Values< Name, FileValue > > =>
	function File( { attributes, setAttributes } ) {
		const stored = attributes[ name ] as FileValue | number | undefined;
		const value = typeof stored === 'number' ? { id: stored } : stored;
		const set = ( chosen?: FileValue ) => setAttributes( { [ name ]: chosen } as Values< Name, FileValue > );
		const inputId = useId();
		const pressed = value ? __( 'Replace', 'hvac-blocks' ) : choose;

		return (
			<BaseControl { ...texts } id={ inputId }>
				{ value?.id ? (
					<Chosen id={ value.id } url={ value.url } />
				) : (
					value?.sample && <p>{ `${ value.sample }.${ extension }` }</p>
				) }
				<Flex wrap justify="flex-start">
					<MediaUploadCheck fallback={ <p>{ __( 'You are not allowed to add files.', 'hvac-blocks' ) }</p> }>
						<MediaUpload
							allowedTypes={ types }
							value={ value?.id }
							onSelect={ ( media: Media ) => {
								set( fileOf( media ) );
								sayChosen();
							} }
							render={ ( { open }: { open: () => void } ) => (
								<Button
									__next40pxDefaultSize
									id={ inputId }
									aria-label={ `${ texts.label }: ${ pressed }` }
									variant="secondary"
									aria-describedby={ texts.help && `${ inputId }__help` }
									onClick={ open }
								>
									{ pressed }
								</Button>
							) }
						/>
					</MediaUploadCheck>
					{ value && <Remove remove={ () => set( undefined ) } /> }
				</Flex>
			</BaseControl>
		);
	};

/** A PDF from the media library. The attribute is an object, or a number for a media ID alone. */
export const file = < Name extends string >( name: Name, texts: FieldTexts ) =>
	ofKind( name, texts, {
		types: [ 'application/pdf' ],
		choose: __( 'Choose PDF', 'hvac-blocks' ),
		extension: 'pdf',
	} );

/** A video file from the media library that browsers can play natively. */
export const videoFile = < Name extends string >( name: Name, texts: FieldTexts ) => {
	const types = [ 'video/mp4', 'video/webm' ];

	return Object.assign(
		ofKind( name, texts, { types, choose: __( 'Choose video', 'hvac-blocks' ), extension: 'webm' } ),
		{
			OnBlock: of(
				name,
				( { attributes, setAttributes }: ControlProps< Values< Name, FileValue | number > > ) => {
					const stored = attributes[ name ] as FileValue | number | undefined;

					return (
						<BlockControls group="other">
							<MediaReplaceFlow
								mediaId={ typeof stored === 'number' ? stored : stored?.id }
								allowedTypes={ types }
								accept={ types.join() }
								name={ texts.label }
								// Without an ID, it is still being uploaded.
								onSelect={ ( { id, url } ) =>
									id &&
									setAttributes( { [ name ]: fileOf( { id, url } ) } as Values< Name, FileValue > )
								}
							/>
						</BlockControls>
					);
				}
			),
		}
	);
};

function Chosen( { id, url }: { id: number; url?: string } ) {
	const { media, isMissing } = useMedia( id );

	if ( media && ! isSameFile( url, media.source_url ) ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ __( 'This file is from another site, so the page shows none. Choose it here.', 'hvac-blocks' ) }
			</Notice>
		);
	}

	return isMissing ? (
		<Notice status="warning" isDismissible={ false }>
			{ __( 'This file is no longer in the media library, so the page shows none.', 'hvac-blocks' ) }
		</Notice>
	) : (
		<p style={ { overflowWrap: 'anywhere' } }>{ media?.source_url.split( '/' ).pop() }</p>
	);
}
